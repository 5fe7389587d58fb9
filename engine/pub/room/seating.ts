import type { Guest } from '../core/state.ts'
import { raceOf } from './names.ts'

/** Whether somebody of that race may sit down with those: RULES.md, 4.5. Whose clan they are does not matter. */
export function maySit(race: string, company: readonly Guest[]): boolean {
  const races = company.map(({ name }) => raceOf(name))
  return (
    areAllOfRace(company, race) ||
    (!races.includes(race as (typeof races)[number]) && new Set(races).size === races.length)
  )
}

/** Whether all of them are of that race; so are none. */
export function areAllOfRace(guests: readonly Guest[], race: string): boolean {
  return guests.every(({ name }) => raceOf(name) === race)
}
