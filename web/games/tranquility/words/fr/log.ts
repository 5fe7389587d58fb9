import { events as common } from '../../../../words/fr/events.ts'
import type { EndWords, EventWords } from '../../events.ts'
import type { Telling } from '../../modules/said.ts'
import { momentOf, pictures } from '../../moments.ts'
import type * as en from '../en/log.ts'
import { has } from '../../../../words/fr/has.ts'

const cards = (count: number) => (count < 2 ? 'une carte' : `${count} cartes`)
const list = (parts: readonly string[]) => new Intl.ListFormat('fr').format(parts)

const ends: EndWords = {
  WIN: 'La mer est pleine et l’Arrivée a été jouée : la partie est gagnée.',
  LOSS_NO_ACTION: 'Plus rien n’était possible : la partie est perdue.',
  LOSS_START_UNPAYABLE: 'Il ne restait plus huit cartes pour le Départ : la partie est perdue.',
  STOPPED: 'La partie s’est arrêtée là.'
}

const events: EventWords = {
  dealt: ({ first }, who) =>
    `Les cartes sont distribuées. ${who(first) === null ? 'Tu commences' : `${who(first)} commence`}.`,
  drew: ({ seat, count, cards: own }, who, named) =>
    `${has(seat, who)} pioché ${own ? list(own.map(named)) : cards(count)}.`,
  ready: () => 'Un Départ a été mélangé à chaque pioche.',
  turn: ({ seat }, who) => `C’est à ${who(seat) ?? 'toi'} de jouer.`,
  placed: ({ seat, card, cell, paid, with: as }, who, named) =>
    `${has(seat, who)} posé ${as ? `${named(as)} comme ${card}` : `le ${card}`} en ${cell}${paid ? ` et payé ${cards(paid)}` : ''}.`,
  discarded: ({ seat, count }, who) => `${has(seat, who)} défaussé ${cards(count)}.`,
  started: ({ seat, with: as }, who, named) =>
    `${has(seat, who)} joué ${as ? `${named(as)} comme Départ` : 'un Départ'} : il faut huit cartes.`,
  pledged: ({ seat, count, blind }, who) =>
    `${who(seat) === null ? 'Tu proposes' : `${who(seat)} propose`} ${count ? cards(count) : 'zéro carte'}${blind ? ', dont deux sans les voir' : ''}.`,
  withdrew: ({ seat }, who) => `${has(seat, who)} retiré ${who(seat) === null ? 'ta' : 'sa'} proposition.`,
  paid: ({ counts }, who) =>
    `Le Départ est payé : ${counts.map((count, seat) => `${who(seat) ?? 'toi'} ${count}`).join(', ')}.`,
  finished: ({ seat, with: as }, who, named) =>
    `${has(seat, who)} joué ${as ? `${named(as)} comme Arrivée` : 'une Arrivée'}.`,
  over: ({ why }) => ends[why]
}

const moment: Telling['moment'] = (now, named) =>
  momentOf(now, named, {
    held: 'Tu as pioché un Départ : il se joue aussitôt.',
    played: who => `${who === null ? 'Tu as' : `${who} a`} joué le Départ.`,
    alone: 'Il coûte 8 cartes.',
    together: 'Ensemble, vous donnez 8 cartes.',
    you: 'toi',
    offers: (offers, short) =>
      `Proposé : ${offers.join(', ')}. ${short ? `Il en manque ${short} sur 8` : 'Les 8 y sont'}.`,
    next: 'Les 8 partent à la fois.',
    offered: cards => `Tu as proposé ${list(cards)}.`,
    offeredNone: 'Tu n’en as proposé aucune.',
    change: 'Tu peux encore changer d’avis.',
    all: 'Tout le monde a répondu.',
    unseen: 'deux sans les voir',
    count: cards,
    short: missing => `Il en manque encore ${missing} sur 8 : qui peut donner plus ?`,
    full: 'La mer est pleine, le voyage peut finir.',
    finish: 'Joue l’Arrivée, et la partie est gagnée.'
  })

export const log: typeof en.log = {
  cards: { S: 'un Départ', F: 'une Arrivée' },
  ends,
  events: { ...common, ...events },
  moment,
  pictures,
  phrases: {
    hello: () => 'Bonjour tout le monde !',
    'can-give': count => `Je pourrais en donner ${count}.`,
    'please-give': count => `Pourrais-tu en donner ${count} de plus ?`
  },
  hand: count => (count < 2 ? `${count} carte` : `${count} cartes`),
  pile: count => `${count} à piocher`
}
