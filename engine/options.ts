import { isWritableAsCanonicalJson } from './canonical.ts'
import type { SettingCondition, Game, Options, Setting } from './game.ts'
import { Refusal } from './refusal.ts'

type Value = Options[string]

/** Checks a host's options against a game's settings and completes them with defaults; throws a Refusal if they don't fit. */
export function completeOptions(
  { settings, seats }: Pick<Game, 'settings' | 'seats'>,
  raw: unknown,
  seatCount: number
): Options {
  if (!Number.isInteger(seatCount) || seatCount < seats.least || seatCount > seats.most)
    throw new Refusal('BAD_SEATS', { seats: seatCount, least: seats.least, most: seats.most })

  const wanted = optionEntries(raw)
  const options: { [setting: string]: Value } = {}
  for (const setting of settings) {
    const value = wanted.get(setting.name)
    if (!settingApplies(setting, options, seatCount)) continue
    wanted.delete(setting.name)
    options[setting.name] = value === undefined ? setting.default : allowedOrThrow(setting, value, options, seatCount)
  }
  const [left] = wanted.keys()
  if (left !== undefined) throw new Refusal('BAD_OPTION', { setting: left.slice(0, 40) })
  return options
}

/** Whether a setting applies, given the settings before it and the number of seats. */
export function settingApplies({ when = {} }: Setting, earlierOptions: Options, seats: number): boolean {
  return isConditionMet(when, { ...earlierOptions, seats })
}

/** The values of a setting that may be chosen, given the settings before it and the number of seats. */
export function allowedValues(
  { values, needs = {} }: Setting,
  earlierOptions: Options,
  seats: number
): readonly Value[] {
  return values.filter(value => isConditionMet(needs[`${value}`] ?? {}, { ...earlierOptions, seats }))
}

function isConditionMet(condition: SettingCondition, chosen: Options): boolean {
  return Object.entries(condition).every(([name, values]) => values.some(value => value === chosen[name]))
}

function optionEntries(raw: unknown): Map<string, unknown> {
  if (raw === undefined) return new Map()
  if (!isWritableAsCanonicalJson(raw) || typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new Refusal('BAD_OPTION')
  return new Map(Object.entries(raw))
}

function allowedOrThrow(setting: Setting, asked: unknown, options: Options, seats: number): Value {
  const value = allowedValues(setting, options, seats).find(one => one === asked)
  if (value === undefined) throw new Refusal('BAD_OPTION', { setting: setting.name })
  return value
}
