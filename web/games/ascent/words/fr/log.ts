import type { Who } from '../../../../seat/game.ts'
import { events as common } from '../../../../words/fr/events.ts'
import type { EndWords, EventWords } from '../../said/events.ts'
import type * as en from '../en/log.ts'
import { card } from './cards.ts'
import { cards, cardsInWords } from './counted.ts'
import { has } from '../../../../words/fr/has.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('fr').format(parts)

const handed = (seats: readonly number[], who: Who) =>
  seats.length > 0 ? ` Un Pont pour ${list(seats.map(seat => who(seat) ?? 'toi'))}.` : ''

const ends: EndWords = {
  WIN: 'Le Sommet est atteint : la partie est gagnée.',
  LOSS_STUCK: 'Plus rien n’était possible : la partie est perdue.',
  LOSS_GOAL: 'La montagne est achevée, mais un objectif est hors d’atteinte : la partie est perdue.',
  STOPPED: 'La partie s’est arrêtée là.'
}

const events: EventWords = {
  dealt: ({ first, bridged }, who) =>
    `Les cartes sont distribuées. ${who(first) === null ? 'Tu commences' : `${who(first)} commence`}.${handed(bridged, who)}`,
  drew: ({ seat, count }, who) => `${has(seat, who)} pioché ${cardsInWords(count)}.`,
  turn: ({ seat }, who) => `C’est à ${who(seat) ?? 'toi'} de jouer.`,
  shuffled: () => 'La pioche a été mélangée.',
  over: ({ why }) => ends[why]
}

export const log: typeof en.log = {
  card,
  ends,
  merits: {
    free: 'Là, cela ne coûte rien.',
    paid: 'L’emplacement vaut bien ces cartes.',
    fresh: 'D’autres cartes iront peut-être mieux à la montagne.',
    other: 'De tout ce qui est permis, cela semble le mieux.'
  },
  events: { ...common, ...events },
  hello: 'Bonjour !',
  standing: ({ players }, seat) =>
    `${cards(players[seat]?.hand ?? 0)}, ${players[seat]?.deck ?? 0} à piocher, ${players[seat]?.discarded ?? 0} à la défausse`
}
