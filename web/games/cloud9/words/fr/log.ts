import type { Who } from '../../../../seat/game.ts'
import { events as common } from '../../../../words/fr/events.ts'
import { has } from '../../../../words/fr/has.ts'
import type { EndWords, EventWords } from '../../said/events.ts'
import type * as en from '../en/log.ts'
import { card } from './cards.ts'
import { cards, colours } from './counted.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('fr').format(parts)
const all = (seats: readonly number[], who: Who) => list(seats.map(seat => who(seat) ?? 'toi'))
const points = (count: number) => (count <= 1 ? `${count} point` : `${count} points`)

const ends: EndWords = {
  FIFTY_POINTS: 'Cinquante points sont atteints. À égalité, qui a le plus de cartes passe devant.',
  STOPPED: 'La partie s’est arrêtée là.'
}

const CHOICES: { readonly [choice: string]: string } = {
  jump: 'sauter',
  stay: 'rester',
  'jump if jumped': 'sauter si quelqu’un saute avant',
  colours: 'montrer les couleurs',
  wild: 'montrer un joker',
  fall: 'laisser tomber le ballon'
}

const events: EventWords = {
  dealt: ({ first }, who) =>
    `Tout le monde a six cartes. ${who(first) === null ? 'Tu es' : `${who(first)} est`} le premier pilote.`,
  trip: ({ trip, pilot }, who) =>
    `Le voyage ${trip} commence, et ${who(pilot) === null ? 'tu es' : `${who(pilot)} est`} pilote.`,
  rolled: ({ seat, dice }, who) => {
    const need = dice.filter(face => face !== '-')
    return `${has(seat, who)} lancé les dés : ${need.length > 0 ? colours(need) : 'rien que des faces vides'}.`
  },
  chose: ({ seat, choice }, who) => {
    const what = CHOICES[choice ?? '']
    return `${has(seat, who)} répondu${what ? ` : ${what}` : ''}. C’est scellé.`
  },
  waits: ({ seat }, who) =>
    `${who(seat) === null ? 'Tu veux' : `${who(seat)} veut`} d’abord voir ce que font les autres.`,
  jumped: ({ seat, points: got }, who) => `${has(seat, who)} sauté, pour ${points(got)}.`,
  stayed: ({ seat }, who) => `${who(seat) === null ? 'Tu restes' : `${who(seat)} reste`}.`,
  rose: ({ seat, cloud, by, cards: shown }, who) => {
    if (by === 'nothing') return `Il ne fallait rien : on monte au nuage ${cloud}.`
    return `${has(seat, who)} montré ${by === 'wild' ? 'un joker' : colours(shown)} : on monte au nuage ${cloud}.`
  },
  arrived: ({ seats, points: got }, who) => `Nuage 9 ! ${points(got)} pour ${all(seats, who)}.`,
  fell: ({ seat, seats }, who) =>
    `${who(seat) === null ? 'Il te manquait une couleur' : `Il manquait une couleur à ${who(seat)}`}. Le ballon est tombé, sans rien pour ${all(seats, who)}.`,
  continued: ({ seat }, who) => `${has(seat, who)} continué en solo.`,
  shuffled: ({ count }) =>
    count === 1
      ? 'L’unique carte défaussée fait la nouvelle pioche.'
      : `Les ${count} cartes défaussées, mélangées, font une nouvelle pioche.`,
  drew: ({ seat, cards: drawn = [], count }, who) =>
    `${has(seat, who)} pioché${drawn.length > 0 ? ` : ${list(drawn.map(card))}` : ` ${cards(count)}`}.`,
  over: ({ why }) => ends[why]
}

export const log: typeof en.log = {
  ends,
  merits: {
    chose: 'Cela ne dépend pas de ce que font les autres.',
    jumped: 'Ce qui est pris est pris.',
    stayed: 'Le pilote peut bien avoir cela.',
    rose: 'Les cartes étaient là pour cela.',
    other: 'De tout ce qui est permis, cela semble le mieux.'
  },
  follows: {
    arrived: 'Si personne n’a cinquante points, un nouveau voyage commence.',
    fell: 'Si personne n’a cinquante points, tous piochent une carte pour un nouveau voyage.'
  },
  events: { ...common, ...events },
  standing: (score, held) => `${points(score)}, ${cards(held)}`
}
