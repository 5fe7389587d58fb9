import type { Options, Setting } from './game.ts'

/** How a game went when autopilots played it: theirs are the odds, and nobody's own. */
export interface AutopilotOdds {
  readonly date: string
  /** So many of each set-up, with each number of seats. */
  readonly matches: number
  /** By how many in a hundred a rate may be wrong, at most: in one case of twenty it is by more. */
  readonly margin: number
  readonly setups: readonly MeasuredSetup[]
}

export interface MeasuredSetup {
  /** What isn't as usual. Settings that no set-up names make no difference. */
  readonly options: Options
  /** How many matches were won, by the number of seats. */
  readonly won?: BySeats
  /** Against each other: how many the seat won that began, and how many nobody won. */
  readonly first?: BySeats
  readonly drawn?: BySeats
}

export type BySeats = { readonly [seats: number]: number }

/** Of the set-ups that were measured, the one with these options; none where nobody has played it. */
export function findMeasuredSetup(
  odds: AutopilotOdds,
  settings: readonly Setting[],
  options: Options
): MeasuredSetup | undefined {
  const chosen = changedOptions(odds, settings, options)
  return odds.setups.find(setup => isSubsetOf(setup.options, chosen) && isSubsetOf(chosen, setup.options))
}

/** The set-ups that were measured with some of these options and nothing else, as many of them as possible. */
export function nearestMeasuredSetups(
  odds: AutopilotOdds,
  settings: readonly Setting[],
  options: Options
): readonly MeasuredSetup[] {
  const chosen = changedOptions(odds, settings, options)
  const parts = odds.setups.filter(setup => isSubsetOf(setup.options, chosen))
  return parts.filter(part => !parts.some(other => other !== part && isSubsetOf(part.options, other.options)))
}

// What isn't as usual, of all that makes a difference.
function changedOptions({ setups }: AutopilotOdds, settings: readonly Setting[], options: Options): Options {
  const changed = settings.flatMap(({ name, default: usual }) => {
    const value = options[name]
    const isTelling = setups.some(setup => name in setup.options)
    return isTelling && value !== undefined && value !== usual ? [[name, value] as const] : []
  })
  return Object.fromEntries(changed)
}

function isSubsetOf(part: Options, whole: Options): boolean {
  return Object.entries(part).every(([name, value]) => whole[name] === value)
}
