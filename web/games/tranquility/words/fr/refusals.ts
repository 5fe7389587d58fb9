import type * as en from '../en/refusals.ts'

const cards = (count: unknown) => (count === 0 ? 'aucune carte' : count === 1 ? 'une carte' : `${count} cartes`)
/** What its cards are called here. */
export const refused = { S: 'Départ', F: 'Arrivée' }

export const refusals: typeof en.refusals = card => ({
  CARD_NOT_IN_HAND: ({ card: one, cards: more }) => `Pas dans ta main : ${card(one ?? more)}.`,
  MUST_PLAY_START: () => 'Tu as un Départ et aucun n’est encore joué : il doit l’être d’abord.',
  START_ALREADY_PLAYED: () => 'Le Départ est déjà joué.',
  SLOT_OUT_OF_RANGE: ({ cell }) => `Il n’y a pas de case ${cell} dans cette mer.`,
  SLOT_OCCUPIED: ({ cell, by }) => `En ${cell} se trouve déjà ${by}.`,
  ORDER: ({ card, cell, against }) => `${card} ne va pas en ${cell} : avec ${against}, l’ordre serait rompu.`,
  COST_TOO_HIGH: ({ card, cell, due, can }) =>
    `${card} en ${cell} coûte ${cards(due)}, et tu peux défausser ${cards(can)}.`,
  PAYMENT_COUNT: ({ card, cell, due, paid }) => `${card} en ${cell} coûte ${cards(due)} ; tu as nommé ${cards(paid)}.`,
  PAYMENT_INVALID: ({ paid }) => `Impossible de payer avec ${card(paid)} : tout n’est pas dans ta main.`,
  DISCARD_NEEDS_TWO: ({ named, can }) =>
    Number(can) < 2
      ? 'Tu as moins de deux cartes à défausser.'
      : `On en défausse exactement deux ; tu as nommé ${cards(named)}.`,
  FINISH_GRID_INCOMPLETE: ({ open }) =>
    `L’Arrivée doit attendre : ${open === 1 ? 'une case est encore libre' : `${open} cases sont encore libres`}.`,
  FINISH_NO_START: () => 'L’Arrivée doit attendre : aucun Départ n’est encore joué.',
  PLEDGE_COUNT: ({ count, named, most }) =>
    Number(count) > Number(most)
      ? `Tu peux en proposer au plus ${most}.`
      : `Tu as proposé ${cards(count)}, mais nommé ${cards(named)}.`,
  PLEDGE_BAD_CARDS: ({ cards }) => `Impossible de proposer ${card(cards)} : tout n’est pas dans ta main.`,
  PLEDGE_OVER_EIGHT: ({ count, short }) => `Il ne manque que ${cards(short)} sur huit ; tu as proposé ${cards(count)}.`,
  START_UNPAYABLE: () => 'Ainsi, les huit cartes du Départ ne pourraient plus être réunies.',
  ROW_BLOCKED: ({ row, by }) => `La rangée ${row} est bloquée par ${card(by)}.`
})
