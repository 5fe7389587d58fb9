import { sentences } from '../../sentences.ts'
import { card, ibexes } from './cards.ts'
import type { Words } from '../en/turn.ts'

const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`)

export const words: Words = {
  title: 'Tranquility: The Ascent',
  board: 'La montagne',
  empty: 'libre',
  draft: 'pas encore définitif',
  idle: 'Choisis une carte, puis une case.',
  confirm: {},
  faceDown: count => `${cards(count)} face cachée`,
  worth: value => `compte pour ${value}`,
  ibexes,
  hiker: 'la randonneuse est ici',
  bears: 'porte ta carte',
  path: row => `Sentier vert ${row}/8`,
  filmed: (count, of) => `Filmé ${count}/${of}`,
  film: (sequence, isFilmed) => `${sequence}, ${isFilmed ? 'filmé' : 'à filmer'}`,
  up: count => `Bouquetins ${count}/8`,
  filled: (count, of) => `Montagne ${count}/${of}`,
  supply: count => `Bouquetins à venir ${count}`,
  hooks: count => `Grappins ${count}`,
  ...sentences({
    offers: {
      discard: 'Défausser deux',
      herd: 'Mener harde',
      summit: 'Poser le Sommet',
      hook: 'Lancer un grappin'
    },
    card,
    list: cards => new Intl.ListFormat('fr').format(cards),
    onto: (card, slot) => `${card} en ${slot}`,
    fire: (card, source) => `${card} en ${source}`,
    lifted: (fire, target) => `${fire}, sa carte monte en ${target}`,
    lead: route => `harde ${route}`,
    costs: (what, price) => `${what}, ${price ? `coûte ${cards(price)}` : 'gratuit'}`,
    where: card => `Où poser ${card} ? Le prix est sur chaque case.`,
    source: 'Quelle carte cède sa place au Feu ? Elle montera plus haut.',
    target: source => `Où va la carte de ${source} ?`,
    herd: 'Quelle harde mènes-tu ? Une carte par rangée.',
    up: start => `Jusqu’où, depuis ${start} ?`,
    due: (what, price, missing) => `${what} coûte ${cards(price)} : encore ${missing} à défausser.`,
    paid: (what, cards) => `${what}, et défausser ${cards}.`,
    free: what => `${what}. C’est gratuit.`,
    discard: missing => `Choisis ${cards(missing)} à défausser.`,
    discarded: cards => `défausser ${cards}.`,
    hook: 'Mélanger toute ta main à la pioche, et repiocher.',
    summit: 'Le Sommet : avec lui, c’est gagné.'
  })
}
