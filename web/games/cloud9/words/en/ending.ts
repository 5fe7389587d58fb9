import type { Who } from '../../../../seat/game.ts'
import type { Arrival, Fall, Jump } from '../../ending/points.ts'

const list = (seats: readonly number[], who: Who) =>
  new Intl.ListFormat('en-GB').format(seats.map(seat => who(seat) ?? 'you'))

/** What is said of a match that is over. */
export const words = {
  reached: (trips: number) => (trips === 1 ? 'One trip' : `${trips} trips`),
  jump: ({ seat, points }: Jump, who: Who) => `No jump was worth more: ${points} points for ${who(seat) ?? 'you'}.`,
  fall: ({ seats, cloud }: Fall, who: Who) => `The deepest fall, from cloud ${cloud}: nothing for ${list(seats, who)}.`,
  top: ({ seats }: Arrival, who: Who) => `Cloud 9, all the way up: 25 points for ${list(seats, who)}.`
}

export type EndingWords = typeof words
