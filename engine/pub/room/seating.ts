import type { Guest } from '../core/state.ts'
import { raceOf } from './names.ts'

/**
 * Whether a guest of a race may sit with `company`: guests all of its own race, or all of different other races (RULES.md, 4.5).
 * Clans don't matter.
 */
export function maySit(race: string, company: readonly Guest[]): boolean {
  const races = company.map(({ name }) => raceOf(name))
  return (
    areAllOfRace(company, race) ||
    (!races.includes(race as (typeof races)[number]) && new Set(races).size === races.length)
  )
}

/** Whether all guests are of the given race; true for an empty list. */
export function areAllOfRace(guests: readonly Guest[], race: string): boolean {
  return guests.every(({ name }) => raceOf(name) === race)
}
