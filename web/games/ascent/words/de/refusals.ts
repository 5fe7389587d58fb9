import type { Facts } from '../../../../../engine/game.ts'
import type { RefusalWords } from '../../../../words/refusal.ts'
import { card as one } from './cards.ts'
import { named } from '../../../named.ts'
import type { OwnCode } from '../../own-codes.ts'

const GOALS: { readonly [rule: string]: string } = {
  greenPath: 'der grüne Pfad',
  documentary: 'die Folgen, die zu filmen sind',
  wildlife: 'acht Steinböcke in Reihe 8'
}

const cards = (count: unknown) => (count === 0 ? 'keine Karte' : count === 1 ? 'eine Karte' : `${count} Karten`)
const card = named('de', one)
const goal = named('de', rule => GOALS[rule] ?? rule)
const doing = ({ card: one, slot }: Facts) => (one ? `${card(one)} auf ${slot}` : 'Die Herde zu führen')

export const refusals: RefusalWords<OwnCode> = {
  CARD_NOT_IN_HAND: ({ cards }) => `Nicht alles davon ist in deiner Hand: ${card(cards)}.`,
  HOOK_NONE: () => 'Es ist kein Kletterhaken mehr da.',
  HOOK_EMPTY: () => 'Der Stapel ist leer: Ein Kletterhaken gäbe dir nur dieselben Karten wieder.',
  GRID: ({ open }) =>
    `Der Gipfel muss warten: ${open === 1 ? 'Ein Feld ist noch frei oder zeigt' : `${open} Felder sind noch frei oder zeigen`} eine Brücke.`,
  GOAL: ({ open }) => `Der Gipfel muss noch warten. Es fehlt: ${goal(open)}.`,
  DISCARD: ({ named }) => `Abgeworfen werden genau zwei Karten; genannt hast du ${cards(named)}.`,
  HERD_NONE: ({ slot }) => `Auf ${slot} steht kein Steinbock.`,
  HERD_TOP: () => 'Eine Herde geht nicht höher als bis Reihe 8; das letzte Stück steigt sie mit dem Gipfel hinauf.',
  HERD_PATH: ({ from, to }) => `Von ${from} geht eine Herde nur auf eine Karte, die darauf ruht, und ${to} ist keine.`,
  HERD_BRIDGE: ({ to }) => `Auf ${to} liegt eine Brücke, und die betritt keine Herde.`,
  FIRE_TARGET: ({ slot }) => `Auf ${slot} liegt keine Bergkarte, die dem Lagerfeuer weichen könnte.`,
  FIRE_TERRAIN: ({ card: fire, slot, by }) => `Ein ${card(fire)} kann ${card(by)} auf ${slot} nicht ersetzen.`,
  FIRE_HERD: ({ slot }) => `Auf ${slot} stehen Steinböcke: kein Lagerfeuer, bis sie fort sind.`,
  SLOT: ({ slot }) => `Das Feld ${slot} gibt es auf diesem Berg nicht.`,
  FIRE_UP: ({ source, target }) =>
    `Die Karte von ${source} muss in eine höhere Reihe als ihre, und ${target} ist keine.`,
  SUMMIT_ONLY: ({ slot }) => `Auf ${slot} passt nur ein Gipfel.`,
  OCCUPIED: ({ slot, by }) => `Auf ${slot} liegt schon ${card(by)}.`,
  EDGE: ({ slot }) => `Das Feld ${slot} ist das Ende einer Reihe, und dorthin kommt keine Brücke.`,
  LEFT: ({ slot }) => `Links von ${slot} liegt noch nichts, und Reihen wachsen von links.`,
  SUPPORT: ({ slot }) => `Das Feld ${slot} tragen noch keine zwei Karten.`,
  ROW: ({ card: one, slot, row }) => `Das Feld ${slot} ist in Reihe ${row}, zu hoch für ${card(one)}.`,
  TERRAIN: ({ card: one, slot }) => `Neben ${slot} liegt schon dasselbe Gelände wie bei ${card(one)}.`,
  COST: ({ due, can, ...facts }) => `${doing(facts)} kostet ${cards(due)}, und du kannst ${cards(can)} abwerfen.`,
  PAY: ({ due, paid, ...facts }) => `${doing(facts)} kostet ${cards(due)}; genannt hast du ${cards(paid)}.`
}
