import type { Score } from '../../../../../../engine/tranquility/modules/competitive/score.ts'
import type { Side } from '../../../../../../engine/tranquility/core/slices.ts'
import type { View } from '../../../../../../engine/tranquility/view.ts'
import type { Doing } from '../../../../../seat/game.ts'
import { words as base } from '../../../words/en/turn.ts'
import { partsOf, UNFINISHED } from '../../../ways.ts'

const list = (cards: readonly string[]) => new Intl.ListFormat('en').format(cards.map(card))
const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)

const CARDS: { readonly [card: string]: string } = { M: 'Monster', W: 'Wild', C: 'Compass', J: 'Joker' }
const COLOURS: { readonly [colour: string]: string } = { Y: 'yellow', P: 'purple', O: 'orange' }

const offers: { readonly [verb: string]: string } = {
  ...base.offers,
  storm: 'Let it strike',
  compass: 'Compass',
  rocks: 'Move the Rocks',
  keep: 'Keep the Rocks',
  all: 'Discard all',
  turn: 'Turn a card',
  exchange: 'Take the row',
  pass: 'Pass',
  pay: 'Pay',
  blind: 'Two unseen'
}

function card(card: string): string {
  return CARDS[card] ?? base.card(card)
}

const storm = (name: string) => `Storm ${name}`
const coloured = (name: string) => `the ${COLOURS[name.slice(0, 1)]} Storm ${name}`
const row = (rank: string) => `row ${rank}`

function doing(now: Doing): string {
  const { verb, place, price, picked, missing, at, later = {} } = now
  const { cell, value } = partsOf(place)
  const held = value ? `${card(now.card)} ${value}` : card(now.card)
  const due = later[place]
  switch (verb) {
    case 'place':
      if (value === 'M') return `The ${card(now.card)} takes what lies on ${cell}, as a Sea Monster.`
      if (price === UNFINISHED) return `Which number is the ${card(now.card)} on ${cell}?`
      if (due !== undefined)
        return `${held} on ${cell}: an Explorer card first, then ${due ? cards(due) : 'nothing'} to pay.`
      return base.doing({ ...now, card: held, place: cell })
    case 'monster':
      return place ? `The Sea Monster takes what lies on ${place}. Both leave the game.` : 'Which island does it take?'
    case 'storm':
      if (missing) return `The Storm leaves you three cards: choose ${missing} to discard.`
      if (picked.length) return `The Storm strikes: discard ${list(picked)}.`
      return place ? `The Storm blocks ${row(place)}.` : at ? 'Which row does the Storm block?' : 'The Storm strikes.'
    case 'wait':
      return 'You may spend a Compass at any time.'
    case 'compass':
      return place ? `A Compass lifts ${coloured(place)}.` : 'A Compass can lift a Storm: which one?'
    case 'rocks':
      return place ? `The Rocks move to ${row(place)}.` : 'Where do the Jagged Rocks go?'
    case 'keep':
      return missing
        ? `Choose ${cards(missing)} to discard, and the Rocks stay.`
        : `Discard ${list(picked)}: the Rocks stay.`
    case 'all':
      return 'Discard your whole hand, and earn a Compass.'
    case 'blind':
      if (!place) return 'Two of your pile go unseen. How many cards in all?'
      return missing ? `Two go unseen: choose ${missing} more.` : `Offer ${place}, two of them unseen.`
    case 'turn':
      if (!place) return 'Which card of the sea do you turn? It costs one card.'
      return missing ? `Turn ${place}: choose one card to discard.` : `Turn ${place}, and discard ${list(picked)}.`
    case 'clear':
      return place ? `A Compass clears the Storm on ${place}.` : 'Which Storm does the Compass clear?'
    case 'pay':
      return missing ? `Choose ${cards(missing)} to pay with.` : `Pay with ${list(picked)}.`
    case 'exchange':
      return 'Show and discard your hand, and take the whole row.'
    case 'start':
      return now.card === 'W' ? 'The Wild is played as the Start.' : base.doing(now)
    case 'discard':
    case 'give':
      return picked.length && !missing ? `${verb === 'give' ? 'Offer' : 'Discard'} ${list(picked)}.` : base.doing(now)
    default:
      return `${offers[verb] ?? verb}.`
  }
}

/** What a tap on a way means. */
function to(held: string, way: string, price: number): string {
  const { cell, value } = partsOf(way)
  if (/^[YPO]\d$/.test(way)) return `Lift ${coloured(way)}`
  if (/^\d+$/.test(way)) return held ? `${storm(held)} on row ${way}` : `Row ${way}`
  if (held === 'M') return `The Sea Monster takes ${cell}`
  if (price === UNFINISHED) return `${card(held)} to ${cell}`
  return base.to(value ? `${card(held)} as ${value}` : card(held), cell, price)
}

export const words = {
  ...base,
  offers,
  card,
  doing,
  to,
  storm,
  rocks: 'Jagged Rocks',
  emptyCell: ({ explorers }: View, cell: string) => {
    if (explorers?.storms.includes(cell)) return 'under a Storm'
    return explorers?.spaces.includes(cell) ? 'border space, empty' : base.empty
  },
  side: (side: Side): string => side,
  up: (side: Side): string => `Hands show ${side}; wanted: night below, day above`,
  explorers: (left: number) => `Explorer cards: ${left} left`,
  stormedAt: (cells: string) => `Storms on ${cells}`,
  due: (count: number) => `To be paid now: ${cards(count)}`,
  wins: (who: string) => `Won by ${who}`,
  drawn: 'A draw',
  openRow: (left: number) => `Open row, then ${left}:`,
  points: (who: string, side: Side, points: number) => `${who} (${side}): ${points} points`,
  score: (who: string, side: Side, { placed, discarded, inRuns, longest, points }: Score) =>
    `${who} (${side}): ${2 * placed} for ${placed} islands − ${discarded} discarded + ${inRuns} in runs (longest ${longest}) = ${points} points`,
  ways: 'Choices',
  way: (way: string, phase: string) => {
    if (!/^\d+$/.test(way)) return way
    return phase === 'pledge' ? cards(Number(way)) : `Row ${way}`
  },
  drawnBy: (name: string, who: string) => `${COLOURS[name.slice(0, 1)]}, drawn by ${who}`,
  before: (name: string, who: string) => (name.startsWith('Y') ? `${who}: limit 3` : `${who}: only beside islands`),
  compasses: (pool: number, supply: number) => `Compasses ${pool}, ${supply} to earn`,
  monsters: (left: number) => `Monsters in play: ${left}`,
  holds: (who: string) => `${who}: holds a Sea Monster`,
  destroyed: (islands: string) => `Taken: ${islands}`
}

export type Words = typeof words
