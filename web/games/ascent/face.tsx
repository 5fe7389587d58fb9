import { partsOf } from './cards.ts'
import { Glyph } from './glyph.tsx'
import type { Module } from './module.ts'
import type { TurnWords } from './sentences.ts'

// Every third card has one, whether or not herds are played with.
const IBEX = 'M8 20C7 13 5 7 0 3c7 1 10 6 10 12 0-6 3-11 10-12-5 4-7 10-8 17z'

interface Shown {
  readonly card: string
  readonly words: TurnWords
  /** What it counts as where it lies. */
  readonly sign?: string | undefined
}

/** A card with its letter above (board.css), its numeral or picture in the middle, and what else it has below. */
export function faceOf<Own>(modules: readonly Module<Own>[]) {
  const all: NonNullable<Module['signs']> = Object.assign({}, ...modules.map(({ signs }) => signs))
  return ({ card, words, sign }: Shown) => {
    const { terrain, value, hasIbex } = partsOf(card)
    return (
      <i role="img" aria-label={words.card(card)} class={`card ${terrain || card}`}>
        <span>
          {value ? <b>{value}</b> : <Glyph path={all[card] ?? ''} />}
          <s>{hasIbex ? <Glyph path={IBEX} /> : sign}</s>
        </span>
      </i>
    )
  }
}
