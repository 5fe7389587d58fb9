import type { Fields } from './fields.ts'

/*
 * Who sits where, as far as it is not people: `cat0`, `cat1` … are ticked where the ship's cat sits; `alone` names whoever
 * plays with nobody but cats, and `cats` what those are called, parted by commas.
 */

/** What the ship's cats are called, in one field. */
export function namesOf(cats: readonly string[]): string {
  return cats.join(',')
}

/** The form as it is meant: alone, one's own seat is the first, and all others are the cats'. */
export function crewed(fields: Fields, players: number): Fields {
  if (!fields.alone) return fields
  const seats = Math.max(2, players)
  const cats = Array.from({ length: seats - 1 }, (_, at) => [`cat${at + 1}`, '1'] as const)
  const name0 = fields.name0?.trim() || fields.alone
  return { ...fields, seats: `${seats}`, mine: '1', name0, greeting: '', pace: 'none', ...Object.fromEntries(cats) }
}

/** The name of the cat that sits there; null where somebody else does. */
export function catAt(fields: Fields, seat: number): string | null {
  if (!isCat(fields, seat)) return null
  let before = 0
  for (let other = 0; other < seat; other++) if (isCat(fields, other)) before++
  return (fields.cats ?? '').split(',', before + 1)[before] ?? ''
}

// It is asked for each pair of seats: whoever copied the fields would copy as many as somebody sends.
function isCat(fields: Fields, seat: number): boolean {
  return fields[`cat${seat}`] === '1' && !(fields.mine && seat === 0)
}
