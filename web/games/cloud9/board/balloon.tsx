import type { View } from '../../../../engine/cloud9/view.ts'

interface Props extends Pick<View, 'players' | 'pilot'> {
  readonly label: string
}

/** The balloon with everybody who is in its basket, the pilot ringed. */
export function Balloon({ players, pilot, label }: Props) {
  return (
    <span class="balloon">
      <svg viewBox="0 0 60 76">
        <path class="silk" d="M30 0a27 27 0 0 1 14 50l-6 12H22l-6-12A27 27 0 0 1 30 0z" />
        <path class="stripe" d="M30 0c-16 12-14 44-5 62h10c9-18 11-50-5-62z" />
        <path class="basket" d="M20 62h20l-2 14H22z" />
      </svg>
      <span role="img" aria-label={label}>
        {players.map(({ aboard }, seat) => aboard && <i class={seat === pilot ? 'pawn pilot' : 'pawn'}>{seat + 1}</i>)}
      </span>
    </span>
  )
}
