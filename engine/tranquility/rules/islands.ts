import type { Choice } from '../../game.ts'
import type { Action, Move, Rule } from '../rule.ts'
import { isCellName, readCard, readPicks, writePicks } from '../line.ts'
import { against, costIn, gapFor, runOf } from '../order.ts'
import { cellAt, cellNamed, seaNamed } from '../seas.ts'
import { type Card, type Island, type State, endTurn, happened, playerAt, spend, without } from '../state.ts'

const ISLANDS: readonly Island[] = Array.from({ length: 80 }, (_, index) => index + 1)

interface Place extends Action {
  readonly verb: 'place'
  readonly card: Island
  readonly cell: string
  readonly pay: readonly Card[]
}

const place: Move<Place> = {
  verb: 'place',
  during: 'turn',

  read([first = '', ...rest]) {
    const [name = '', cell = '', ...more] = first.split('@')
    const card = readCard(name)
    const pay = readPicks(rest)
    if (typeof card !== 'number' || !isCellName(cell) || more.length > 0 || !pay) return null
    return { verb: 'place', card, cell, pay }
  },

  write: ({ card, cell, pay }) => `${card}@${cell}${writePicks(pay)}`,

  refuse(state, seat, { card, cell, pay }) {
    const { hand } = playerAt(state, seat)
    const left = without(hand, [card])
    if (!left) return { code: 'CARD_NOT_IN_HAND', facts: { card: String(card) } }

    const sea = seaNamed(state.sea)
    const slot = cellNamed(sea, cell)
    if (slot === null) return { code: 'SLOT_OUT_OF_RANGE', facts: { cell } }
    const island = state.cells[slot] ?? null
    if (island !== null) return { code: 'SLOT_OCCUPIED', facts: { cell, by: String(island) } }

    const gap = gapFor(state.cells, runOf(sea, slot), card)
    const wrong = against(gap, slot)
    if (wrong !== null) return { code: 'ORDER', facts: { card: String(card), cell, against: String(wrong) } }

    const due = costIn(gap, slot, card)
    const can = left.length
    if (due > can) return { code: 'COST_TOO_HIGH', facts: { card: String(card), cell, due, can } }
    if (pay.length !== due) return { code: 'PAYMENT_COUNT', facts: { card: String(card), cell, due, paid: pay.length } }
    if (!without(left, pay)) return { code: 'PAYMENT_INVALID', facts: { card: String(card), paid: pay.map(String) } }
    return null
  },

  apply(state, seat, { card, cell, pay }) {
    const cells = state.cells.slice()
    cells[cellAt(seaNamed(state.sea), cell)] = card
    return {
      state: endTurn(spend({ ...state, cells }, seat, [card], pay), [seat]),
      events: [happened('placed', { seat, card: String(card), cell, paid: pay.length })]
    }
  },

  choices(state, seat) {
    const { hand } = playerAt(state, seat)
    const choices: Choice[] = []
    for (const card of hand) {
      if (typeof card !== 'number') continue
      const prices = pricesOf(state, card, hand.length - 1)
      if (prices) choices.push(choiceOf(card, prices, hand))
    }
    return choices
  }
}

interface Prices {
  readonly at: { readonly [cell: string]: number }
  readonly least: number
  readonly most: number
  readonly cheapest: string
}

/** Where this island may go for so many cards at most; null where it may go nowhere. */
function pricesOf(state: State, card: Island, can: number): Prices | null {
  const sea = seaNamed(state.sea)
  const at: { [cell: string]: number } = {}
  let least = Infinity
  let most = 0
  let cheapest = ''
  for (const run of sea.runs) {
    const gap = gapFor(state.cells, run, card)
    for (let cell = gap.from; cell < gap.to; cell++) {
      const cost = costIn(gap, cell, card)
      if (cost > can) continue
      const name = sea.names[cell] ?? ''
      at[name] = cost
      if (cost > most) most = cost
      if (cost >= least) continue
      least = cost
      cheapest = name
    }
  }
  return cheapest === '' ? null : { at, least, most, cheapest }
}

function choiceOf(card: Island, { at, least, most, cheapest }: Prices, hand: readonly Card[]): Choice {
  const from = hand.filter(other => other !== card).map(String)
  const paid = from.slice(0, least).map(other => ` -${other}`)
  return {
    verb: 'place',
    subject: String(card),
    line: `${card}@_`,
    at,
    pick: { from, least, most },
    try: `${card}@${cheapest}${paid.join('')}`
  }
}

/** Rulebook: place an island and pay for it. */
export const islands = {
  name: 'islands',
  deck: ISLANDS,
  moves: [place]
} satisfies Rule
