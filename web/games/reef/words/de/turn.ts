import { COLUMNS } from '../../said/columns.ts'
import { counted } from '../../said/counted.ts'
import type * as en from '../en/turn.ts'
import { card, one, purse } from './cards.ts'
import { sides } from './sides.ts'

export const words: typeof en.words = {
  title: 'The Reef',
  hand: 'Deine Würmer und Perlen',
  board: 'Das Meer, links das Ufer',
  empty: 'ein Loch',
  half: 'halb bezahlt',
  draft: 'lässt sich zurücknehmen',
  idle: 'Hier ist nichts mehr, was du bezahlen könntest: Beende deinen Zug.',
  card,
  costing: price => `kostet ${price}`,
  wanted: left => `Offene Zuchtkarten; ${left} kommen noch`,
  sides,
  corals: (side, bred) => `${side}: Korallen, ${bred} von 5 Paaren gezüchtet`,
  coral: (number, fish, pair) => `Koralle ${number}: ${fish ? card(fish) : pair ? `${card(pair)}, gezüchtet` : 'leer'}`,
  boats: (side, count) =>
    `${side}: ${count === 1 ? '1 Boot, offen ist Spalte a' : `${count} Boote, offen sind die Spalten a bis ${COLUMNS[count - 1]}`}`,
  stock: 'Würmer im Vorrat',
  worms: (colour, left) => `${card(colour)}: noch ${left}`,
  rolled: times => (times > 1 ? 'doppelt gewürfelt' : 'gewürfelt'),
  offers: { take: 'Wurm nehmen', buy: 'Kaufen', boat: 'Ein Boot für 3', end: 'Zug beenden' },
  confirm: {},
  asks: {
    take: 'Nimm einen Wurm in einer der hellen Farben.',
    buy: 'Tipp auf eine Karte und sieh, was sie bringt. Die Zahl ist ihr Preis in Würmern.',
    shark: 'Was soll der Hai fressen? Jede offene Karte, oder einen eigenen Fisch.'
  },
  which: 'Auf welche deiner Korallen? Tipp auf eine helle.',
  take: worm => `Du nimmst ${one(worm)}.`,
  buys: {
    co: cell => `Koralle von ${cell}: Platz für ein Paar Fische.`,
    sh: cell => `Hai von ${cell}: Er frisst für dich eine Karte, jetzt oder später.`,
    pe: cell => `Perle von ${cell}: Sie zahlt wie ein Wurm in jeder Farbe.`,
    '~': cell => `Leeres Wasser von ${cell}: ein Loch, das die Strömung füllt.`
  },
  fish: (fish, cell, coral) => `Ein ${card(fish)} von ${cell} kommt auf deine Koralle ${coral}.`,
  breeds: (fish, cell, coral, pair) =>
    `Ein ${card(fish)} von ${cell} auf deine Koralle ${coral}: Dort züchtest du ${card(pair)}!`,
  reveal: cell => `Deck ${cell} auf: Danach kostet es noch 1, nur in diesem Zug.`,
  eats: cell => `Der Hai frisst, was auf ${cell} liegt, und beide sind weg.`,
  eatsOwn: coral => `Der Hai frisst den Fisch auf deiner Koralle ${coral}, und beide sind weg.`,
  does: {
    boat: 'Ein Boot öffnet dir die nächste Spalte.',
    end: 'Die Strömung fließt, gegenüber wird gewürfelt: Du nimmst gleich einen Wurm. Das ist endgültig.'
  },
  choose: missing => `Wähl ${missing === 1 ? '1 Wurm' : `${missing} Würmer`} zum Bezahlen.`,
  paid: tokens => `Du zahlst ${purse(counted(tokens))}.`
}
