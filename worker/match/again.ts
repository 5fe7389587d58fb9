import { spell } from '../../engine/match.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { MatchRow } from '../../schema/room-tables.ts'
import { type Asked, gameOf } from './play.ts'

interface Made {
  readonly line: string
  /** The version that it made; none yet while it is a draft, none ever where it was taken back. */
  readonly version: number | null
}

type FindLine = (seat: number, key: string, after: number) => Made | undefined
type Keyed = Pick<Asked, 'seat' | 'version' | 'key'>

/** What a seat's action made when it was sent before, under the same key; undefined for one that is new. */
export function findMade(match: MatchRow, { seat, version, key }: Keyed, findLine: FindLine): Made | undefined {
  const isSame = (other: { seat: number; key: string }) => other.seat === seat && other.key === key
  const unsettled = match.drafts.find(isSame) ?? match.undone.find(back => isSame(back) && back.version >= version)
  if (unsettled) return { line: unsettled.line, version: null }
  return version < match.version ? findLine(seat, key, version) : undefined
}

/** The same, for a client that names the line again: a key belongs to one line. */
export function madeBefore(match: MatchRow, asked: Asked, findLine: FindLine): Made | undefined {
  const made = findMade(match, asked, findLine)
  if (made && made.line !== spell(gameOf(match), asked.line)) throw new Refusal('KEY_REUSED')
  return made
}
