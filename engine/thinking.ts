import { playOn } from './autoplay.ts'
import type { Choice, Game, Json, Options, Seat, Seen } from './game.ts'
import { type Random, random } from './random.ts'

/** So many lines are worth a thought. */
const MOST_LINES = 8
/** In fewer deals no line is told from another. */
const LEAST_DEALS = 6
/** What a match is worth that is not won: so much at most, and how fast that falls with what is missing. */
const UNWON = 0.3
const FALL = 20
/** A line is out of mind that is worse than another by more than so many times what chance may account for. */
const SURE = 2
/** The less is known, the less what first comes to mind is doubted: so many times that, squared, a gain must be. */
const TRUST = 25
/** What looks the same in all deals that were tried may vary so much in others, squared. */
const LEAST_SPREAD = 0.01

/** All that an autopilot has to think with: nothing of it is hidden from its seat. */
export interface Known {
  readonly options: Options
  readonly seat: Seat
  readonly view: Seen
  readonly choices: readonly Choice[]
}

/** Why a line is played: there is no other, it is what first comes to mind, or in thought it went better than that. */
export type Why = 'only' | 'usual' | 'better'

export interface Thought {
  readonly line: string
  readonly why: Why
  /** In how many imagined deals it was tried, and how many lines were played there in all. */
  readonly deals: number
  readonly steps: number
}

/** A line, and what it was worth in each of the deals. */
interface Tried {
  readonly line: string
  readonly worths: readonly number[]
}

/**
 * The line that goes best in thought: those worth one are played, all in the same imagined deals, and played on by the
 * autopilots of all seats. The seed is 32 bytes, any but the match's own: that would tell what is hidden.
 */
export function think(
  game: Game,
  { options, seat, view, choices }: Known,
  seed: Uint8Array,
  most = game.thinking?.steps(options) ?? 0
): Thought {
  const { thinking } = game
  const lines = thinking?.lines(view, choices).slice(0, MOST_LINES) ?? []
  const [usual = game.autopilot(view, choices)] = lines
  if (!thinking || !game.imagine || lines.length < 2) return { line: usual, why: 'only', deals: 0, steps: 0 }
  const dice = random(seed)
  let left: readonly Tried[] = lines.map(line => ({ line, worths: [] }))
  let [deals, steps] = [0, 0]
  while (steps < most && left.length > 1) {
    const state = game.imagine(options, view, dice)
    const chance = dice.position()
    const tries: Tried[] = []
    for (const { line, worths } of left) {
      const { worth, played } = endOf(game, state, seat, line, random(seed, chance))
      steps += played
      tries.push({ line, worths: [...worths, worth] })
      // The further the end, the fewer lines there is time for.
      if (steps * LEAST_DEALS > most && deals === 0) break
    }
    left = tries
    deals++
    if (deals >= LEAST_DEALS) left = left.filter(one => !isSurelyBetter(bestOf(left), one))
  }
  return { ...chosen(left, usual), deals, steps }
}

/** What comes of a line in one deal, and in how many lines. */
function endOf(game: Game, from: Json, seat: Seat, line: string, chance: Random): { worth: number; played: number } {
  const { state, lines } = playOn(game, game.apply(from, seat, game.read(line)).state, chance)
  return { worth: worthOf(game, state, seat), played: lines + 1 }
}

/** The best of those left, if enough speaks for it and against what first came to mind. */
function chosen(left: readonly Tried[], usual: string): Pick<Thought, 'line' | 'why'> {
  const best = bestOf(left)
  const first = left.find(({ line }) => line === usual)
  return first && !isTrusted(best, first) ? { line: usual, why: 'usual' } : { line: best.line, why: 'better' }
}

/** Won, nothing is worth more; else it counts how much is missing, and against each other also who is first. */
function worthOf(game: Game, state: Json, seat: Seat): number {
  const result = game.result(state)
  const promise = game.thinking?.promise(state, seat) ?? 0
  const [first = []] = result?.ranking ?? []
  if (result?.outcome === 'ranked') return ((first.includes(seat) ? 1 / first.length : 0) + promise) / 2
  return result?.outcome === 'won' ? 1 : UNWON * promise ** FALL
}

function bestOf([first, ...others]: readonly Tried[]): Tried {
  if (!first) throw new Error('Cannot choose from nothing')
  return others.reduce((best, other) => (mean(other.worths) > mean(best.worths) ? other : best), first)
}

function isSurelyBetter(best: Tried, other: Tried): boolean {
  const { gain, chance } = gainOf(best, other)
  return gain > SURE * Math.sqrt(chance)
}

function isTrusted(best: Tried, usual: Tried): boolean {
  const { gain, chance } = gainOf(best, usual)
  return best.worths.length >= LEAST_DEALS && gain > TRUST * chance
}

/** By how much it went better, and the square of what chance may account for. */
function gainOf(best: Tried, other: Tried): { readonly gain: number; readonly chance: number } {
  const gains = best.worths.map((worth, deal) => worth - (other.worths[deal] ?? 0))
  const gain = mean(gains)
  const spread = mean(gains.map(one => (one - gain) ** 2)) + LEAST_SPREAD
  return { gain, chance: spread / gains.length }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
