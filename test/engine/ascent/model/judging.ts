import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { State } from '../../../../engine/ascent/core/state.ts'
import { ascent } from '../../../../engine/ascent/index.ts'
import { whyNoChoiceUsesCard } from '../../../../engine/defaults.ts'
import type { Choice } from '../../../../engine/game.ts'
import { decideWithoutSettling, type Match, settleToNextDecision } from '../../../../engine/match.ts'
import { linesOf } from '../../../choices.ts'
import { refusal } from '../../refused.ts'
import { shuffle, streamOf } from '../../stream.ts'
import { shown } from './engine.ts'
import { decided, type Outcome, settled } from './outcome.ts'
import { type Reason, reasonFor } from './refusals.ts'
import type { Table } from './table.ts'
import { seen } from './view.ts'

/* Asks the engine and the model the same, and expects that they are of one mind. */

/** Every code and event that both have named. */
export const met = new Set<string>()

export interface Come {
  readonly match: Match<State>
  readonly events: readonly unknown[]
}

/** How the table lies, what has been told, whose turn it is, how it ended, and what everybody sees. */
export function alike({ match: { state }, events }: Come, told: Outcome): void {
  const { phase, why, active, players } = told.table
  expect([shown(state), events]).toEqual([told.table, told.events])
  expect(ascent.awaits(state)).toEqual(phase === 'action' ? [active] : [])
  expect(ascent.result(state)).toEqual(why && { outcome: why === 'WIN' ? 'won' : 'lost', why })
  for (const viewer of ['watcher', ...players.keys()] as const)
    expect(ascent.view(state, viewer)).toEqual(seen(told.table, viewer))
  for (const seat of players.keys())
    if (phase !== 'action' || seat !== active) expect(ascent.choices(state, seat)).toEqual([])
  for (const { type } of told.events) met.add(type)
}

/** A line of the seat that is to act, as a draft and settled; what has come of it. */
export function alikeAfter(match: Match<State>, table: Table, line: string): Come & Outcome {
  const [drafted, draft] = [decideWithoutSettling(ascent, match, table.active, line), decided(table, line)]
  alike(drafted, draft)
  for (const seat of table.players.keys()) alikeJudged(drafted.match, draft.table, seat, [line, 'hook', 'su'])
  const { seed, position } = match
  const come = settleToNextDecision(ascent, drafted.match)
  const told = settled(draft.table, cards => shuffle(cards, streamOf(seed, position)))
  alike(come, told)
  return { ...told, match: come.match }
}

/** Lines of a seat: which of them may be said. */
export function alikeJudged(match: Match<State>, table: Table, seat: number, lines: readonly string[]): string[] {
  const told = lines.map(line => [line, reasonFor(table, seat, line)] as const)
  // Only where they differ: to tell two long lists apart takes minutes.
  const other = told.map(([line, reason]) => [line, raised(match, seat, line), reason] as const)
  expect(other.filter(([, one, reason]) => !isDeepStrictEqual(one, reason))).toEqual([])
  for (const [, reason] of told) if (reason) met.add(reason[0])
  return told.filter(([, reason]) => reason === null).map(([line]) => line)
}

function raised(match: Match<State>, seat: number, line: string): Reason | null {
  const refused = refusal(() => decideWithoutSettling(ascent, match, seat, line))
  if (!refused) return null
  const { code, facts } = refused
  return code === 'BAD_ACTION' || Object.keys(facts).length === 0 ? [code] : [code, facts]
}

/** What is offered and may not be said, and what may be said and is not offered, whichever cards pay for it. */
export function unlike(table: Table, choices: readonly Choice[], legal: readonly string[]): string[] {
  const offered = [...choices.flatMap(linesOf), ...choices.map(choice => choice.example)]
  const heads = new Set(offered.map(head))
  return [
    ...offered.filter(line => reasonFor(table, table.active, line) !== null),
    ...legal.filter(line => !heads.has(head(line)))
  ]
}

function head(line: string): string {
  return line.startsWith('-') ? line.split(' ').toSorted().join(' ') : line.replaceAll(/ -\S+/g, ' -')
}

/** What is told against a card: one of the reasons why it goes nowhere. */
export function alikeAgainst(match: Match<State>, table: Table, card: string, heads: readonly string[]): void {
  const reasons = heads.map(line => reasonFor(table, table.active, line))
  const fits = reasons.some(reason => reason === null || reason[0] === 'PAY')
  const told = reasons.map(reason => reason && { code: reason[0], ...(reason[1] && { facts: reason[1] }) })
  const against = whyNoChoiceUsesCard(ascent, match.state, table.active, card)
  const isOneOf = told.some(reason => reason !== null && isDeepStrictEqual(reason, against))
  expect([card, against, isOneOf]).toEqual([card, fits ? null : against, !fits])
}
