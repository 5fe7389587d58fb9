import { lineOf, waysOf } from '../../engine/choice.ts'
import type { Choice, Seat } from '../../engine/game.ts'
import { decide, type Match, resultOf } from '../../engine/match.ts'
import { type Reason, Refusal } from '../../engine/refusal.ts'
import { without } from '../../engine/without.ts'
import type { MatchRow, Plan, PlanCame, Wait } from '../../schema/room-tables.ts'
import type { PlanAsked, Planned, PlanEntry } from '../../schema/wire/plan.ts'
import { isAbout, over, replacing } from './plans.ts'
import { act, gameOf, type Played } from './play.ts'

/** What a plan comes to as the match stands: a line; nothing, since its seat is asked something else; or why none of it can be played. */
export type Comes =
  | { readonly kind: 'line'; readonly line: string; readonly entry: Planned }
  | { readonly kind: 'passes' }
  | { readonly kind: 'dropped'; readonly why: PlanCame['why'] }

/** The match with what its seat plans in the place of what it planned before; the same where that was asked before. */
export function arm(match: MatchRow, seat: Seat, { entries, plan, key }: PlanAsked, now: number): MatchRow {
  const game = gameOf(match)
  const before = match.plans.find(one => one.seat === seat)
  if (before?.key === key) return match
  if (resultOf(game, match)) throw new Refusal('GAME_OVER')
  if (plan !== (before?.number ?? 0)) throw new Refusal('PLAN_CHANGED')
  const armed = { seat, number: plan + 1, key, at: now, passed: null, came: null }
  return replacing(match, { ...armed, entries: plannedOf(match, seat, entries) })
}

/** What a seat plans, if it could do all of it on its turn as the table is now; or a Refusal. */
export function plannedOf(match: Match, seat: Seat, entries: readonly PlanEntry[]): readonly Planned[] {
  const ahead = gameOf(match).ahead(match.state, seat)
  return entries.map(entry => planned(ahead, entry))
}

/** What becomes of a plan that its seat's turn has come to. Where something else had to be settled before its line, it is to be tried again. */
export function tryPlan(match: MatchRow, { plan, wait }: { plan: Plan; wait: Wait }, now: number): Played {
  const { seat, key } = plan
  const comes = comesTo(match, plan)
  switch (comes.kind) {
    case 'line':
      return act(match, { seat, key, line: comes.line, version: match.version, atOnce: true, by: 'plan' }, now)
    case 'passes':
      return { match: replacing(match, { ...plan, passed: wait.since }), lines: [] }
    case 'dropped':
      return { match: replacing(match, over(plan, { at: now, version: null, why: comes.why })), lines: [] }
  }
}

/** Judged by nothing but what its seat is offered, and told why not. */
export function comesTo(match: Match, { seat, entries }: Pick<Plan, 'seat' | 'entries'>): Comes {
  const game = gameOf(match)
  const choices = game.choices(match.state, seat)
  const why: PlanCame['why'][number][] = []
  for (const entry of entries) {
    const way = wayOf(choices, entry.line)
    const paid = way ? payment(way, entry) : refusalOf(match, seat, entry)
    if (way && 'cards' in paid) return { kind: 'line', line: lineOf(way.choice, way.way, paid.cards), entry }
    if ('code' in paid) why.push({ entry, code: paid.code, facts: paid.facts ?? {} })
  }
  return isAbout(game, match, { seat, entries }) ? { kind: 'dropped', why } : { kind: 'passes' }
}

interface Way {
  readonly choice: Choice
  readonly way: string
  readonly price: number
}

/** What an entry does, of all that its seat could do. */
function planned(ahead: readonly Choice[], { line, most, give }: PlanEntry): Planned {
  const found = wayOf(ahead, line)
  if (!found) throw new Refusal('PLAN_LINE', { line })
  const { choice, way, price } = found
  const { verb, subject, as, ways, pick } = choice
  const held = give.map(card => pick?.from.find(one => isSame(one, card)) ?? '')
  const least = ways ? 0 : price
  if (give.length < most || most < least || !without(pick?.from ?? [], held)) throw new Refusal('PLAN_CARDS', { line })
  const kind = ways && { kind: ways.kind }
  return {
    line: lineOf(choice, way),
    most,
    give: held,
    verb,
    way,
    ...(subject && { subject }),
    ...(as && { as }),
    ...kind
  }
}

function wayOf(choices: readonly Choice[], line: string): Way | undefined {
  for (const choice of choices)
    for (const [way, price] of waysOf(choice)) if (isSame(lineOf(choice, way), line)) return { choice, way, price }
}

// Lines are read without regard to case, and to how much white space parts their words.
function isSame(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

function folded(line: string): string {
  return line.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** The cards that are given for it: those that the seat named first and still holds. */
function payment({ choice, price }: Way, { most, give }: Planned): { readonly cards: readonly string[] } | Reason {
  if (price > most) return { code: 'PLAN_PRICE', facts: { price, most } }
  let left = choice.pick?.from ?? []
  const cards: string[] = []
  for (const card of give) {
    const rest = cards.length < price ? without(left, [card]) : null
    if (rest) cards.push(card)
    left = rest ?? left
  }
  return cards.length < price ? { code: 'PLAN_SHORT', facts: { price, held: cards.length } } : { cards }
}

/** What the rules say to a line that is not offered. */
function refusalOf(match: Match, seat: Seat, { line, most, give }: Planned): Reason {
  try {
    decide(gameOf(match), match, seat, lineOf({ line }, '', give.slice(0, most)))
    return { code: 'STALE' }
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
