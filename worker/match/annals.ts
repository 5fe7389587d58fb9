import type { MatchRow } from '../../schema/room-tables.ts'
import type { Happened } from '../../schema/wire/happened.ts'
import { DAY_MS, isWithin } from '../clock.ts'
import { tooMany } from './too-many.ts'

/** They stand in the row of the match, which every action reads. */
const MOST_KEPT = 40

/** How much of it a host may bring about in a day: it is told to everybody. */
const MOST_A_DAY = 12
const BY_HOST: readonly Happened['what'][] = ['pace', 'given']

type Without<One> = One extends Happened ? Omit<One, 'at' | 'version'> : never

/** What befell the match beside its lines, with one thing more. */
export function noted(
  { annals, version }: Pick<MatchRow, 'annals' | 'version'>,
  what: Without<Happened>,
  now: number
): Pick<MatchRow, 'annals'> {
  const entry = { ...what, at: now, version } as Happened
  return { annals: [...annals, entry].slice(-MOST_KEPT) }
}

/** The same by its host, unless there was enough of that. */
export function notedByHost(
  match: Pick<MatchRow, 'annals' | 'version'>,
  what: Without<Happened>,
  now: number
): Pick<MatchRow, 'annals'> {
  const today = match.annals.filter(one => BY_HOST.includes(one.what) && isWithin(one.at, DAY_MS, now))
  const [first] = today
  if (first && today.length >= MOST_A_DAY) throw tooMany(first.at + DAY_MS - now)
  return noted(match, what, now)
}
