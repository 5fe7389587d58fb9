import type { RefusalWords } from '../../../../words/refusals/refusal.ts'
import { named } from '../../named.ts'
import type { OwnCode } from '../../own-codes.ts'

const cards = (count: unknown) => (count === 0 ? 'aucune carte' : count === 1 ? 'une carte' : `${count} cartes`)
const card = named('fr', {
  S: 'Départ',
  F: 'Arrivée',
  M: 'Monstre marin',
  W: 'carte Libre',
  C: 'Boussole',
  J: 'Joker'
})

export const refusals: RefusalWords<OwnCode> = {
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
  ROW_BLOCKED: ({ row, by }) =>
    `La rangée ${row} est bloquée par ${by === 'rocks' ? 'les Récifs' : `la Tempête ${by}`}.`,
  SPACE_STORMED: ({ cell }) => `Une Tempête se trouve en ${cell}.`,
  PILLARS_FIRST: () => 'Le toit s’ouvre quand les deux piliers sont pleins.',
  WILD_AS_UNAVAILABLE: () => 'Cette partie se joue sans cela, même avec une carte Libre.',
  WILD_VALUE_RANGE: ({ value }) => `Il n’y a pas d’île ${value} : elles vont de 1 à 80.`,
  WILD_VALUE_TAKEN: ({ value }) => `L’île ${value} est dans la mer, ou elle a été détruite.`,
  MONSTER_NO_TARGET: ({ cell }) => `En ${cell}, il n’y a rien qu’un Monstre marin puisse prendre.`,
  MATH_IMPOSSIBLE: ({ card, cell }) => `Avec ${card} en ${cell}, la mer ne pourrait plus jamais être remplie.`,
  ORANGE_NEEDS_NEIGHBOUR: ({ cell }) => `Sous ta Tempête orange, une île a besoin d’une voisine ; ${cell} n’en a pas.`,
  MONSTER_UNDISCARDABLE: () => 'Un Monstre marin ne se défausse jamais.',
  FINISH_ORIENTATION: () => 'L’Arrivée doit attendre : la nuit doit être en bas et le jour en haut.',
  FINISH_MONSTER_HELD: () => 'L’Arrivée doit attendre : quelqu’un tient un Monstre marin.',
  ROCKS_SAME_ROW: ({ row }) => `Les Récifs sont déjà sur la rangée ${row}.`,
  ROCKS_ROW_FULL: ({ row }) => `La rangée ${row} est pleine : les Récifs n’y ont pas de place.`,
  STORM_CHOICE: () => 'La Tempête demande une autre réponse.',
  PURPLE_ROW_FULL: ({ row }) => `La rangée ${row} est pleine : il en faut une avec une case libre.`,
  COMPASS_NONE: () => 'Il n’y a pas de Boussole à dépenser.',
  STORM_NOT_ACTIVE: ({ storm }) => `Il n’y a pas de Tempête ${storm} en ce moment.`,
  WHOLE_HAND_TOO_SMALL: () => 'Une main entière compte au moins deux cartes.',
  WHOLE_HAND_MONSTER: () => 'Tu tiens un Monstre marin : la main entière ne peut pas être défaussée.',
  BLIND_NOT_ALLOWED: () =>
    'Donner sans voir se fait seulement sous une Tempête jaune, avec deux cartes dans la pioche.',
  NO_COMPASS_CARD: ({ cell }) => `Pour libérer ${cell}, il faut une Boussole, et une Tempête à cet endroit.`,
  NO_GRID_CARD: ({ cell }) => `En ${cell}, il n’y a pas de carte à tourner.`,
  HAND_HAS_PLAY: () => 'Une carte de ta main peut être posée : pas d’échange possible.',
  EXCHANGE_EMPTY_ROW: () => 'La rangée ouverte est vide : il n’y a rien à prendre en échange.',
  ACTION_AVAILABLE: () => 'Tu peux encore faire quelque chose : impossible de passer.'
}
