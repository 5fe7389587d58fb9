import type { View } from '../../../engine/tranquility/view.ts'
import type { AsideProps } from '../../seat/game.ts'
import type { Words } from './words/en/turn.ts'

/** While the Start is being paid: how many cards each seat offers, and how many of the eight are missing. */
export function Offers({ view: { pledge }, words, name }: AsideProps<View, Words>) {
  if (!pledge) return null
  return (
    <p class="offers">
      {pledge.counts.map((count, seat) => (
        <span>
          {name(seat)} <b>{count ?? '–'}</b>
        </span>
      ))}
      <strong>{words.missing(pledge.short)}</strong>
    </p>
  )
}
