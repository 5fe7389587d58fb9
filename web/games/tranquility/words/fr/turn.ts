import type * as en from '../en/turn.ts'

const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`)

export const words: typeof en.words = {
  title: 'Tranquillité',
  board: 'La mer',
  empty: 'libre',
  draft: 'peut être repris',
  idle: 'Choisis une carte, puis une case.',
  cards: { S: 'Départ', F: 'Arrivée' },
  offers: {
    discard: 'Défausser 2',
    start: 'Jouer le Départ',
    finish: 'Jouer l’Arrivée',
    give: 'Proposer des cartes',
    withdraw: 'Retirer mon offre'
  },
  confirm: { give: picked => (picked ? `En proposer ${picked}` : 'Aucune') },
  count: cards,
  list: names => new Intl.ListFormat('fr').format(names),
  where: card => `Où poser le ${card} ? Un rond est gratuit, les points disent le prix.`,
  costs: (card, cell, price) => `${card} en ${cell}, ${price ? `coûte ${cards(price)}` : 'gratuit'}`,
  due: (card, cell, price, missing) => `${card} en ${cell} coûte ${cards(price)} : encore ${missing} à défausser.`,
  paid: (card, cell, discards) => `${card} en ${cell}, et défausser ${discards}.`,
  free: (card, cell) => `${card} en ${cell}. C’est gratuit.`,
  choose: missing => `Choisis ${cards(missing)} à défausser.`,
  discard: discards => `Défausser ${discards}.`,
  give: cards => `Tu proposes ${cards}.`,
  unseen: 'Les autres n’en voient que le nombre.',
  giveNone: 'Touche les cartes que tu donnerais, ou n’en propose aucune.',
  giveOther: 'Touche des cartes pour changer ton offre.'
}
