import { autopilotLineOrFirstChoice } from './defaults.ts'
import { autopilotPlayout } from './autoplay.ts'
import type { BaseView, Choice, Game, Json, Options, Seat } from './game.ts'
import { type Random, randomStream } from './random.ts'

/*
 * Flat Monte Carlo search over determinisations with common random numbers: each candidate line is played out by the autopilots
 * of all seats in the same sampled deals, and candidates that are surely worse than the best are pruned.
 */

/** How many candidate lines are tried at most. */
const MAX_CANDIDATES = 8
/** Deals needed before a line is pruned or preferred. */
const MIN_DEALS = 6
/** The most that an unwon match is worth; multiplied by its evaluation to the power of EVAL_EXPONENT. */
const UNWON_VALUE = 0.3
const EVAL_EXPONENT = 20
/** How many standard errors the best candidate must lead by for another to be pruned. */
const PRUNE_Z = 2
/** How many times its squared standard error a gain must exceed to replace the autopilot's usual line. */
const SWITCH_THRESHOLD = 25
/** Added to the variance of gains: candidates that look the same in all deals tried may differ in others. */
const MIN_VARIANCE = 0.01

/** The input of a search: only what the seat may see. */
export interface SearchInputSeenBySeat {
  readonly options: Options
  readonly seat: Seat
  readonly view: BaseView
  readonly choices: readonly Choice[]
}

/** Why a line was chosen: it was the only candidate, it is the autopilot's usual line, or the search found it better. */
export type ReasonForChosenLine = 'only' | 'usual' | 'better'

export interface SearchResult {
  readonly line: string
  readonly why: ReasonForChosenLine
  /** How many deals were sampled, and how many lines were played in all of them. */
  readonly deals: number
  readonly steps: number
}

/** A candidate and its value in each sampled deal. */
interface LineWithValues {
  readonly line: string
  readonly values: readonly number[]
}

/** Searches for the best of the game's candidate lines. `seed` must not be the match's own, which would reveal hidden cards. */
export function searchLine(
  game: Game,
  { options, seat, view, choices }: SearchInputSeenBySeat,
  seed: Uint8Array,
  maxSteps = game.bot?.search?.budget(options) ?? 0
): SearchResult {
  const search = game.bot?.search
  const sampleState = game.insight?.sampleState
  const lines = search?.candidates(view, choices).slice(0, MAX_CANDIDATES) ?? []
  const [usual = autopilotLineOrFirstChoice(game, view, choices)] = lines
  if (!search || !sampleState || lines.length < 2) return { line: usual, why: 'only', deals: 0, steps: 0 }
  const dice = randomStream(seed)
  let left: readonly LineWithValues[] = lines.map(line => ({ line, values: [] }))
  let [deals, steps] = [0, 0]
  while (steps < maxSteps && left.length > 1) {
    const state = sampleState(options, view, dice)
    const chance = dice.position()
    const tries: LineWithValues[] = []
    for (const { line, values } of left) {
      const { value, played } = tryInDeal(game, state, seat, line, randomStream(seed, chance))
      steps += played
      tries.push({ line, values: [...values, value] })
      // While the end is far, playouts are long: there is time for fewer candidates.
      if (steps * MIN_DEALS > maxSteps && deals === 0) break
    }
    left = tries
    deals++
    if (deals >= MIN_DEALS) left = left.filter(one => !isSurelyBetter(bestOf(left), one))
  }
  return { ...chooseLine(left, usual), deals, steps }
}

/** Plays a line and the rest of the match in one sampled deal; returns the line's value, and how many lines were played. */
function tryInDeal(
  game: Game,
  from: Json,
  seat: Seat,
  line: string,
  chance: Random
): { value: number; played: number } {
  const { state, lines } = autopilotPlayout(game, game.apply(from, seat, game.parse(line)).state, chance)
  return { value: valueOf(game, state, seat), played: lines + 1 }
}

/** The best candidate, if its gain over the usual line can be trusted; otherwise the usual line. */
function chooseLine(left: readonly LineWithValues[], usual: string): Pick<SearchResult, 'line' | 'why'> {
  const best = bestOf(left)
  const first = left.find(({ line }) => line === usual)
  return first && !isTrusted(best, first) ? { line: usual, why: 'usual' } : { line: best.line, why: 'better' }
}

/**
 * The value of a state after a playout for a seat: 1 if won; with a ranking, half for being first and half the evaluation;
 * otherwise `UNWON_VALUE` at most.
 */
function valueOf(game: Game, state: Json, seat: Seat): number {
  const result = game.result(state)
  const evaluation = game.bot?.search?.evaluate(state, seat) ?? 0
  const [first = []] = result?.ranking ?? []
  if (result?.outcome === 'ranked') return ((first.includes(seat) ? 1 / first.length : 0) + evaluation) / 2
  return result?.outcome === 'won' ? 1 : UNWON_VALUE * evaluation ** EVAL_EXPONENT
}

function bestOf([first, ...others]: readonly LineWithValues[]): LineWithValues {
  if (!first) throw new Error('Cannot choose from nothing')
  return others.reduce((best, other) => (mean(other.values) > mean(best.values) ? other : best), first)
}

function isSurelyBetter(best: LineWithValues, other: LineWithValues): boolean {
  const { gain, squaredError } = pairedGain(best, other)
  return gain > PRUNE_Z * Math.sqrt(squaredError)
}

function isTrusted(best: LineWithValues, usual: LineWithValues): boolean {
  const { gain, squaredError } = pairedGain(best, usual)
  return best.values.length >= MIN_DEALS && gain > SWITCH_THRESHOLD * squaredError
}

/** The mean gain over another candidate in the same deals, and its squared standard error. */
function pairedGain(
  best: LineWithValues,
  other: LineWithValues
): { readonly gain: number; readonly squaredError: number } {
  const gains = best.values.map((value, deal) => value - (other.values[deal] ?? 0))
  const gain = mean(gains)
  const variance = mean(gains.map(one => (one - gain) ** 2)) + MIN_VARIANCE
  return { gain, squaredError: variance / gains.length }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
