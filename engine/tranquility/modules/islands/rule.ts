import type { Choice, Seat } from '../../../game.ts'
import { looksLikeCellName, parseDashPrefixedPicks, formatDashPrefixedPicks } from '../../../notation.ts'
import { playerAt } from '../../../players.ts'
import { firstReasonByCodeOrder, lastReasonByCodeOrder } from '../../../refusal.ts'
import { removeEachOnce } from '../../../multiset.ts'
import { rulesThatMayForbidCells, cellRefusals, possibleIslands } from '../../core/rule-queries.ts'
import { type Card, ISLANDS, type Island, discardableCards } from '../../sea/cards.ts'
import { REFUSAL_CODES, type Reason } from '../../codes.ts'
import { parseCardToken } from '../../line.ts'
import { type PlacingPrices, gapInEachRunForIsland, placingPrices, refusePlacing } from '../../sea/placing.ts'
import { ruleMove } from '../../core/move.ts'
import type { Rule } from '../../core/rule.ts'
import type { Action } from '../slices.ts'
import type { PlaceIslandAction } from './slice.ts'
import { cellNamedOrThrow, cellNamed, seaNamed } from '../../sea/seas.ts'
import { playCardAndNotifyRules } from '../../core/play-card.ts'
import { type State, makeEvent, recordStandIn } from '../../core/state.ts'
import { replacePendingWithTurnEnd } from '../../core/turn.ts'
import { islandsBotPart } from './bot.ts'

const STANDING_FOR = /^([wj])(0|[1-9][0-9]*)$/

/** Places an island on a cell and pays its cost exactly (RULES.md, 4.3; rulings 7, 22, 27 and 28). */
export const placeAndPayIsland = ruleMove('place', {
  during: 'turn',

  parse([first = '', ...rest]) {
    const [name = '', cell = '', ...more] = first.split('@')
    const laid = readLaid(name)
    const pay = parseDashPrefixedPicks(rest, parseCardToken)
    if (!laid || !looksLikeCellName(cell) || more.length > 0 || !pay) return null
    return { verb: 'place', ...laid, cell, pay }
  },

  format: ({ card, island, cell, pay }) => `${nameOf(card, island)}@${cell}${formatDashPrefixedPicks(pay)}`,
  handCardsNeeded: ({ card }) => [card],

  refusals(state, seat, { card, island, cell, pay }, rules) {
    const slot = cellNamed(seaNamed(state.sea), cell)
    if (slot === null) return [{ code: 'SLOT_OUT_OF_RANGE', facts: { cell } }]
    const there = state.cells[slot] ?? null
    if (there !== null) return [{ code: 'SLOT_OCCUPIED', facts: { cell, by: String(there) } }]
    const left = removeEachOnce(playerAt(state, seat).hand, [card]) ?? []
    return [
      ...cellRefusals(rules, state, seat, { cell: slot, island }),
      refuseValue(card, island, possibleIslands(rules, state, card)),
      refusePlacing(state, { card: nameOf(card, island), island, cell: slot }, left, pay)
    ]
  },

  apply(state, seat, { card, island, cell, pay }, rules) {
    const cells = state.cells.slice()
    cells[cellNamedOrThrow(seaNamed(state.sea), cell)] = island
    const as = card === island ? {} : { with: String(card) }
    const placed = recordStandIn({ ...state, cells }, card, island)
    return {
      state: replacePendingWithTurnEnd(playCardAndNotifyRules(rules, placed, seat, card, pay), [seat]),
      events: [makeEvent('placed', { seat, card: String(island), cell, paid: pay.length, ...as })]
    }
  },

  choices(state, seat, rules) {
    const { hand } = playerAt(state, seat)
    const bars = rulesThatMayForbidCells(rules)
    const spare = discardableCards(hand).map(String)
    const choices: Choice[] = []
    for (const card of hand.filter((one, place) => hand.indexOf(one) === place)) {
      let others: readonly string[] | null = null
      for (const island of possibleIslands(rules, state, card)) {
        const prices = placingPrices(state, seat, island, spare.length - 1, bars)
        if (!prices) continue
        others ??= withoutCardOnce(spare, String(card))
        choices.push(choiceOf(card, island, prices, others))
      }
    }
    return choices
  },

  whyMoveCannotUseCard(state, seat, card, rules) {
    const values = possibleIslands(rules, state, card)
    const reasons = values.flatMap(island => reasonOnNearestCell(state, seat, { card, island }, rules) ?? [])
    return lastReasonByCodeOrder(REFUSAL_CODES, reasons)
  }
})

/**
 * Why the card can't be placed as the island: the reason on the cell where it is nearest to legal; ORDER with the neighbouring
 * islands if no cell is in order.
 */
function reasonOnNearestCell(
  state: State,
  seat: Seat,
  { card, island }: Pick<PlaceIslandAction, 'card' | 'island'>,
  rules: readonly Rule[]
): Reason | null {
  const { names } = seaNamed(state.sea)
  const gaps = gapInEachRunForIsland(state, island)
  const cells = gaps.flatMap(({ from, to }) => names.slice(from, to))
  const reasons = cells.flatMap(
    cell =>
      firstReasonByCodeOrder(
        REFUSAL_CODES,
        placeAndPayIsland.refusals(state, seat, { verb: 'place', card, island, cell, pay: [] }, rules)
      ) ?? []
  )
  const between = gaps.flatMap(({ below, above }) => [below, above]).filter(other => other !== null)
  if (cells.length > 0) return lastReasonByCodeOrder(REFUSAL_CODES, reasons)
  return { code: 'ORDER', facts: { card: nameOf(card, island), between: [...new Set(between)].map(String) } }
}

function choiceOf(card: Card, island: Island, prices: PlacingPrices, from: readonly string[]): Choice {
  const { ways, least, most, cheapest } = prices
  const name = nameOf(card, island)
  const subject = String(card)
  const line = `${name}@_`
  const pick = { from, least, most }
  const example = `${name}@${cheapest}${formatDashPrefixedPicks(from.slice(0, least))}`
  return card === island
    ? { verb: 'place', subject, line, ways, pick, example }
    : { verb: 'place', subject, standsFor: String(island), line, ways, pick, example }
}

function withoutCardOnce(cards: readonly string[], card: string): readonly string[] {
  const own = cards.indexOf(card)
  return cards.filter((_, place) => place !== own)
}

/** The reason against a card that may not stand for the island; null if it may. */
function refuseValue(card: Card, island: Island, values: readonly Island[]): Reason | null {
  if (values.includes(island)) return null
  const code = ISLANDS.includes(island) ? 'WILD_VALUE_TAKEN' : 'WILD_VALUE_RANGE'
  return { code, facts: { card: String(card), value: island } }
}

function readLaid(text: string): Pick<PlaceIslandAction, 'card' | 'island'> | null {
  const printed = parseCardToken(text)
  if (typeof printed === 'number') return { card: printed, island: printed }
  const [, letter = '', value] = STANDING_FOR.exec(text) ?? []
  const card = parseCardToken(letter)
  return card === null ? null : { card, island: Math.min(Number(value), Number.MAX_SAFE_INTEGER) }
}

/** The card and its island as a line names them: `41`, or `W41` for a Wild. */
function nameOf(card: Card, island: Island): string {
  return typeof card === 'number' ? String(card) : `${card}${island}`
}

/** Whether an action places an island. */
export function isPlaceIsland(action: Action): action is PlaceIslandAction {
  return action.verb === 'place'
}

/** The rule of the islands: eighty cards and how they are placed (RULES.md, 4.3). */
export const islands = {
  name: 'islands',
  deck: cards => [...cards, ...ISLANDS],
  moves: { place: placeAndPayIsland },
  botPart: islandsBotPart
} satisfies Rule
