import { costAt, valuesFree } from './placing.ts'
import { type Card, discardable, isIsland, playerOf, seaAt, type Table, without } from './table.ts'

/* Lines that a seat might play, whether it may or not: RULES.md, 16. */

export interface Shuffler {
  below(end: number): number
  shuffle<T>(list: readonly T[]): T[]
}

/** No sea has these cells. */
const OFF_SEA = ['a8', 'k6']
const STRANGERS = ['S', 'F', 'M', 'W', 'C', 'J']
const STORMS = ['Y1', 'Y2', 'P1', 'P2', 'O1', 'O2', 'O3']
const WORDS = ['start', 'start W', 'finish', 'finish W', 'finish J', 'all', 'exchange', 'pass', 'withdraw']
/** Of all cells, or all values, so many where one is like another. */
const SOME = 4

export function linesOfSeat(table: Table, seat: number, dice: Shuffler): string[] {
  const { hand } = playerOf(table, seat)
  const islands = dice.shuffle(valuesFree(table)).slice(0, 2).map(String)
  const cards = [...new Set([...hand, ...islands, ...STRANGERS])]
  const lines = [
    ...WORDS,
    ...STORMS.flatMap(storm => [`compass ${storm}`, `compass ${storm} W`]),
    ...placements(table, hand, cards, dice),
    ...cellLines(table, cards, dice),
    ...cardLines(hand, cards, dice),
    ...offers(hand, cards, dice)
  ]
  return [...new Set(lines)]
}

function placements(table: Table, hand: readonly Card[], cards: readonly Card[], dice: Shuffler): string[] {
  const cells = [...seaAt(table).names, ...OFF_SEA]
  const some = () => dice.shuffle(cells).slice(0, SOME)
  const values = ['0', '81', '100', ...Array.from({ length: 80 }, (_, less) => `${less + 1}`)]
  const standIns = ['W', 'J'].flatMap(card => {
    const few = dice.shuffle(values).slice(0, hand.includes(card) ? SOME : 1)
    const many = hand.includes(card) ? values : []
    return [
      ...few.flatMap(value => cells.map(cell => [card, value, cell])),
      ...many.flatMap(value => some().map(cell => [card, value, cell]))
    ]
  })
  const plain = cards.filter(isIsland).flatMap(card => cells.map(cell => [card, card, cell]))
  return [...plain, ...standIns].flatMap(([card = '', value = '', cell = '']) => {
    const line = `${card === value ? card : card + value}@${cell}`
    return [line, ...payments(table, { hand, cards, card, value, cell }, dice).map(pay => line + picked(pay))]
  })
}

interface Placement {
  readonly hand: readonly Card[]
  readonly cards: readonly Card[]
  readonly card: Card
  readonly value: string
  readonly cell: string
}

/** Whatever pays exactly, and now and then something else. */
function payments(table: Table, { hand, cards, card, value, cell }: Placement, dice: Shuffler): Card[][] {
  const at = seaAt(table).names.indexOf(cell)
  const rest = without(hand, [card]) ?? hand
  const due = at < 0 ? 0 : costAt(table, Number(value), at)
  const isOpen = at >= 0 && table.cells[at] === null
  const exact = isOpen && due > 0 && due <= rest.length ? choose(discardable(rest), due) : []
  const count = exact.length > 0 && dice.below(2) > 0 ? due : 1 + dice.below(3)
  const isTried = exact.length > 0 || dice.below(SOME) === 0
  const other = isTried ? [dice.shuffle([...cards, ...hand]).slice(0, count)] : []
  return [...exact, ...other]
}

function cellLines(table: Table, cards: readonly Card[], dice: Shuffler): string[] {
  const cells = [...seaAt(table).names, ...OFF_SEA]
  const [cell = ''] = dice.shuffle(cells)
  return [
    ...cells.flatMap(at => [`M@${at}`, `WM@${at}`, `clear ${at}`, `turn ${at} -${dice.shuffle(cards)[0]}`]),
    ...cards.map(card => `turn ${cell} -${card}`)
  ]
}

/** Cards that are discarded, keep the Rocks, answer a yellow Storm or pay afterwards. */
function cardLines(hand: readonly Card[], cards: readonly Card[], dice: Shuffler): string[] {
  const held = [0, 1, 2, 3, 4, 5].flatMap(count => choose(hand.slice(0, 9), count))
  const others = [1, 2, 2, 2, 3].map(count => dice.shuffle([...cards, ...hand]).slice(0, count))
  const all = [...held, ...others].map(picked)
  const ranks = [1, 2, 3, 4, 5, 6]
  return [
    ...all.flatMap(picks => [`keep${picks}`, `storm${picks}`, `pay${picks}`]),
    ...all.map(picks => picks.trim()).filter(line => line !== ''),
    ...ranks.flatMap(rank => [`rocks ${rank}`, `storm ${rank}`])
  ]
}

function offers(hand: readonly Card[], cards: readonly Card[], dice: Shuffler): string[] {
  const counts = Array.from({ length: 10 }, (_, count) => count)
  return counts.flatMap(count =>
    [count, count - 2, count + 1, count].flatMap((named, place) => {
      const from = place < 3 ? hand : [...hand, ...cards]
      const picks = picked(dice.shuffle(from).slice(0, Math.max(0, named)))
      return [`give ${count}${picks}`, `give ${count}${picks} blind`]
    })
  )
}

function picked(cards: readonly Card[]): string {
  return cards.map(card => ` -${card}`).join('')
}

export function choose<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return list.flatMap((first, at) => choose(list.slice(at + 1), count - 1).map(others => [first, ...others]))
}
