import { partsOf } from './cards.ts'
import { BRIDGE, FIRE, Glyph, IBEX, SUMMIT } from './glyphs.tsx'
import type { Words } from './words/en/turn.ts'

interface Shown {
  readonly card: string
  readonly words: Words
  /** What a Campfire counts as where it lies. */
  readonly worth?: number | undefined
}

/** A card with its letter above (board.css), its numeral or picture in the middle, and what else it has below. */
export function Face({ card, words, worth }: Shown) {
  const { terrain, value, isFire, hasIbex } = partsOf(card)
  return (
    <i role="img" aria-label={words.card(card)} class={`card ${terrain || card}`}>
      <span>
        {value ? <b>{value}</b> : <Glyph path={isFire ? FIRE : card === 'BR' ? BRIDGE : SUMMIT} />}
        <s>{hasIbex ? <Glyph path={IBEX} /> : worth && `=${worth}`}</s>
      </span>
    </i>
  )
}
