import type { View } from '../../../../../engine/merchants/view.ts'
import type { Who } from '../../../../seat/game.ts'
import { events as common } from '../../../../words/de/events.ts'
import { specialOn } from '../../board/map.ts'
import type { EndWords, EventWords } from '../../said/events.ts'
import { byKind } from '../../said/by-kind.ts'
import { faceOf } from '../../said/faces.ts'
import { card, cards, either, into, list, one, rocks, theOne, ware } from './cards.ts'

/** "Ann hat", "Du hast". */
const has = (seat: number, who: Who) => (who(seat) === null ? 'Du hast' : `${who(seat)} hat`)
const is = (seat: number, who: Who) => (who(seat) === null ? 'Du bist' : `${who(seat)} ist`)
const where = (space: string) => {
  const name = specialOn(space)
  return name ? into(name) : `nach ${space}`
}

const PLURALS: { readonly [terrain: string]: string } = {
  F: 'Äcker',
  W: 'Wälder',
  M: 'Gebirge',
  V: 'Dörfer',
  E: 'Güter'
}
const several = (kinds: readonly string[]) =>
  list(byKind(kinds, (kind, count) => (count === 1 ? one(kind) : `${count} ${PLURALS[kind] ?? kind}`)))

const ends: EndWords = {
  GOLD: 'Achtzehn Gold: Das gewinnt.',
  STOPPED: 'Die Partie wurde hier beendet.'
}

const events: EventWords = {
  dealt: ({ first }, who) =>
    `Alle Wagen sind beladen, alle haben sechs Karten. ${who(first) === null ? 'Du beginnst' : `${who(first)} beginnt`}.`,
  turn: ({ seat }, who) => (who(seat) === null ? 'Du bist am Zug.' : `${who(seat)} ist am Zug.`),
  blocked: ({ seat, space }, who) => `${has(seat, who)} einen Felsen auf ${space} gelegt.`,
  placed: ({ seat, terrain, space, from }, who) =>
    from
      ? `${has(seat, who)} ${theOne(terrain)} von ${from} nach ${space} gelegt, weil im Vorrat nichts mehr war.`
      : `${has(seat, who)} ${one(terrain)} auf ${space} gelegt.`,
  went: ({ seat, to, card: played }, who) => `${is(seat, who)} ${where(to)} gereist (${card(played)}).`,
  removed: ({ seat, terrain, space, cards: given }, who) =>
    `${has(seat, who)} ${theOne(terrain)} auf ${space} entfernt, für ${several(given)}.`,
  paid: ({ seat, cards: given }, who) => `${has(seat, who)} für einen Wurf ${several(given)} gegeben.`,
  rolled: ({ seat, face }, who) => `${has(seat, who)} ${one(faceOf(face))} gewürfelt.`,
  put: ({ seat, what, space }, who) => `${has(seat, who)} ${one(what)} auf ${space} gelegt.`,
  shifted: ({ seat, what, from, to }, who) => `${has(seat, who)} ${theOne(what)} von ${from} nach ${to} versetzt.`,
  returned: ({ seat, what, space }, who) => `${has(seat, who)} ${theOne(what)} von ${space} zurückgelegt.`,
  skipped: ({ seat }, who) => `${has(seat, who)} mit dem Wurf nichts gemacht.`,
  ended: ({ seat }, who) => `${has(seat, who)} den Zug beendet.`,
  shuffled: ({ count }) =>
    count === 1 ? 'Die eine gespielte Karte ist der neue Stapel.' : `Die ${count} gespielten Karten sind neu gemischt.`,
  drew: ({ seat, count, why, cards: drawn = [] }, who) =>
    `${has(seat, who)}${DRAWN[why] ?? ''} ${drawn.length > 0 ? several(drawn) : cards(count)} gezogen.`,
  loaded: ({ seat, wares }, who) => `${has(seat, who)} ${list(wares.map(ware))} geladen.`,
  sold: ({ seat, ware: what, coin }, who) =>
    coin === null
      ? `${has(seat, who)} ${ware(what)} für eine volle Hand Karten verkauft.`
      : `${has(seat, who)} ${ware(what)} für ${coin} Gold verkauft.`,
  declined: ({ seat, what }, who) =>
    what === 'sale' ? `${has(seat, who)} nichts verkauft.` : `${has(seat, who)} nicht gewürfelt.`,
  over: ({ why }) => ends[why]
}

const DRAWN: { readonly [why: string]: string } = {
  meadow: ' auf der Wiese',
  warehouse: ' im Lager',
  sale: ' für den Verkauf'
}

/** What may be done with a die, a sale and the roll that comes with it. */
const MAY: { readonly [verb: string]: string } = {
  put: 'auslegen',
  shift: 'versetzen',
  return: 'zurücklegen',
  skip: 'verzichten',
  'sell-coin': 'die höchste Münze nehmen',
  'sell-cards': 'deine Hand auf sechs füllen',
  'no-sale': 'die Ware behalten',
  bonus: 'umsonst würfeln',
  'no-roll': 'es lassen'
}

export const log = {
  ends,
  merits: {
    sold: 'Gold gewinnt.',
    went: 'So kommt man am billigsten zu gutem Gold.',
    placed: 'Das macht den Weg kürzer.',
    put: 'Dort liegt es gut.',
    ended: 'Erst braucht es mehr Karten.',
    other: 'Von allem, was erlaubt ist, sieht das am besten aus.'
  },
  follows: {
    blocked: 'Nur eine Sechs räumt ihn wieder weg.',
    loaded: 'Von jeder Ware ist eine im Wagen.'
  },
  moments: {
    rolled: (who: string | null, what: string) => `${who === null ? 'Du hast' : `${who} hat`} ${one(what)} gewürfelt.`,
    may: (verbs: readonly string[]) => `Du kannst ${either(verbs.map(verb => MAY[verb] ?? verb))}.`,
    buys: (who: string | null, what: string) =>
      who === null ? `Die Burg kauft dir ${ware(what)} ab.` : `Die Burg kauft ${who} ${ware(what)} ab.`,
    sold: (who: string | null) => `${who === null ? 'Du hast' : `${who} hat`} etwas verkauft.`,
    begins: 'Alle stehen am Lager, ganz oben.',
    first: 'Lege einen Weg zu einer Burg aus, dann reise darüber.',
    other: (who: string) => `${who} entscheidet.`
  },
  events: { ...common, ...events },
  standing: ({ players }: View, seat: number) => {
    const { gold = 0, wagon = [], hand = 0, rocks: rock = 0 } = players[seat] ?? {}
    return `${gold} Gold, ${cards(hand)}, ${rocks(rock)}, ${wagon.length} von 5 Waren`
  }
}
