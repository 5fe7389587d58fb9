import type { TurnWords } from '../said/sentences.ts'
import { Glyph, headOf } from './glyphs.tsx'

interface Shown {
  readonly card: string
  readonly words: Pick<TurnWords, 'card'>
}

/** A character: its clan's colour, its race's head, its name. */
export function Face({ card, words }: Shown) {
  return (
    <i role="img" aria-label={words.card(card)} class={`card ${card.charAt(0)}`}>
      <Glyph path={headOf(card.charAt(1))} />
      <b>{card}</b>
    </i>
  )
}
