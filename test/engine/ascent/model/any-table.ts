import type { Random } from '../../../../engine/random.ts'
import { anyOf } from '../../../choices.ts'
import {
  above,
  allCards,
  hasIcon,
  isMountainCard,
  left,
  LOWER,
  right,
  rowOf,
  slotsIn,
  supports,
  terrainOf,
  valueOf
} from './mountain.ts'
import { everyLine } from './every-line.ts'
import { heard } from './lines.ts'
import { decided } from './outcome.ts'
import { codeFor } from './refusals.ts'
import { goalOf, GOALS, isBesideItsTerrain, isSeen, openSlots, type Player, type Table } from './table.ts'

/* Tables of all kinds at which somebody is to act: flat or steep, finished or nearly so, with much in hand or little. */

export function anyTable(dice: Random): Table {
  const seats = anyOf([1, 1, 2, 3, 4, 5], dice)
  const cards = dice.shuffle(allCards(seats, 5))
  // Herds may still climb there, or a Summit wins.
  const isLast = dice.below(6) === 0
  const table: Table = {
    goals: GOALS.filter(goal => dice.below(2) > 0 || (isLast && goal === 'wildlife')),
    mountain: {},
    buried: [],
    ibexes: {},
    panoramas: [],
    hooks: seats === 1 ? dice.below(4) : 0,
    players: [],
    active: dice.below(seats),
    phase: 'action',
    why: null
  }
  pile(table, cards, isLast, dice)
  if (table.goals.includes('wildlife')) lead(table, cards.filter(hasIcon).length, dice)
  table.goals = table.goals.filter(goal => goalOf(table, goal) !== 'lost')
  if (!table.goals.includes('wildlife')) table.ibexes = {}
  const rest = dice.shuffle(cards)
  const isFinished = openSlots(table).length === 0
  table.players = Array.from({ length: seats }, () => anyPlayer(seats === 1 ? 6 : 5, rest, isFinished, dice))
  if (table.goals.includes('documentary')) turnUp(table, dice)
  return table
}

/** A whole mountain, as far as there are cards for it, of which much or little is then taken away again. */
function pile(table: Table, cards: string[], isLast: boolean, dice: Random): void {
  const { mountain, goals } = table
  const isLow = dice.below(3) > 0
  const isGreen = goals.includes('greenPath') && dice.below(3) > 0
  const isWild = goals.includes('wildlife') && dice.below(4) > 0
  for (const slot of LOWER) {
    const rests = [left(slot), ...supports(slot)].every(one => one === null || mountain[one] !== undefined)
    const fitting = rests ? cards.filter(card => fits(table, card, slot)) : []
    const wanted = [
      fitting.filter(card => isGreen && slot.startsWith('a') && terrainOf(card) === 'G'),
      fitting.filter(card => isWild && hasIcon(card)),
      isLow ? fitting.toSorted((one, other) => (valueOf(one) ?? 0) - (valueOf(other) ?? 0)).slice(0, 4) : fitting
    ].find(list => list.length > 0)
    if (wanted) mountain[slot] = take(cards, anyOf(wanted, dice))
  }
  for (let bridges = isLast ? 0 : anyOf([0, 0, 1, 2, 4], dice); bridges > 0; bridges--) span(table, cards, dice)
  for (let fires = dice.below(4); fires > 0; fires--) light(table, cards, dice)
  if (isLast) return
  const ends = () => Object.keys(mountain).filter(slot => isFree(table, slot))
  for (
    let less = anyOf([0, 0, 0, 1, 1, 1, 2, 4, dice.below(46), dice.below(46), 45], dice);
    less > 0 && ends().length > 0;
    less--
  )
    takeAway(table, anyOf(ends(), dice), cards)
}

function fits(table: Table, card: string, slot: string): boolean {
  return (valueOf(card) ?? 0) >= rowOf(slot) && !isBesideItsTerrain(table, card, slot)
}

/** A Bridge lies there, open or covered. */
function span(table: Table, cards: string[], dice: Random): void {
  const { mountain, buried } = table
  const inside = Object.keys(mountain).filter(slot => left(slot) !== null && right(slot) !== null)
  const slot = inside.length > 0 ? anyOf(inside, dice) : ''
  if (!inside.includes(slot) || buried.includes(slot) || mountain[slot] === 'BR') return
  const bridge = take(cards, 'BR')
  if (dice.below(2) === 0) cards.push(mountain[slot] ?? '')
  else table.buried = LOWER.filter(one => one === slot || buried.includes(one))
  if (!table.buried.includes(slot)) mountain[slot] = bridge
}

function light({ mountain }: Table, cards: string[], dice: Random): void {
  const slot = anyOf([...Object.keys(mountain), 'a1'], dice)
  const fire = `F${terrainOf(mountain[slot])}`
  if (!cards.includes(fire)) return
  cards.push(mountain[slot] ?? '')
  mountain[slot] = take(cards, fire)
}

function takeAway(table: Table, slot: string, cards: string[]): void {
  cards.push(table.mountain[slot] ?? '', ...(table.buried.includes(slot) ? ['BR'] : []))
  delete table.mountain[slot]
  table.buried = table.buried.filter(one => one !== slot)
}

function isFree({ mountain }: Table, slot: string): boolean {
  return [right(slot), ...above(slot)].every(one => one === null || mountain[one] === undefined)
}

function take(cards: string[], card: string): string {
  cards.splice(cards.indexOf(card), 1)
  return card
}

/** Ibexes stand there, more often high up than not; each came with one of the cards that are no longer to come. */
function lead({ mountain, ibexes }: Table, icons: number, dice: Random): void {
  const stands = Object.keys(mountain).filter(slot => terrainOf(mountain[slot]) !== null)
  const high = stands.filter(slot => slotsIn(8).includes(slot))
  const near = dice.below(3) === 0 ? high.slice(0, 1) : high
  const from = high.length > 0 && dice.below(3) > 0 ? near : stands
  const all = 12 - icons - (dice.below(3) === 0 ? dice.below(12) : 0)
  for (let ibex = stands.length > 0 ? all : 0; ibex > 0; ibex--) {
    const slot = anyOf(dice.below(20) === 0 ? stands : from, dice)
    ibexes[slot] = (ibexes[slot] ?? 0) + 1
  }
}

/** Three to five sequences, most of which one of the seat's lines would film; those that are seen have been filmed. */
function turnUp(table: Table, dice: Random): void {
  const lines = everyLine(table, table.active, dice).filter(line => codeFor(table, table.active, line) === null)
  const cards = lines.flatMap(line => {
    const to = heard(line)?.route.at(-1) ?? ''
    return line.includes('@') ? around(decided(table, line).table, to) : []
  })
  const shown = 3 + dice.below(3)
  const isDone = dice.below(3) === 0 || openSlots(table).length === 0
  table.panoramas = Array.from({ length: 10 }, (_, at) => {
    const sequence = anyOf([...cards, anySequence(dice)], dice)
    const isFilmed = isDone || isSeen(table, sequence) || dice.below(4) === 0
    return { sequence, side: at >= shown ? 'hidden' : isFilmed ? 'filmed' : 'revealed' }
  })
}

/** What three mountain cards in a row show, wherever one of them lies there. */
function around({ mountain }: Table, slot: string): string[] {
  const row = slotsIn(rowOf(slot))
  const starts = [0, 1, 2].map(less => row.indexOf(slot) - less)
  const triples = starts.filter(start => start >= 0).map(start => row.slice(start, start + 3))
  const shown = triples.map(triple => triple.flatMap(one => valueOf(mountain[one]) ?? []))
  return shown.filter(values => values.length === 3).map(values => values.join('-'))
}

function anySequence(dice: Random): string {
  return [0, 1, 2].map(() => 1 + dice.below(12)).join('-')
}

/** Mostly with a full hand, often of more than mountain cards; whoever has fewer cards has no deck. */
function anyPlayer(limit: number, cards: string[], isFinished: boolean, dice: Random): Player {
  const count = dice.below(4) > 0 ? limit : dice.below(limit)
  const isGood = isFinished || dice.below(2) > 0
  const hand = Array.from({ length: Math.min(count, cards.length) }, () => {
    const good = cards.filter(card => isGood && (isFinished ? card === 'SU' : hasIcon(card) || !isMountainCard(card)))
    return take(cards, anyOf(good.length > 0 && dice.below(2) > 0 ? good : cards, dice))
  })
  const deck = hand.length < limit ? [] : cards.splice(0, anyOf([0, 2, 5, 12], dice))
  return { hand, deck, discarded: dice.below(12) }
}
