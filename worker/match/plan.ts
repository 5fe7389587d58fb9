import { choiceOnWire } from '../../schema/wire/choice.ts'
import { plannableChoices } from '../../engine/defaults.ts'
import { fillLineTemplate } from '../../engine/choice.ts'
import type { Choice, Game, Seat } from '../../engine/game.ts'
import { parseEarlyEndLine } from '../../engine/early-end.ts'
import { type Match, resultByRulesElseEarlyEnd, normalizeLine } from '../../engine/match.ts'
import { splitAtSemicolonsAndLineEnds } from '../../engine/notation.ts'
import { Refusal } from '../../engine/refusal.ts'
import { difference, removeEachOnce } from '../../engine/multiset.ts'
import type { MatchRow, Plan, PlanCame, Wait } from '../../schema/room-tables.ts'
import { LINES } from '../../schema/wire/limits.ts'
import type { PlanAsked, Planned, PlanEntry, Step } from '../../schema/wire/plan.ts'
import { foreseen } from './foreseen.ts'
import { isSame, lessPaid, type Paid, paidFor, type Way, wayOf } from './paid.ts'
import { isAbout, over, replacing } from './plans.ts'
import { act, gameOf, type Played } from './play.ts'
import { keyOfLine } from './several.ts'

/** What a plan comes to as the match stands: a line; nothing, since its seat is asked something else; or why none of it can be played. */
export type Comes =
  | ({ readonly kind: 'line'; readonly entry: Planned } & Paid)
  | { readonly kind: 'passes' }
  | { readonly kind: 'dropped'; readonly why: PlanCame['why'] }

/** The match with what its seat plans, armed by its holder or by a guest, in the place of what it planned before; the same where that was asked before. */
export function arm(
  match: MatchRow,
  seat: Seat,
  { entries, plan, key, ...by }: PlanAsked & Pick<Plan, 'guest'>,
  now: number
): MatchRow {
  const game = gameOf(match)
  const before = match.plans.find(one => one.seat === seat)
  if (before?.key === key) return match
  if (resultByRulesElseEarlyEnd(game, match)) throw new Refusal('GAME_OVER')
  if (plan !== (before?.number ?? 0)) throw new Refusal('PLAN_CHANGED')
  const armed = { seat, number: plan + 1, key, at: now, ...by, passed: null, came: null }
  return replacing(match, { ...armed, entries: plannedOf(match, seat, entries) })
}

/** What a seat plans, if it could do all of it on its turn as the table is now; or a Refusal. */
export function plannedOf(match: Match, seat: Seat, entries: readonly PlanEntry[]): readonly Planned[] {
  const ahead = plannableChoices(gameOf(match), match.state, seat)
  return entries.map(entry => planned(match, seat, ahead, entry))
}

/** What becomes of a plan that its seat's turn has come to. Where something else had to be settled before its line, it is to be tried again. */
export function tryPlan(match: MatchRow, { plan, wait }: { plan: Plan; wait: Wait }, now: number): Played {
  const { seat, key } = plan
  const comes = comesTo(match, plan)
  switch (comes.kind) {
    case 'line': {
      const asked = { seat, key, line: comes.line, version: match.version, atOnce: true, by: 'plan' } as const
      const played = act(match, asked, now)
      return played.refused ? played : goOn(played, plan, comes, now)
    }
    case 'passes':
      return { match: replacing(match, { ...plan, passed: wait.since }), lines: [] }
    case 'dropped':
      return { match: replacing(match, over(plan, { at: now, version: null, why: comes.why })), lines: [] }
  }
}

/** Judged by nothing but what its seat is offered, and told why not. */
export function comesTo(match: Match, { seat, entries }: Pick<Plan, 'seat' | 'entries'>): Comes {
  const game = gameOf(match)
  const why: PlanCame['why'][number][] = []
  for (const entry of entries) {
    const [line = ''] = splitAtSemicolonsAndLineEnds(entry.line)
    const paid = paidFor(match, seat, { ...entry, line })
    if ('line' in paid) return { kind: 'line', entry, ...paid }
    why.push({ entry, ...paid })
  }
  return isAbout(game, match, { seat, entries }) ? { kind: 'dropped', why } : { kind: 'passes' }
}

/** The rest of a turn, as far as it is offered for what is left of the price. */
function goOn(first: Played, { seat, key }: Plan, { entry, cards }: Paid & { entry: Planned }, now: number): Played {
  const why: PlanCame['why'][number][] = []
  let played = first
  let left = lessPaid(entry, cards)
  for (const [at, { line }] of (entry.more ?? []).entries()) {
    left = { ...left, line }
    const paid = paidFor(played.match, seat, left)
    if ('code' in paid) {
      why.push({ entry: left, ...paid })
      break
    }
    const { version } = played.match
    const asked = { seat, key: keyOfLine(key, at + 1), line: paid.line, version, atOnce: true, by: 'plan' } as const
    const { match, lines } = act(played.match, asked, now)
    played = { match, lines: [...played.lines, ...lines] }
    left = lessPaid(left, paid.cards)
  }
  return { ...played, match: told(played.match, seat, why) }
}

/** A plan that is over says how far it came: to which version, and what stood against the rest. */
function told(match: MatchRow, seat: Seat, why: PlanCame['why']): MatchRow {
  const plan = match.plans.find(one => one.seat === seat)
  return plan?.came ? replacing(match, { ...plan, came: { ...plan.came, version: match.version, why } }) : match
}

/** What an entry does, of all that its seat could do. */
function planned(match: Match, seat: Seat, ahead: readonly Choice[], entry: PlanEntry): Planned {
  const { line, most, give } = entry
  const [first = '', ...others] = splitAtSemicolonsAndLineEnds(line)
  if (others.length >= LINES) throw new Refusal('TOO_MANY_LINES', { most: LINES })
  const found = wayOf(ahead, first)
  if (!found) throw new Refusal('PLAN_LINE', { line: first })
  const { choice, price } = found
  const then = others.length > 0 ? foreseen(match, seat, entry).map(({ choices }) => choices) : []
  const more = others.map((one, at) => stepOf(gameOf(match), [...(then[at + 1] ?? []), ...ahead], one))
  // What follows may take other cards.
  const from = more.length > 0 ? takenBy([...ahead, ...then.flat()]) : (choice.pick?.from ?? [])
  const held = give.map(card => from.find(one => isSame(one, card)) ?? '')
  const least = choice.ways ? 0 : price
  if (give.length < most || most < least || !removeEachOnce(from, held))
    throw new Refusal('PLAN_CARDS', { line: first })
  const lines = [fillLineTemplate(choice, found.way), ...more.map(step => step.line)]
  return { line: lines.join('; '), most, give: held, ...doing(found), ...(more.length > 0 && { more }) }
}

function doing({ choice, way }: Way) {
  const { verb, subject, as, ways } = choiceOnWire(choice)
  return { verb, way, ...(subject && { subject }), ...(as && { as }), ...(ways && { kind: ways.kind }) }
}

/** On the present table it need not be possible yet, but it must be a line of the game. */
function stepOf(game: Game, ahead: readonly Choice[], line: string): Step {
  const found = wayOf(ahead, line)
  if (found) return { line: fillLineTemplate(found.choice, found.way), does: doing(found) }
  try {
    if (parseEarlyEndLine(line) === null) return { line: normalizeLine(game, line) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  throw new Refusal('PLAN_LINE', { line })
}

/** All cards that any choice takes, those that are alike as often as the one that takes most of them. */
function takenBy(choices: readonly Choice[]): readonly string[] {
  return choices.reduce<readonly string[]>((all, { pick }) => [...all, ...difference(pick?.from ?? [], all)], [])
}
