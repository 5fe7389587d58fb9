import type { TurnWords } from '../said/sentences.ts'
import { SIGNS } from './signs.ts'

interface Shown {
  readonly card: string
  readonly words: Pick<TurnWords, 'card'>
}

/** A card, or one side of a die: its shape on its colour. */
export function Face({ card, words }: Shown) {
  return (
    <i role="img" aria-label={words.card(card)} class={`card ${card}`}>
      <svg viewBox="0 0 20 20">
        <path d={SIGNS[card]} />
      </svg>
    </i>
  )
}
