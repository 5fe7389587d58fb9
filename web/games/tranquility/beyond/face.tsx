import { Face as Base } from '../face.tsx'
import { BOX } from '../island.ts'
import type { Words } from './words/turn.en.ts'

/** What each other card shows, drawn in the box of an island. */
const SIGNS: { readonly [card: string]: string } = {
  M: 'M1 6c2-6 6-6 7 0zM8 6c1-4 4-4 5 0zM13 6c1-5 3-6 5-5l-1 2-2 3z',
  W: 'M10 0l1.5 3 4-1-2.500 3H18l-3 1H5L2 5h5L4.500 2l4 1z',
  C: 'M10 0l2 3 6 1-6 1-2 1-2-1-6-1 6-1z',
  J: 'M2 6l2-5 4 3 2-4 2 4 4-3 2 5z'
}

/** A card of the hand: an island or an end as always, or a card of a module. */
export function Face({ card, words }: { card: string; words: Words }) {
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
