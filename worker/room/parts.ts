import type { Env } from '../env.ts'

/**
 * D1 in parts: databases that share the directory of matches, since one holds only so much. A match's id says which of
 * them has its copy; what is known of inboxes and networks is in `DB` alone.
 */
export type Parts = Pick<Env, 'DB' | `DB_${number}`>

/** The part that an id names: its first byte, where there is one of that number. Ids of old name any. */
export function partOf(id: string, parts: Parts): number {
  const named = Number.parseInt(id.slice(0, 2), 16)
  return parts[`DB_${named}`] ? named : 0
}

export function databaseOf(part: number, parts: Parts): D1Database {
  const database = part === 0 ? parts.DB : parts[`DB_${part}`]
  if (!database) throw new Error(`there is no database "DB_${part}", and matches lie in it`)
  return database
}

/** Where to look for a match: in the part that its id names, and then where all were once. */
export function partsToAsk(id: string, parts: Parts): readonly number[] {
  const named = partOf(id, parts)
  return named === 0 ? [0] : [named, 0]
}

/** The parts that new matches are kept in. */
export function openParts({ OPEN_IN }: Pick<Env, 'OPEN_IN'>): Uint8Array {
  return Uint8Array.from((OPEN_IN || '0').split(' '), Number)
}

/** Every part that there is. */
export function allParts(parts: Parts): readonly number[] {
  const numbers = Object.keys(parts).flatMap(name => /^DB_([1-9]\d*)$/.exec(name)?.[1] ?? [])
  return [0, ...numbers.map(Number)]
}
