import type { Doing } from '../../../../seat/game.ts'
import type { Words } from '../en/turn.ts'

const list = (cards: readonly string[]) => new Intl.ListFormat('fr').format(cards.map(card))
const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`)
const cost = (price: number) => (price ? `coûte ${cards(price)}` : 'gratuit')

const offers: { readonly [verb: string]: string } = {
  discard: 'Défausser 2',
  start: 'Jouer le Départ',
  finish: 'Jouer l’Arrivée',
  give: 'Proposer des cartes',
  withdraw: 'Retirer l’offre'
}

function card(card: string): string {
  return card === 'S' ? 'Départ' : card === 'F' ? 'Arrivée' : card
}

function doing({ verb, card, place, price, picked, missing }: Doing): string {
  switch (verb) {
    case 'place':
      if (!place) return `Où poser ${card} ? Les points disent le prix.`
      if (missing) return `${card} en ${place} coûte ${cards(price)} : encore ${missing} à défausser.`
      return price ? `${card} en ${place}, et défausser ${list(picked)}.` : `${card} en ${place}. C’est gratuit.`
    case 'discard':
      return missing ? `Choisis ${cards(missing)} à défausser.` : `Défausser ${list(picked)}.`
    case 'give':
      return picked.length
        ? `Proposer ${list(picked)}. Les autres n’en voient que le nombre.`
        : 'Touche les cartes que tu donnerais, ou n’en propose aucune.'
    case 'start':
      return 'Tu as un Départ en main : il se joue maintenant.'
    default:
      return `${offers[verb]}.`
  }
}

export const words: Words = {
  title: 'Tranquility',
  board: 'La mer',
  start: 'Départ',
  finish: 'Arrivée',
  empty: 'libre',
  draft: 'pas encore définitif',
  missing: short => (short ? `Il en manque ${short} sur 8` : 'Les 8 y sont'),
  idle: 'Choisis une carte, puis une case.',
  offers,
  confirm: { give: picked => (picked ? `En proposer ${picked}` : 'Aucune') },
  card,
  doing,
  to: (card, place, price) => `${card} en ${place}, ${cost(price)}`,
  faceDown: count => `${cards(count)} face cachée`
}
