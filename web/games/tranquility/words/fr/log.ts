import { events as common } from '../../../../words/fr/events.ts'
import type { EndWords, EventWords } from '../../said/events.ts'
import type * as en from '../en/log.ts'
import { has } from '../../../../words/fr/has.ts'
import { cardsInWords } from './counted.ts'

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
    `${has(seat, who)} pioché ${own ? list(own.map(named)) : cardsInWords(count)}.`,
  turn: ({ seat }, who) => `C’est à ${who(seat) ?? 'toi'} de jouer.`
}

export const log: typeof en.log = {
  ends,
  merits: {
    free: 'Là, cela ne coûte rien.',
    paid: 'L’endroit vaut bien ces cartes.',
    fresh: 'D’autres cartes iront peut-être mieux.',
    other: 'De tout ce qui est permis, cela semble le mieux.'
  },
  events: { ...common, ...events },
  phrases: {
    hello: () => 'Bonjour !'
  },
  hand: count => (count < 2 ? `${count} carte` : `${count} cartes`),
  pile: count => `${count} à piocher`
}
