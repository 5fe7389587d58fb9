import type { Options, Setting } from '../../engine/game.ts'
import { settingApplies, allowedValues } from '../../engine/options.ts'
import type { Links } from '../../schema/wire/links.ts'
import type { OpenMatchAsked } from '../../schema/wire/opening.ts'
import { catAt, crewed } from './crew.ts'

/**
 * The form as it is filled in, by the names of its fields: `game`, `seats`, `pace`, `links`, `language`, `zone` and `key`;
 * `name0`, `address0`, `language0`, `zone0` … for each seat; `option.…` for each setting; `mine` where seat 0 is the host's,
 * `host` where none is; `greeting`; `proven` where play waits until all can be told; and who sits there
 * that is no person (crew.ts).
 */
export type Fields = { readonly [field: string]: string }

const PLAYERS = 2
const SEATS = 99

/** What the form asks of POST /api/matches; a form sent without JavaScript is read by the same function. */
export function asked(filled: Fields, settings: readonly Setting[]): OpenMatchAsked {
  const fields = crewed(filled, players(filled))
  const greeting = fields.greeting?.trim()
  return {
    key: fields.key ?? '',
    game: fields.game ?? '',
    options: chosenOptions(fields, settings),
    seats: Array.from({ length: players(fields) }, (_, seat) => seatAsked(fields, seat)),
    ...hostAsked(fields),
    ...(greeting && { greeting }),
    ...(fields.proven && { proven: true }),
    ...(fields.links && { links: fields.links as Links }),
    ...(fields.pace && { pace: fields.pace as NonNullable<OpenMatchAsked['pace']> })
  }
}

// Whoever has not been asked who invites need not say.
function hostAsked({ mine, host }: Fields): Pick<OpenMatchAsked, 'host'> {
  if (mine) return { host: { seat: 0 } }
  return host === undefined ? {} : { host: { name: host } }
}

/** How many seats are asked for. What is no such number becomes none, which is refused like any other wrong number. */
export function players(fields: Fields): number {
  const count = Number(fields.seats ?? PLAYERS)
  return Number.isInteger(count) && count > 0 && count <= SEATS ? count : 0
}

/** The settings that may be chosen at this table, with what has been chosen before them. */
export function applying(fields: Fields, settings: readonly Setting[]): readonly Setting[] {
  const seats = players(fields)
  const table: Record<string, Options[string]> = {}
  return settings.flatMap(setting => {
    if (!settingApplies(setting, table, seats)) return []
    const open = { ...setting, values: allowedValues(setting, table, seats) }
    table[setting.name] = chosen(fields, open) ?? setting.default
    return [open]
  })
}

/** What has been chosen, of the settings that may be. */
export function chosenOptions(fields: Fields, settings: readonly Setting[]): Options {
  const named = applying(fields, settings).map(setting => [setting.name, chosen(fields, setting)] as const)
  return Object.fromEntries(named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

function chosen(fields: Fields, setting: Setting): Options[string] | undefined {
  return setting.values.find(value => `${value}` === fields[`option.${setting.name}`])
}

function seatAsked(fields: Fields, seat: number): OpenMatchAsked['seats'][number] {
  const cat = catAt(fields, seat)
  if (cat !== null) return { name: cat, autopilot: true }
  const of = (what: string) => fields[`${what}${seat}`]?.trim() || undefined
  const language = of('language') ?? fields.language
  const zone = of('zone') ?? fields.zone
  const address = of('address')
  return {
    name: fields[`name${seat}`] ?? '',
    ...(language && { language: language as NonNullable<OpenMatchAsked['seats'][number]['language']> }),
    ...(zone && { zone }),
    ...(address && { address })
  }
}
