import type { Side } from '../../../../engine/tranquility/core/slices.ts'
import { Face as Base } from '../face.tsx'
import { BOX, outline } from '../island.ts'
import type { Words } from './words/en/turn.ts'

/** What each other card shows, drawn in the box of an island. */
const SIGNS: { readonly [card: string]: string } = {
  M: 'M1 6c2-6 6-6 7 0zM8 6c1-4 4-4 5 0zM13 6c1-5 3-6 5-5l-1 2-2 3z',
  W: 'M10 0l1.5 2.500 4-1-2 2.500h4l-4 2h-7l-4-2h4l-2-2.500 4 1z',
  C: 'M10 0l2 2.500 6 .5-6 .5-2 2.500-2-2.500-6-.5 6-.5z',
  J: 'M2 6l2-5 4 3 2-4 2 4 4-3 2 5z'
}

interface FaceProps {
  readonly card: string
  readonly words: Words
  /** The half of it that points up, where cards have two. */
  readonly side?: Side | undefined
}

/** An island or an end as always, a card of a module, or an island with a day and a night half. */
export function Face({ card, words, side }: FaceProps) {
  if (side) return <Halves card={card} side={side} />
  const sign = SIGNS[card]
  if (!sign) return <Base card={card} words={words} />
  return (
    <i class={`isle ${card}`}>
      <b>{words.card(card)}</b>
      <svg viewBox={BOX}>
        <path d={sign} />
      </svg>
    </i>
  )
}

/** Sun or moon is up; the other half stands on its head. Only the outline still tells the number's hour. */
function Halves({ card, side }: { card: string; side: Side }) {
  return (
    <i class={`isle half ${side}`}>
      <b>{card}</b>
      <svg viewBox={BOX}>
        <path d={outline(Number(card))} />
      </svg>
      <s data-card={card} />
    </i>
  )
}
