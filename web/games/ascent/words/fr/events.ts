import type { Who } from '../../../../seat/game.ts'
import type { EndWords, EventWords } from '../../events.ts'
import { card, ibexes as herd } from './cards.ts'

const has = (seat: number, who: Who) => (who(seat) === null ? 'Tu as' : `${who(seat)} a`)
const cards = (count: number) => (count < 2 ? 'une carte' : `${count} cartes`)
const paying = (paid: number) => (paid ? ` et payé ${cards(paid)}` : '')
const list = (parts: readonly string[]) => new Intl.ListFormat('fr').format(parts)

const handed = (seats: readonly number[], who: Who) =>
  seats.length > 0 ? ` Un Pont pour ${list(seats.map(seat => who(seat) ?? 'toi'))}.` : ''

export const ends: EndWords = {
  WIN: 'Le Sommet est atteint : la partie est gagnée.',
  LOSS_STUCK: 'Plus rien n’était possible : la partie est perdue.',
  LOSS_GOAL: 'La montagne est achevée, mais un objectif est hors d’atteinte : la partie est perdue.',
  STOPPED: 'La partie s’est arrêtée là.'
}

export const events: EventWords = {
  dealt: ({ first, bridged }, who) =>
    `Les cartes sont distribuées. ${who(first) === null ? 'Tu commences' : `${who(first)} commence`}.${handed(bridged, who)}`,
  revealed: ({ sequences }) => `À filmer : ${list(sequences)}.`,
  drew: ({ seat, count }, who) => `${has(seat, who)} pioché ${cards(count)}.`,
  turn: ({ seat }, who) => `C’est à ${who(seat) ?? 'toi'} de jouer.`,
  placed: ({ seat, card: one, slot, paid }, who) => `${has(seat, who)} posé ${card(one)} en ${slot}${paying(paid)}.`,
  bridged: ({ seat, slot }, who) => `${has(seat, who)} posé un Pont en ${slot}.`,
  lifted: ({ seat, card: fire, source, target, lifted, paid }, who) =>
    `${has(seat, who)} allumé un ${card(fire)} en ${source}, monté ${card(lifted)} en ${target}${paying(paid)}.`,
  topped: ({ seat }, who) => `${has(seat, who)} posé le Sommet.`,
  discarded: ({ seat, count }, who) => `${has(seat, who)} défaussé ${cards(count)}.`,
  herded: ({ seat, route, ibexes, paid }, who) =>
    `${has(seat, who)} mené ${herd(ibexes)} par ${route.join(' → ')}${paying(paid)}.`,
  hooked: ({ seat, left }, who) =>
    `${has(seat, who)} lancé un grappin ; ${left === 0 ? 'il n’en reste aucun' : `il en reste ${left}`}.`,
  shuffled: () => 'La pioche est mélangée.',
  appeared: ({ slot }) => `Un bouquetin apparaît en ${slot}.`,
  climbed: ({ ibexes }) =>
    ibexes < 2 ? `${herd(ibexes)} est monté au Sommet.` : `${herd(ibexes)} sont montés au Sommet.`,
  filmed: ({ sequence }) => `Filmé : ${sequence}.`,
  over: ({ why }) => ends[why]
}
