import { COLUMNS } from '../../said/columns.ts'
import { counted } from '../../said/counted.ts'
import type * as en from '../en/turn.ts'
import { card, one, purse } from './cards.ts'
import { sides } from './sides.ts'

export const words: typeof en.words = {
  title: 'The Reef',
  hand: 'Tes vers et tes perles',
  board: 'La mer, la rive à gauche',
  empty: 'un trou',
  half: 'à moitié payé',
  draft: 'peut être repris',
  idle: 'Il n’y a plus rien que tu puisses payer : termine ton tour.',
  card,
  costing: price => `coûte ${price}`,
  wanted: left => `Cartes d’élevage visibles ; encore ${left} à venir`,
  sides,
  corals: (side, bred) => `${side} : coraux, ${bred} élevages sur 5`,
  coral: (number, fish, pair) =>
    `corail ${number} : ${fish ? card(fish) : pair ? `${card(pair)}, élevage fait` : 'vide'}`,
  boats: (side, count) =>
    `${side} : ${count === 1 ? '1 bateau, la colonne a est ouverte' : `${count} bateaux, les colonnes a à ${COLUMNS[count - 1]} sont ouvertes`}`,
  stock: 'Vers en réserve',
  worms: (colour, left) => `${card(colour)} : il en reste ${left}`,
  rolled: times => (times > 1 ? 'deux fois aux dés' : 'aux dés'),
  offers: { take: 'Prendre un ver', buy: 'Acheter', boat: 'Un bateau pour 3', end: 'Fin du tour' },
  confirm: {},
  asks: {
    take: 'Prends un ver d’une des couleurs éclairées.',
    buy: 'Touche une carte pour voir ce qu’elle apporte. Le nombre est son prix en vers.',
    shark: 'Que doit manger le requin ? Toute carte visible, ou un poisson à toi.'
  },
  which: 'Sur lequel de tes coraux ? Touche celui qui est éclairé.',
  take: worm => `Tu prends ${one(worm)}.`,
  buys: {
    co: cell => `Corail en ${cell} : de la place pour un couple.`,
    sh: cell => `Requin en ${cell} : il mangera une carte pour toi, tout de suite ou plus tard.`,
    pe: cell => `Perle en ${cell} : elle paie comme un ver de n’importe quelle couleur.`,
    '~': cell => `Eau vide en ${cell} : un trou, que le courant remplira.`
  },
  fish: (fish, cell, coral) => `${capital(one(fish))} de ${cell} va sur ton corail ${coral}.`,
  breeds: (fish, cell, coral, pair) =>
    `${capital(one(fish))} de ${cell} sur ton corail ${coral} : ${card(pair)}, c’est un élevage !`,
  reveal: cell => `Retourne ${cell} : la carte coûte ensuite 1 de plus, ce tour seulement.`,
  eats: cell => `Le requin mange ce qui est en ${cell}, et les deux s’en vont.`,
  eatsOwn: coral => `Le requin mange le poisson de ton corail ${coral}, et les deux s’en vont.`,
  does: {
    boat: 'Un bateau t’ouvre la colonne suivante.',
    end: 'Le courant passe, l’autre lance les dés : tu prends un ver aussitôt. C’est définitif.'
  },
  choose: missing => `Choisis ${missing} ${missing === 1 ? 'ver' : 'vers'} pour payer.`,
  paid: tokens => `Tu paies ${purse(counted(tokens))}.`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
