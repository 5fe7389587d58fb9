import type * as en from '../en/refusals.ts'

const cards = (count: unknown) => (count === 1 ? 'une carte' : `${count} cartes`)
const costs = (due: unknown) => (due === 0 ? 'ne coûte rien' : `coûte ${cards(due)}`)
const told = (count: unknown) => (count === 0 ? 'tu n’en as indiqué aucune' : `tu as indiqué ${cards(count)}`)
/** What its cards are called here. */
export const refused = { S: 'un Départ', F: 'une Arrivée' }

export const refusals: typeof en.refusals = card => ({
  CARD_NOT_IN_HAND: ({ card: one, cards: more }) => `Tu n’as pas en main : ${card(one ?? more)}.`,
  MUST_PLAY_START: () => 'Tu as un Départ, et aucun n’a encore été joué : il faut d’abord le jouer.',
  START_ALREADY_PLAYED: () => 'Le Départ a déjà été joué.',
  SLOT_OUT_OF_RANGE: ({ cell }) => `Il n’y a pas de case ${cell} dans cette mer.`,
  SLOT_OCCUPIED: ({ cell, by }) => `Il y a déjà l’île ${by} en ${cell}.`,
  ORDER: ({ card: one, cell, against, between }) =>
    between
      ? `Il ne reste aucune case pour le ${one} à côté de ${card(between)}.`
      : `Le ${one} ne va pas en ${cell} : avec le ${against}, l’ordre serait rompu.`,
  COST_TOO_HIGH: ({ card, cell, due, can }) =>
    `Le ${card} en ${cell} coûte ${cards(due)}, et tu ne peux ${can === 0 ? 'en défausser aucune' : `défausser que ${cards(can)}`}.`,
  PAYMENT_COUNT: ({ card, cell, due, paid }) => `Le ${card} en ${cell} ${costs(due)} ; ${told(paid)}.`,
  PAYMENT_INVALID: ({ paid }) => `Tu ne peux pas payer avec ${card(paid)} : tout n’est pas dans ta main.`,
  DISCARD_NEEDS_TWO: ({ named, can }) =>
    Number(can) < 2 ? 'Tu as moins de deux cartes à défausser.' : `On en défausse exactement deux ; ${told(named)}.`,
  FINISH_GRID_INCOMPLETE: ({ open }) =>
    `L’Arrivée doit attendre : ${open === 1 ? 'une case est encore libre' : `${open} cases sont encore libres`}.`,
  FINISH_NO_START: () => 'L’Arrivée doit attendre : aucun Départ n’a encore été joué.',
  PLEDGE_COUNT: ({ count, named, most }) =>
    Number(count) > Number(most)
      ? `Tu peux en proposer au plus ${most}.`
      : `Tu as proposé ${count === 0 ? 'zéro carte' : cards(count)}, mais ${told(named)}.`,
  PLEDGE_BAD_CARDS: ({ cards }) => `Tu ne peux pas proposer ${card(cards)} : tout n’est pas dans ta main.`,
  PLEDGE_OVER_EIGHT: ({ count, short }) =>
    `Il ne manque plus que ${cards(short)} sur huit ; tu en as proposé ${count}.`,
  START_UNPAYABLE: () => 'Ainsi, les huit cartes du Départ ne pourraient plus être réunies.',
  ROW_BLOCKED: ({ row, by }) => `La rangée ${row} est bloquée par ${card(by)}.`
})
