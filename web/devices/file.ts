import type { Known } from '../harbour/known.ts'
import { matchOf } from './claim.ts'

/*
 * One's matches as a file:
 *
 *   { "slowboat": "matches", "version": 1, "origin": "https://boat.example",
 *     "matches": [{ "link": "https://boat.example/s/…", "game": "…", "name": "…", "seat": 0 }] }
 *
 * `seat` is null for a host's link, and `name` then the names of all seats.
 */

const VERSION = 1
const MOST_BYTES = 1_000_000
const NAME_LENGTH = 200

export type Read =
  | { readonly known: readonly Known[] }
  | { readonly wrong: 'size' | 'json' | 'kind' | 'version' }
  | { readonly wrong: 'origin'; readonly origin: string }
  /** Which one of them, counted from 1. */
  | { readonly wrong: 'match'; readonly at: number }

export function written(known: readonly Known[], origin: string): string {
  const matches = known.map(({ link, game, name, seat }) => ({ link: `${origin}/s/${link}`, game, name, seat }))
  return `${JSON.stringify({ slowboat: 'matches', version: VERSION, origin, matches }, null, 2)}\n`
}

/** What a file says, or what is wrong with it; of a file with anything wrong nothing is taken. */
export function read(text: string, here: string): Read {
  if (text.length > MOST_BYTES) return { wrong: 'size' }
  const file = parsed(text)
  if (file === undefined) return { wrong: 'json' }
  if (!isObject(file) || file.slowboat !== 'matches' || !Array.isArray(file.matches)) return { wrong: 'kind' }
  if (file.version !== VERSION) return { wrong: 'version' }
  if (file.origin !== here) return { wrong: 'origin', origin: `${file.origin}`.slice(0, NAME_LENGTH) }
  const known = file.matches.map(match => knownIn(match, here))
  const at = known.indexOf(null)
  return at < 0 ? { known: known.filter(one => one !== null) } : { wrong: 'match', at: at + 1 }
}

function knownIn(match: unknown, here: string): Known | null {
  if (!isObject(match)) return null
  const { link: address, game, name, seat } = match
  if (typeof address !== 'string' || !isShort(game) || !isShort(name)) return null
  if (seat !== null && (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0)) return null
  const link = address.slice(`${here}/s/`.length)
  if (address !== `${here}/s/${link}` || !/^[\w-]{39,40}$/.test(link)) return null
  return { link, match: matchOf(link), game, name, seat }
}

function isShort(text: unknown): text is string {
  return typeof text === 'string' && text.length > 0 && text.length <= NAME_LENGTH
}

function isObject(value: unknown): value is { readonly [field: string]: unknown } {
  return typeof value === 'object' && value !== null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Saves it where the browser saves files. */
export function save(text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href, download: 'slow-boat.json' }).click()
  setTimeout(() => URL.revokeObjectURL(href))
}
