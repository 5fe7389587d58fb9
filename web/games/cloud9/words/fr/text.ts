import type { words as en } from '../en/text.ts'
import { cards, colours } from './counted.ts'

export const words: typeof en = {
  letters: { G: 'vert', P: 'violet', R: 'rouge', Y: 'jaune', W: 'joker', '-': '-' },
  trip: (trip, cloud) => `Voyage ${trip}. Le ballon est sur le nuage ${cloud}.`,
  seat: (name, points, held, state) =>
    `${name} : ${points <= 1 ? `${points} point` : `${points} points`}, ${cards(held)}, ${state}.`,
  dice: dice => `Dés : ${dice}`,
  pile: (pile, discard) =>
    `Encore ${cards(pile)} à piocher. Jouées jusqu’ici : ${discard.length > 0 ? colours(discard) : 'aucune'}.`,
  best: most => `Le plus haut vol : ${most <= 1 ? `${most} point` : `${most} points`}.`,
  dieCount: dice => (dice > 0 ? `${dice} dés` : 'tout en haut')
}
