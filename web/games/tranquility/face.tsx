import { BOX, hour, outline } from './island.ts'
import type { Words } from './words/turn.en.ts'

// A boat leaves, a lighthouse waits.
const BOAT = 'M3 4h14l-2 2H5zM11 0v3.500H5.500zm.7.8 3.500 2.700h-3.500z'
const LIGHTHOUSE = 'M1 6q9-2 18 0zM8.800 4.800l.5-3.300h1.400l.5 3.300zM9 1.200h2V.5H9z'

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
