import type { Who } from '../../../../seat/game.ts'
import type { words as en } from '../en/ending.ts'

const list = (seats: readonly number[], who: Who) =>
  new Intl.ListFormat('fr').format(seats.map(seat => who(seat) ?? 'toi'))

export const words: typeof en = {
  reached: trips => (trips === 1 ? 'Un voyage' : `${trips} voyages`),
  jump: ({ seat, points }, who) => `Aucun saut n’a valu plus : ${points} points pour ${who(seat) ?? 'toi'}.`,
  fall: ({ seats, cloud }, who) => `La plus longue chute, du nuage ${cloud} : rien pour ${list(seats, who)}.`,
  top: ({ seats }, who) => `Nuage 9, tout en haut : 25 points pour ${list(seats, who)}.`
}
