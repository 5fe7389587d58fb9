import { BOX, hour, outline } from './island.ts'
import type { Words } from './words/en/turn.ts'

// A boat leaves, a lighthouse waits.
const BOAT = 'M3 4h14l-3 2H6zM11 0v3H6z'
const LIGHTHOUSE = 'M1 6q9-3 18 0zM9 5l.5-5h1l.5 5z'

/** An island under the sky of its hour, or one of the two ends of the journey. */
export function Face({ card, words }: { card: string; words: Words }) {
  const island = Number(card)
  const end = card === 'S' ? BOAT : LIGHTHOUSE
  return (
    <i class={`isle ${island ? `h${hour(island)}` : card}`}>
      <b>{words.card(card)}</b>
      <svg viewBox={BOX}>
        <path d={island ? outline(island) : end} />
      </svg>
    </i>
  )
}
