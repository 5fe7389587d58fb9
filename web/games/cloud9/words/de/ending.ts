import type { Who } from '../../../../seat/game.ts'
import type { words as en } from '../en/ending.ts'

const list = (seats: readonly number[], who: Who) =>
  new Intl.ListFormat('de').format(seats.map(seat => who(seat) ?? 'dich'))

export const words: typeof en = {
  reached: trips => (trips === 1 ? 'Eine Fahrt' : `${trips} Fahrten`),
  jump: ({ seat, points }, who) => `Kein Sprung war mehr wert: ${points} Punkte für ${who(seat) ?? 'dich'}.`,
  fall: ({ seats, cloud }, who) => `Der tiefste Fall, von Wolke ${cloud}: nichts für ${list(seats, who)}.`,
  top: ({ seats }, who) => `Wolke 9, bis ganz hinauf: 25 Punkte für ${list(seats, who)}.`
}
