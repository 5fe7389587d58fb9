import { whyNoChoiceUsesCard } from '../../engine/defaults.ts'
import type { Event, Facts, Game, Seat } from '../../engine/game.ts'
import { type Match, type MatchUpdate, openMatch, decideAndSettle, normalizeLine } from '../../engine/match.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { Lesson, Step } from './steps.ts'

/** What is taught, by which rules. */
export interface School {
  readonly rules: Game
  readonly lesson: Lesson
}

/** How far somebody has come: at which step, how the table stands there, and what has just happened. */
export interface Standing {
  readonly step: number
  readonly match: Match
  readonly events: readonly Event[]
}

/** What a line amounts to: it goes on, the rules refuse it, or it is not what this step is about. */
export type Verdict =
  | { readonly kind: 'on'; readonly standing: Standing }
  | { readonly kind: 'refused'; readonly code: string; readonly facts: Facts }
  | { readonly kind: 'near'; readonly why: string }
  | { readonly kind: 'other' }

/** What comes after a step: another seat's answer, a later moment of the course, or nothing. */
export type After = 'answer' | 'later' | 'end'

export function stepOf({ lesson }: School, { step }: Pick<Standing, 'step'>): Step {
  const found = lesson.steps[step]
  if (!found) throw new Error(`Cannot find step ${step} of a lesson of ${lesson.steps.length}`)
  return found
}

/** The table where that step enters the course of the match. */
export function entered(school: School, step: number): Standing {
  const { rules, lesson } = school
  const { at = 0 } = stepOf(school, { step })
  let { match } = openMatch(rules, lesson.options, lesson.seats, lesson.seed)
  for (const { seat, line } of courseOf(lesson).slice(0, at)) match = decideAndSettle(rules, match, seat, line).match
  return { step, match, events: [] }
}

export function judged(school: School, standing: Standing, said: string): Verdict {
  const { rules, lesson } = school
  const { accepts, near = {} } = stepOf(school, standing)
  const moved = tried(rules, standing.match, lesson.seat, said)
  if (moved instanceof Refusal) return { kind: 'refused', code: moved.code, facts: moved.facts }
  const line = normalizeLine(rules, said)
  for (const [why, lines] of Object.entries(near)) if (isAmong(line, lines)) return { kind: 'near', why }
  if (!isAmong(line, accepts)) return { kind: 'other' }
  return { kind: 'on', standing: { ...standing, ...moved } }
}

/** What speaks against a card that goes nowhere. */
export function against({ rules, lesson }: School, { match }: Standing, card: string): Verdict {
  const reason = whyNoChoiceUsesCard(rules, match.state, lesson.seat, card)
  return reason ? { kind: 'refused', code: reason.code, facts: reason.facts ?? {} } : { kind: 'other' }
}

export function after({ lesson }: School, { step }: Standing): After {
  if (lesson.steps[step]?.answers) return 'answer'
  return lesson.steps[step + 1] ? 'later' : 'end'
}

/** The next step, once another seat has answered. */
export function answered(school: School, standing: Standing): Standing {
  const { rules, lesson } = school
  const { match, step } = standing
  const other = rules.awaits(match.state).find(seat => seat !== lesson.seat)
  const { name, answers = [] } = stepOf(school, standing)
  for (const line of other === undefined ? [] : answers) {
    const moved = tried(rules, match, other as Seat, line)
    if (!(moved instanceof Refusal)) return { step: step + 1, ...moved }
  }
  throw new Error(`Cannot answer step "${name}" with any of "${answers.join('", "')}"`)
}

function tried(rules: Game, match: Match, seat: Seat, line: string): MatchUpdate | Refusal {
  try {
    return decideAndSettle(rules, match, seat, line)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

export function courseOf({ course }: Lesson): readonly { readonly seat: Seat; readonly line: string }[] {
  return course
    .trim()
    .split('\n')
    .map(row => {
      const [seat, ...line] = row.trim().split(' ')
      return { seat: Number(seat), line: line.join(' ') }
    })
}

function isAmong(line: string, lines: readonly string[]): boolean {
  return lines.some(one => patternOf(one).test(line))
}

function patternOf(line: string): RegExp {
  const plain = line.replaceAll(/[*+]/g, '\\$&')
  const any = plain.replaceAll('_', '[^ @]+').replace(' ...', '( -[^ ]+)*')
  return new RegExp(`^${any}$`)
}
