import { autopilotLineOrFirstChoice } from '../engine/defaults.ts'
import type { Event, Game, Options, Seat } from '../engine/game.ts'
import { type Match, openMatch, decideAndSettle } from '../engine/match.ts'
import { type Random, randomStream } from '../engine/random.ts'
import { anyLine, anyOf } from './choices.ts'

const MOST_LINES = 3000
/** Where chance has not brought a match to its end in so many lines, autopilots do: by some rules it may go on for ever. */
const PATIENCE = 1500
/** In some games chance is known to take thousands of lines; what it brings about is seen in fewer. */
const IMPATIENT: { readonly [game: string]: number } = { merchants: 320 }
/** Of so many lines, one may be another seat's than that which is awaited. */
const OTHERS = 8

/** A decision in a match: where it stood, who decided what, and where that led. */
export interface Moment {
  readonly before: Match
  readonly seat: Seat
  readonly line: string
  readonly after: Match
  readonly events: readonly Event[]
}

/** A number as the seed of a match. */
export function seedOf(number: number): string {
  return number.toString(16).padStart(64, '0')
}

/** A stream for a test's own chance, apart from that of any match. */
export function chance(number: number): Random {
  const seed = new Uint8Array(32).fill(0xcc)
  new DataView(seed.buffer).setUint32(0, number)
  return randomStream(seed)
}

/** A match of which every line is taken by chance from what is offered. The number is its seed. */
export function randomPlay(game: Game, options: Options, seats: number, number: number): Moment[] {
  const dice = chance(number)
  const moments: Moment[] = []
  const patience = IMPATIENT[game.name] ?? PATIENCE
  let before: Match = openMatch(game, options, seats, seedOf(number)).match
  while (game.awaits(before.state).length > 0) {
    if (moments.length === MOST_LINES) throw new Error(`Expected match ${number} to end within ${MOST_LINES} lines`)
    const seat = anySeat(game, before, dice)
    const choices = game.choices(before.state, seat)
    const isPatient = moments.length < patience
    const line = isPatient
      ? anyLine(anyOf(choices, dice), dice)
      : autopilotLineOrFirstChoice(game, game.view(before.state, seat), choices)
    const { match: after, events } = decideAndSettle(game, before, seat, line)
    moments.push({ before, seat, line, after, events })
    before = after
  }
  return moments
}

/** Mostly a seat that is awaited; now and then another that may do something all the same. */
function anySeat(game: Game, { state, setup }: Match, dice: Random): Seat {
  const other = dice.below(OTHERS * setup.seats)
  if (other < setup.seats && game.choices(state, other).length > 0) return other
  return anyOf(game.awaits(state), dice)
}

/** Makes every write to it an error. */
export function freeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value))
    for (const part of Object.values(Object.freeze(value))) freeze(part)
  return value
}

/** A line with something in it exchanged, left out, doubled or put in. */
export function garbled(line: string, words: readonly string[], dice: Random): string {
  const parts = line.split(' ')
  const place = dice.below(parts.length + 1)
  const kinds = [
    () => parts.toSpliced(place, 1),
    () => parts.toSpliced(place, 1, anyOf(words, dice)),
    () => parts.toSpliced(place, 0, anyOf(words, dice)),
    () => parts.toSpliced(place, 0, parts[place] ?? ''),
    () => [anyOf(words, dice)],
    () => [line.slice(0, dice.below(line.length + 1)) + String.fromCharCode(32 + dice.below(96))]
  ]
  return anyOf(kinds, dice)().join(' ')
}
