import { fillLineTemplate, waysWithPrices } from '../../engine/choice.ts'
import type { Choice, Facts, Seat } from '../../engine/game.ts'
import { decideWithoutSettling, type Match } from '../../engine/match.ts'
import { type Reason, Refusal } from '../../engine/refusal.ts'
import { difference } from '../../engine/multiset.ts'
import type { PlanEntry } from '../../schema/wire/plan.ts'
import { gameOf } from './play.ts'

/** A line with the cards that are given for it. */
export interface Paid {
  readonly line: string
  readonly cards: readonly string[]
}

/** What an entry's line comes to, of what its seat is offered; or why not. */
export function paidFor(
  match: Match,
  seat: Seat,
  entry: PlanEntry
): Paid | { readonly code: string; readonly facts: Facts } {
  const way = wayOf(gameOf(match).choices(match.state, seat), entry.line)
  const paid = way ? payment(way, entry) : refusalOf(match, seat, entry)
  if (way && 'cards' in paid) return { line: fillLineTemplate(way.choice, way.way, paid.cards), cards: paid.cards }
  return 'code' in paid ? { code: paid.code, facts: paid.facts ?? {} } : { code: 'STALE', facts: {} }
}

/** An entry with what is left of its price and its cards once those are given. */
export function lessPaid<Entry extends PlanEntry>(entry: Entry, cards: readonly string[]): Entry {
  return { ...entry, most: entry.most - cards.length, give: [...difference(entry.give, cards)] }
}

/** One way in which a choice may be done. */
export interface Way {
  readonly choice: Choice
  readonly way: string
  readonly price: number
}

/** The way that a line without payment stands for. */
export function wayOf(choices: readonly Choice[], line: string): Way | undefined {
  // Folded once: its sender may have made it long, and there are hundreds of ways.
  const wanted = folded(line)
  for (const choice of choices)
    for (const [way, price] of waysWithPrices(choice))
      if (folded(fillLineTemplate(choice, way)) === wanted) return { choice, way, price }
}

/** Lines are read without regard to case, and to how much white space parts their words. */
export function isSame(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

function folded(line: string): string {
  return line.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** The cards that are given for it: those that the seat named first and still holds. */
function payment({ choice, price }: Way, { most, give }: PlanEntry): { readonly cards: readonly string[] } | Reason {
  if (price > most) return { code: 'PLAN_PRICE', facts: { price, most } }
  let left = choice.pick?.from ?? []
  const cards: string[] = []
  for (const given of give) {
    const card = cards.length < price ? left.find(held => isSame(held, given)) : undefined
    if (card === undefined) continue
    cards.push(card)
    left = difference(left, [card])
  }
  return cards.length < price ? { code: 'PLAN_SHORT', facts: { price, held: cards.length } } : { cards }
}

/** What the rules say to a line that is not offered. */
function refusalOf(match: Match, seat: Seat, { line, most, give }: PlanEntry): Reason {
  try {
    decideWithoutSettling(gameOf(match), match, seat, fillLineTemplate({ line }, '', give.slice(0, most)))
    return { code: 'STALE' }
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
