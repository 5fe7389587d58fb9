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
    const names = hand.map(String)
    return hand.flatMap((card, index) => {
      const others = names.filter((_, other) => other !== index)
      return typeof card === 'number' ? placing(state, card, others) : []
    })
  }
}

/** Where this island may go for what the rest of the hand can pay; no choice where it fits nowhere. */
function placing(state: State, card: Island, from: readonly string[]): Choice[] {
  const sea = seaNamed(state.sea)
  const at: { [cell: string]: number } = {}
  let least = Infinity
  let most = 0
  let cheapest = ''
  for (const run of sea.runs) {
    const gap = gapFor(state.cells, run, card)
    for (let cell = gap.from; cell < gap.to; cell++) {
      const cost = costIn(gap, cell, card)
      if (cost > from.length) continue
      const name = sea.names[cell] ?? ''
      at[name] = cost
      if (cost > most) most = cost
      if (cost >= least) continue
      least = cost
      cheapest = name
    }
  }
  if (cheapest === '') return []
  const paid = from.slice(0, least).map(other => ` -${other}`)
  const pick = { from, least, most }
  const cheapestLine = `${card}@${cheapest}${paid.join('')}`
  return [{ verb: 'place', subject: String(card), line: `${card}@_`, at, pick, try: cheapestLine }]
}

/** Rulebook: place an island and pay for it. */
export const islands = {
  name: 'islands',
  deck: ISLANDS,
  moves: [place]
} satisfies Rule
