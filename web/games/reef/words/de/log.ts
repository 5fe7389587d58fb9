import { events as common } from '../../../../words/de/events.ts'
import { has } from '../../../../words/de/has.ts'
import type { EndWords, EventWords } from '../../said/events.ts'
import { sideOf } from '../../said/sides.ts'
import type * as en from '../en/log.ts'
import { card, colours, either, one, purse } from './cards.ts'
import { sides } from './sides.ts'

const listed = (parts: readonly string[]) => new Intl.ListFormat('de').format(parts)
const some = (count: number, single: string, several: string) => `${count} ${count === 1 ? single : several}`

const ends: EndWords = {
  FIVE_BREEDINGS: 'Fünf Paare sind gezüchtet: Das gewinnt.',
  STOPPED: 'Die Partie wurde hier beendet.'
}

const events: EventWords = {
  dealt: ({ first }, who) => `Das Meer liegt aus. ${who(first) === null ? 'Du beginnst' : `${who(first)} beginnt`}.`,
  rolled: ({ seat, dice }, who) => `${has(seat, who)} ${colours(dice)} gewürfelt.`,
  took: ({ seat, colour }, who) => `${has(seat, who)} ${one(colour)} genommen.`,
  turn: ({ seat }, who) => (who(seat) === null ? 'Du bist dran.' : `${who(seat)} ist dran.`),
  bought: ({ seat, cell, card: bought, paid, coral }, who) =>
    `${has(seat, who)} ${one(bought)} von ${cell}${coral ? ` für Koralle ${coral}` : ''} gekauft, für ${purse(paid)}.`,
  bred: ({ seat, coral, pair }, who) => `${has(seat, who)} auf Koralle ${coral} gezüchtet: ${card(pair)}.`,
  wanted: ({ pair, left }) => `Eine neue Zuchtkarte: ${card(pair)}; noch ${left} im Stapel.`,
  looked: ({ seat, cell, paid }, who) => `${has(seat, who)} ${cell} aufdecken lassen, für ${purse(paid)}.`,
  revealed: ({ cell, card: shown }) => `Aufgedeckt auf ${cell}: ${card(shown)}.`,
  launched: ({ seat, boats, paid }, who) => `${has(seat, who)} Boot ${boats} ausgesetzt, für ${purse(paid)}.`,
  ate: ({ seat, cell, coral, card: eaten }, who) =>
    `${who(seat) === null ? 'Dein Hai' : `Der Hai von ${who(seat)}`} hat ${one(eaten)} gefressen, auf ${coral ? `Koralle ${coral}` : cell}.`,
  ended: ({ seat }, who) => `${has(seat, who)} den Zug beendet.`,
  drained: ({ cells }) => `Die Strömung hat leeres Wasser fortgetragen: ${listed(cells)}.`,
  shuffled: ({ count }) => `Die Ablage kam zurück: Der Stapel hat ${some(count, 'Karte', 'Karten')}.`,
  flowed: ({ cards, hidden, left }) =>
    `Neu im Meer: ${listed([...Object.entries(cards).map(([cell, shown]) => `${card(shown)} auf ${cell}`), ...(hidden > 0 ? [`${hidden} verdeckt`] : [])])}; ${left} im Stapel.`,
  over: ({ why }) => ends[why]
}

export const log: typeof en.log = {
  ends,
  merits: {
    bred: 'Züchten gewinnt die Partie.',
    bought: 'Es ist seinen Preis wert.',
    launched: 'Ein Boot öffnet mehr vom Meer.',
    took: 'Diese Farbe nützt am meisten.',
    ended: 'Sonst ist nichts seinen Preis wert.',
    other: 'Von allem, was erlaubt ist, sieht es am besten aus.'
  },
  follows: {
    bred: 'Das fünfte Paar gewinnt.',
    ate: 'Beide Karten sind weg.',
    launched: 'Eine Spalte mehr ist offen.'
  },
  moments: {
    rolled: (dice, who) => `${who === null ? 'Du hast' : `${who} hat`} ${colours(dice)} gewürfelt.`,
    take: list => `Nimm einen Wurm: ${either(list)}.`,
    takes: who => `${who} nimmt jetzt einen Wurm.`,
    begins: 'Rechts ist das Riff; die Strömung zieht nach links, ans Ufer.',
    first: 'Dein Boot öffnet Spalte a: Kauf dort, was du magst.',
    other: who => `${who} beginnt.`
  },
  piles: {
    row2: 'Verdeckt in Reihe 2, vom Ufer an',
    row3: 'Verdeckt in Reihe 3, vom Ufer an',
    deck: 'Der Stapel, oberste Karte zuerst',
    breeding: 'Die nächsten Zuchtkarten, oberste zuerst'
  },
  events: { ...common, ...events },
  standing: ({ players, viewer }, seat) => {
    const { bred = 0, boats = 0, pearls = 0, sharks = 0, worms } = players[seat] ?? {}
    const held = Object.fromEntries(Object.entries(worms ?? {}).filter(([, count]) => count > 0))
    return [
      ...(viewer === 'watcher' ? [sideOf(sides, viewer, seat)] : []),
      `${bred} von 5 gezüchtet`,
      some(boats, 'Boot', 'Boote'),
      `Würmer: ${purse(held) || 'keine'}`,
      ...(pearls > 0 ? [some(pearls, 'Perle', 'Perlen')] : []),
      ...(sharks > 0 ? [some(sharks, 'Hai', 'Haie')] : [])
    ].join(', ')
  }
}
