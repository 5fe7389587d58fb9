import { partsOf } from './cards.ts'
import { Glyph, IBEX } from './glyph.tsx'
import type { Module } from '../module.ts'
import type { TurnWords } from '../said/sentences.ts'

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
