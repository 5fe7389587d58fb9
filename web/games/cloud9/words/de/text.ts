import type { words as en } from '../en/text.ts'
import { cards, colours } from './counted.ts'

export const words: typeof en = {
  letters: { G: 'Grün', P: 'Lila', R: 'Rot', Y: 'Gelb', W: 'Joker', '-': '-' },
  trip: (trip, cloud) => `Fahrt ${trip}. Der Ballon ist auf Wolke ${cloud}.`,
  seat: (name, points, held, state) =>
    `${name}: ${points === 1 ? '1 Punkt' : `${points} Punkte`}, ${cards(held)}, ${state}.`,
  dice: dice => `Würfel: ${dice}`,
  pile: (pile, discard) =>
    `Noch ${cards(pile)} zu ziehen. Bisher gespielt: ${discard.length > 0 ? colours(discard) : 'keine'}.`,
  best: most => `Höchster Flug: ${most === 1 ? '1 Punkt' : `${most} Punkte`}.`,
  dieCount: dice => (dice > 0 ? `${dice} Würfel` : 'ganz oben')
}
