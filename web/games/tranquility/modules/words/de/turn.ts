import type { Doing } from '../../../../../seat/game.ts'
import { words as base } from '../../../words/de/turn.ts'
import { partsOf, UNFINISHED } from '../../../ways.ts'
import type { Words } from '../en/turn.ts'

const list = (cards: readonly string[]) => new Intl.ListFormat('de').format(cards.map(card))
const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`)

const CARDS: { readonly [card: string]: string } = { M: 'Monster', W: 'Freie', C: 'Kompass', J: 'Joker' }
const SIDES = { day: 'Tag', night: 'Nacht' }
const COLOURS: { readonly [colour: string]: string } = { Y: 'gelbe', P: 'lila', O: 'orange' }

const offers: { readonly [verb: string]: string } = {
  ...base.offers,
  storm: 'Wirken lassen',
  compass: 'Kompass',
  rocks: 'Felsen verlegen',
  keep: 'Felsen behalten',
  all: 'Alle abwerfen',
  turn: 'Karte drehen',
  exchange: 'Reihe nehmen',
  pass: 'Passen',
  pay: 'Bezahlen',
  blind: 'Zwei ungesehen'
}

function card(card: string): string {
  return CARDS[card] ?? base.card(card)
}

const coloured = (name: string) => `${COLOURS[name.slice(0, 1)]} Sturm ${name}`

function doing(now: Doing): string {
  const { verb, place, price, picked, missing, at, later = {} } = now
  const { cell, value } = partsOf(place)
  const held = value ? `${card(now.card)} ${value}` : card(now.card)
  const due = later[place]
  switch (verb) {
    case 'place':
      if (value === 'M') return `Die Karte ${card(now.card)} holt als Seeungeheuer, was auf ${cell} liegt.`
      if (price === UNFINISHED) return `Welche Zahl ist die Karte ${card(now.card)} auf ${cell}?`
      if (due !== undefined)
        return `${held} auf ${cell}: erst eine Entdeckerkarte, dann kostet es ${due ? cards(due) : 'nichts'}.`
      return base.doing({ ...now, card: held, place: cell })
    case 'monster':
      return place
        ? `Das Seeungeheuer holt, was auf ${place} liegt. Beide sind aus dem Spiel.`
        : 'Welche Insel holt es sich?'
    case 'storm':
      if (missing) return `Der Sturm lässt dir drei Karten: Wirf noch ${missing} ab.`
      if (picked.length) return `Der Sturm wirkt: ${list(picked)} abwerfen.`
      return place ? `Der Sturm sperrt Reihe ${place}.` : at ? 'Welche Reihe sperrt der Sturm?' : 'Der Sturm wirkt.'
    case 'wait':
      return 'Du kannst jederzeit einen Kompass einsetzen.'
    case 'compass':
      return place ? `Ein Kompass vertreibt Sturm ${place}.` : 'Ein Kompass kann einen Sturm vertreiben: welchen?'
    case 'rocks':
      return place ? `Die Felsen kommen auf Reihe ${place}.` : 'Wohin kommen die Felsen?'
    case 'keep':
      return missing
        ? `Wähl ${cards(missing)} zum Abwerfen, dann bleiben die Felsen.`
        : `${list(picked)} abwerfen: Die Felsen bleiben.`
    case 'all':
      return 'Die ganze Hand abwerfen und einen Kompass gewinnen.'
    case 'blind':
      if (!place) return 'Zwei vom Stapel gehen ungesehen. Wie viele Karten insgesamt?'
      return missing ? `Zwei gehen ungesehen: Wähl noch ${missing}.` : `${place} anbieten, zwei davon ungesehen.`
    case 'turn':
      if (!place) return 'Welche Karte im Meer drehst du? Das kostet eine Karte.'
      return missing
        ? `${place} drehen: Wähl eine Karte zum Abwerfen.`
        : `${place} drehen, dafür ${list(picked)} abwerfen.`
    case 'clear':
      return place ? `Ein Kompass vertreibt den Sturm auf ${place}.` : 'Welchen Sturm vertreibt der Kompass?'
    case 'pay':
      return missing ? `Wähl ${cards(missing)} zum Bezahlen.` : `Mit ${list(picked)} bezahlen.`
    case 'exchange':
      return 'Die Hand zeigen und abwerfen, und die ganze Reihe nehmen.'
    case 'start':
      return now.card === 'W' ? 'Die freie Karte wird als Start gespielt.' : base.doing(now)
    case 'discard':
    case 'give':
      return picked.length && !missing
        ? `${list(picked)} ${verb === 'give' ? 'anbieten' : 'abwerfen'}.`
        : base.doing(now)
    default:
      return `${offers[verb] ?? verb}.`
  }
}

function to(held: string, way: string, price: number): string {
  const { cell, value } = partsOf(way)
  if (/^[YPO]\d$/.test(way)) return `${coloured(way)}: vertreiben`
  if (/^\d+$/.test(way)) return held ? `Sturm ${held} auf Reihe ${way}` : `Reihe ${way}`
  if (held === 'M') return `Das Seeungeheuer holt ${cell}`
  if (price === UNFINISHED) return `${card(held)} auf ${cell}`
  return base.to(value ? `${card(held)} als ${value}` : card(held), cell, price)
}

export const words: Words = {
  ...base,
  offers,
  card,
  doing,
  to,
  storm: name => `Sturm ${name}`,
  rocks: 'Felsen',
  emptyCell: ({ explorers }, cell) => {
    if (explorers?.storms.includes(cell)) return 'unter einem Sturm'
    return explorers?.spaces.includes(cell) ? 'Entdeckerfeld, frei' : base.empty
  },
  side: side => SIDES[side],
  up: side => `Auf den Händen: ${SIDES[side]}. Gesucht: unten Nacht, oben Tag`,
  explorers: left => `Entdeckerkarten: ${left}`,
  stormedAt: cells => `Stürme auf ${cells}`,
  due: count => `Jetzt zu zahlen: ${cards(count)}`,
  wins: who => `Sieg: ${who}`,
  drawn: 'Unentschieden',
  openRow: left => `Reihe, dann ${left}:`,
  points: (who, side, points) => `${who} (${SIDES[side]}): ${points} Punkte`,
  score: (who, side, { placed, discarded, inRuns, longest, points }) =>
    `${who} (${SIDES[side]}): ${2 * placed} für ${placed} Inseln − ${discarded} abgeworfen + ${inRuns} in Folgen (längste ${longest}) = ${points} Punkte`,
  ways: 'Zur Wahl',
  way: (way, phase) => {
    if (!/^\d+$/.test(way)) return way
    return phase === 'pledge' ? cards(Number(way)) : `Reihe ${way}`
  },
  drawnBy: (name, who) => `${COLOURS[name.slice(0, 1)]}, gezogen: ${who}`,
  before: (name, who) => (name.startsWith('Y') ? `${who}: höchstens 3` : `${who}: nur neben Inseln`),
  compasses: (pool, supply) => `Kompasse ${pool}, ${supply} zu gewinnen`,
  monsters: left => `Ungeheuer im Spiel: ${left}`,
  holds: who => `${who}: hat ein Seeungeheuer`,
  destroyed: islands => `Geholt: ${islands}`
}
