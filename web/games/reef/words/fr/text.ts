import type * as en from '../en/text.ts'
import { card, purse } from './cards.ts'
import { sides } from './sides.ts'

export const words: typeof en.words = {
  row: (row, cards) => `Rangée ${row} : ${cards}.`,
  hole: 'un trou',
  card,
  wanted: (pairs, left) => `Cartes d’élevage : ${pairs || 'aucune'} ; encore ${left} à venir.`,
  sides,
  seat: (side, boats, corals, held) =>
    `${side} : ${boats === 1 ? '1 bateau' : `${boats} bateaux`} ; coraux : ${corals || 'aucun'} ; en main : ${held || 'rien'}.`,
  stock: stock => `Vers en réserve : ${stock || 'aucun'}.`,
  piles: (deck, discard) => `${deck} dans la pioche, ${discard} à la défausse.`,
  purse,
  sharks: count => (count === 1 ? '1 requin' : `${count} requins`),
  best: lead => `Plus nette victoire : 5 élevages à ${5 - lead}.`,
  empty: 'vide',
  bred: 'élevage'
}
