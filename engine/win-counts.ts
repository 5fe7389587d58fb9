import type { Options, Setting } from './game.ts'

/** How many matches of each measured set-up were won with autopilots on all seats. */
export interface SelfPlayWinCounts {
  readonly date: string
  /** How many matches were played of each set-up with each number of seats. */
  readonly matches: number
  /** The 95 % margin of error of a rate, in percentage points. */
  readonly margin: number
  readonly setups: readonly MeasuredSetup[]
}

export interface MeasuredSetup {
  /** The options that differ from the defaults. Settings that no measured set-up names are taken to change nothing. */
  readonly options: Options
  /** How many matches were won, by the number of seats. */
  readonly won?: MatchCountBySeatCount
  /** How many competitive matches the seat that began has won. */
  readonly first?: MatchCountBySeatCount
  /** How many competitive matches nobody has won. */
  readonly drawn?: MatchCountBySeatCount
}

export type MatchCountBySeatCount = { readonly [seats: number]: number }

/** The measured set-up with exactly these options; undefined if it wasn't measured. */
export function exactMeasuredSetup(
  winCounts: SelfPlayWinCounts,
  settings: readonly Setting[],
  options: Options
): MeasuredSetup | undefined {
  const chosen = changedOptions(winCounts, settings, options)
  return winCounts.setups.find(setup => isSubsetOf(setup.options, chosen) && isSubsetOf(chosen, setup.options))
}

/** The measured set-ups whose options are a subset of these; of nested subsets only the largest. */
export function largestMeasuredSubsets(
  winCounts: SelfPlayWinCounts,
  settings: readonly Setting[],
  options: Options
): readonly MeasuredSetup[] {
  const chosen = changedOptions(winCounts, settings, options)
  const parts = winCounts.setups.filter(setup => isSubsetOf(setup.options, chosen))
  return parts.filter(part => !parts.some(other => other !== part && isSubsetOf(part.options, other.options)))
}

// The options that differ from the defaults, of the settings that were measured.
function changedOptions({ setups }: SelfPlayWinCounts, settings: readonly Setting[], options: Options): Options {
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
