import type { Choice, Seat } from '../../game.ts'
import { type Reason, firstOf } from '../../refusal.ts'
import { barring, barsAgainst, isBarred, valuesOf } from '../asked.ts'
import { type Card, ISLANDS, type Island, discardable, without } from '../cards.ts'
import { CODES, type Code } from '../codes.ts'
import { isCellName, readCard, readPicks, writePicks } from '../line.ts'
import { against, costIn, gapFor, runOf } from '../order.ts'
import { refusePayment } from '../payment.ts'
import type { Action, Move, Rule } from '../rule.ts'
import { type Cell, cellAt, cellNamed, isOpen, seaNamed } from '../seas.ts'
import { type State, endTurn, happened, playerAt, spend } from '../state.ts'

export interface Place extends Action {
  readonly verb: 'place'
  /** The card that is laid: an island, or one that stands for it. */
  readonly card: Card
  readonly island: Island
  readonly cell: string
  readonly pay: readonly Card[]
}

interface Laying {
  readonly island: Island
  readonly cell: Cell
  readonly card: Card
  readonly pay: readonly Card[]
}

const STANDING_FOR = /^([wj])(0|[1-9][0-9]?)$/

const place: Move<Place> = {
  verb: 'place',
  during: 'turn',

  read([first = '', ...rest]) {
    const [name = '', cell = '', ...more] = first.split('@')
    const laid = readLaid(name)
    const pay = readPicks(rest)
    if (!laid || !isCellName(cell) || more.length > 0 || !pay) return null
    return { verb: 'place', ...laid, cell, pay }
  },

  write: ({ card, island, cell, pay }) => `${nameOf(card, island)}@${cell}${writePicks(pay)}`,
  cards: ({ card }) => [card],

  refuse(state, seat, { card, island, cell, pay }, rules) {
    const slot = cellNamed(seaNamed(state.sea), cell)
    if (slot === null) return { code: 'SLOT_OUT_OF_RANGE', facts: { cell } }
    const there = state.cells[slot] ?? null
    if (there !== null) return { code: 'SLOT_OCCUPIED', facts: { cell, by: String(there) } }
    return firstOf(CODES, [
      ...barsAgainst(rules, state, seat, { cell: slot, island }),
      refuseValue(card, island, valuesOf(rules, state, card)),
      refuseLaying(state, seat, { island, cell: slot, card, pay })
    ])
  },

  apply(state, seat, { card, island, cell, pay }) {
    const cells = state.cells.slice()
    cells[cellAt(seaNamed(state.sea), cell)] = island
    const as = card === island ? {} : { with: String(card) }
    return {
      state: endTurn(spend({ ...state, cells }, seat, [card], pay), [seat]),
      events: [happened('placed', { seat, card: String(island), cell, paid: pay.length, ...as })]
    }
  },

  choices(state, seat, rules) {
    const { hand } = playerAt(state, seat)
    const bars = barring(rules)
    return hand.flatMap((card, index) => {
      if (hand.indexOf(card) < index) return []
      const others = discardable(hand.filter((_, other) => other !== index)).map(String)
      return valuesOf(rules, state, card).flatMap(island =>
        placing(state, seat, nameOf(card, island), island, others, bars)
      )
    })
  }
}

/** Where this island may go for what the rest of the hand can pay; no choice where it fits nowhere. */
function placing(
  state: State,
  seat: Seat,
  name: string,
  island: Island,
  from: readonly string[],
  bars: readonly Rule[]
): Choice[] {
  const sea = seaNamed(state.sea)
  const at: { [cell: string]: number } = {}
  let least = Infinity
  let most = 0
  let cheapest = ''
  for (const run of sea.runs) {
    if (!isOpen(sea, state.cells, run)) continue
    const gap = gapFor(state.cells, run, island)
    for (let cell = gap.from; cell < gap.to; cell++) {
      const cost = costIn(gap, cell, island)
      if (cost > from.length || isBarred(bars, state, seat, { cell, island })) continue
      const cellName = sea.names[cell] ?? ''
      at[cellName] = cost
      if (cost > most) most = cost
      if (cost >= least) continue
      least = cost
      cheapest = cellName
    }
  }
  if (cheapest === '') return []
  const paid = from.slice(0, least).map(other => ` -${other}`)
  const pick = { from, least, most }
  const cheapestLine = `${name}@${cheapest}${paid.join('')}`
  return [{ verb: 'place', subject: name, line: `${name}@_`, at, pick, try: cheapestLine }]
}

/** What speaks against a card as that island, of those that it may stand for. */
function refuseValue(card: Card, island: Island, values: readonly Island[]): Reason<Code> | null {
  if (values.includes(island)) return null
  const code = ISLANDS.includes(island) ? 'WILD_VALUE_TAKEN' : 'WILD_VALUE_RANGE'
  return { code, facts: { card: String(card), value: island } }
}

/** What speaks against this island in an empty cell, and against what is paid for it. */
function refuseLaying(state: State, seat: Seat, { island, cell, card, pay }: Laying): Reason<Code> | null {
  const sea = seaNamed(state.sea)
  const run = runOf(sea, cell)
  const facts = { card: nameOf(card, island), cell: sea.names[cell] ?? '' }
  if (!isOpen(sea, state.cells, run)) return { code: 'PILLARS_FIRST', facts }
  const gap = gapFor(state.cells, run, island)
  const wrong = against(gap, cell)
  if (wrong !== null) return { code: 'ORDER', facts: { ...facts, against: String(wrong) } }
  const left = without(playerAt(state, seat).hand, [card]) ?? []
  return refusePayment(left, costIn(gap, cell, island), pay, facts)
}

function readLaid(text: string): Pick<Place, 'card' | 'island'> | null {
  const [, letter = '', value] = STANDING_FOR.exec(text) ?? []
  const card = readCard(letter || text)
  if (card === null || (typeof card === 'string' && value === undefined)) return null
  return { card, island: typeof card === 'number' ? card : Number(value) }
}

/** As a line names what is laid: `41`, `W41`. */
function nameOf(card: Card, island: Island): string {
  return typeof card === 'number' ? String(card) : `${card}${island}`
}

export function isPlace(action: Action): action is Place {
  return action.verb === 'place'
}

/** Rulebook: place an island and pay for it. */
export const islands = {
  name: 'islands',
  deck: cards => [...cards, ...ISLANDS],
  moves: [place]
} satisfies Rule
