import { choicesOnWire } from '../../../schema/wire/choice.ts'
import { setImmediate } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import { nextAwaitedSeat } from '../../../engine/autoplay.ts'
import { findGame } from '../../../engine/catalogue.ts'
import type { Result, Seat } from '../../../engine/game.ts'
import { openMatch, decideAndSettle, normalizeLine } from '../../../engine/match.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import { seedOf } from '../../random-play.ts'
import { SEED } from '../../seed.ts'
import { act, advice, hurry, look, nextSeed, opened, take, type Wish } from './played.ts'
import { PATIENCE_MS } from './visit.ts'

/** A match of which every line is known before it is played. */
export interface Course {
  readonly seed: string
  readonly steps: readonly Step[]
  readonly result: Result | null
}

export interface Step {
  readonly seat: Seat
  readonly line: string
}

/** How a match is told from others of its game. */
type Sieve = (course: Course) => boolean

export type Decide = (seen: Pick<Envelope, 'game' | 'view' | 'choices'>) => string

const MOST_DEALS = 300

/** The course of the first deal that goes so: not every one brings everything. */
export async function courseWhere(
  goesSo: Sieve,
  { seats, decider, ...wish }: Wish & { readonly seats: number; decider(): Decide }
): Promise<Course> {
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    const course = courseOf(wish, seats, seedOf(SEED * MOST_DEALS + deal), decider())
    if (goesSo(course)) return course
    // Else a connection that the server closes meanwhile would be taken for one that stands.
    await setImmediate()
  }
  throw new Error(`Cannot find a match that goes so, by seed "${SEED}"`)
}

function courseOf({ game: name = 'tranquility', options = {} }: Wish, seats: number, seed: string, decide: Decide) {
  const game = findGame(name)
  if (!game) throw new Error(`Cannot find a game "${name}"`)
  let { match } = openMatch(game, options, seats, seed)
  const steps: Step[] = []
  for (let seat = nextAwaitedSeat(-1, game.awaits(match.state)); seat !== undefined;) {
    const seen = {
      game: name,
      view: game.view(match.state, seat),
      choices: choicesOnWire(game.choices(match.state, seat))
    }
    const line = normalizeLine(game, decide(seen))
    steps.push({ seat, line })
    match = decideAndSettle(game, match, seat, line).match
    seat = nextAwaitedSeat(seat, game.awaits(match.state))
  }
  return { seed, steps, result: game.result(match.state) }
}

export function hasKinds(kinds: readonly string[], kindOf: (line: string) => string): Sieve {
  return ({ steps }) => kinds.every(kind => steps.some(({ line }) => kindOf(line) === kind))
}

/** The first step of each kind, and the last of all: what is worth to be done on the page. */
export function telling({ steps }: Course, kindOf: (line: string) => string | undefined): ReadonlySet<Step> {
  const first = new Map<string | undefined, Step>()
  for (const step of steps) if (!first.has(kindOf(step.line))) first.set(kindOf(step.line), step)
  first.delete(undefined)
  return new Set([...first.values(), ...steps.slice(-1)])
}

/** Goes those steps, each settled at once: on the page what is worth it, the others over the wire. */
export async function follow<At extends { readonly link: string; readonly page: Page }>(
  { steps }: Course,
  sittings: readonly At[],
  onPage: { of: ReadonlySet<Step>; does(sitting: At, line: string, envelope: Envelope): Promise<void> },
  { from = 0, to = steps.length } = {}
): Promise<void> {
  for (const [at, step] of steps.slice(from, to).entries()) {
    const sitting = sittings[step.seat]
    if (!sitting) throw new Error(`Nobody sits at seat ${step.seat}`)
    if (onPage.of.has(step)) {
      await onPage.does(sitting, step.line, await look(sitting.link))
      await settled(sitting.link, from + at + 1)
    } else await act(sitting.link, step.line, from + at)
  }
}

/** A whole match, opened, taken and played to its end by autopilots over the wire. */
export async function finished(origin: string, names: readonly string[], wish: Wish = {}): Promise<Opened<string>> {
  const { seed = nextSeed() } = wish
  const match = await opened(origin, names, { ...wish, seed })
  const links: string[] = []
  for (const { link } of match.links.seats) links.push((await take(link)).link)
  for (const link of links) await hurry(link)
  const { steps } = courseOf(wish, names.length, seed, advice)
  for (const [at, { seat, line }] of steps.entries()) await act(links[seat] ?? '', line, at)
  return match
}

/** Waits until so many lines are settled. */
export async function settled(link: string, lines: number): Promise<void> {
  await vi.waitUntil(async () => (await look(link)).version >= lines, { timeout: PATIENCE_MS, interval: 20 })
}
