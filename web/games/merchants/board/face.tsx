import type { TurnWords } from '../said/sentences.ts'
import { Glyph, GLYPHS } from './glyphs.tsx'

interface Shown {
  readonly card: string
  readonly words: Pick<TurnWords, 'card'>
}

/** A card: what its terrain looks like, and its letter. */
export function Face({ card, words }: Shown) {
  return (
    <i role="img" aria-label={words.card(card)} class={`card ${card}`}>
      <Glyph path={GLYPHS[card]} />
      <b>{card}</b>
    </i>
  )
}
