import type { Viewer } from '../../engine/game.ts'
import type { Drafted, MatchRow } from '../../schema/room-tables.ts'

/** What a seat has confirmed and can still take back. */
export function draftOf({ drafts }: Pick<MatchRow, 'drafts'>, viewer: Viewer): Drafted | undefined {
  return drafts.find(({ seat }) => seat === viewer)
}
