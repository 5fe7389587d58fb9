import { sentences } from '../../sentences.ts'
import { card, ibexes } from './cards.ts'
import type { Words } from '../en/turn.ts'

const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`)

export const words: Words = {
  title: 'Tranquility: The Ascent',
  board: 'Der Berg',
  empty: 'frei',
  draft: 'noch nicht endgültig',
  idle: 'Wähl eine Karte, dann ein Feld.',
  confirm: {},
  faceDown: count => `${cards(count)} verdeckt`,
  worth: value => `zählt als ${value}`,
  ibexes,
  hiker: 'hier ist die Wanderin',
  bears: 'trägt deine Karte',
  path: row => `Grüner Pfad ${row}/8`,
  filmed: (count, of) => `Gefilmt ${count}/${of}`,
  film: (sequence, isFilmed) => `${sequence}, ${isFilmed ? 'gefilmt' : 'noch zu filmen'}`,
  up: count => `Böcke oben ${count}/8`,
  filled: (count, of) => `Berg ${count}/${of}`,
  supply: count => `Weitere Steinböcke ${count}`,
  hooks: count => `Haken ${count}`,
  ...sentences({
    offers: {
      discard: 'Zwei abwerfen',
      herd: 'Herde führen',
      summit: 'Gipfel legen',
      hook: 'Haken nehmen'
    },
    card,
    list: cards => new Intl.ListFormat('de').format(cards),
    onto: (card, slot) => `${card} auf ${slot}`,
    fire: (card, source) => `${card} auf ${source}`,
    lifted: (fire, target) => `${fire}, die Karte von dort auf ${target}`,
    lead: route => `Herde ${route}`,
    costs: (what, price) => `${what}, kostet ${price ? cards(price) : 'nichts'}`,
    where: card => `Wohin mit ${card}? Der Preis steht auf den Feldern.`,
    source: 'Welche Karte weicht dem Lagerfeuer? Sie kommt weiter hinauf.',
    target: source => `Wohin mit der Karte von ${source}?`,
    herd: 'Welche Herde führst du? Jede Reihe kostet eine Karte.',
    up: start => `Wie weit hinauf von ${start}?`,
    due: (what, price, missing) => `${what} kostet ${cards(price)}: Wirf noch ${missing} ab.`,
    paid: (what, cards) => `${what}, dafür ${cards} abwerfen.`,
    free: what => `${what}. Das kostet nichts.`,
    discard: missing => `Wähl ${cards(missing)} zum Abwerfen.`,
    discarded: cards => `${cards} abwerfen.`,
    hook: 'Deine ganze Hand in den Stapel mischen und neu ziehen.',
    summit: 'Der Gipfel: Damit ist die Partie gewonnen.'
  })
}
