import type { Viewer } from '../../engine/game.ts'
import type { MatchRow } from '../../schema/room-tables.ts'
import type { Counted } from '../../schema/wire/counted.ts'
import { gameOf } from './play.ts'

/** What a viewer may count of all that is hidden: out of its view, and nothing else. */
export function counted(match: MatchRow, viewer: Viewer): Counted {
  const game = gameOf(match)
  return { unseen: game.insight?.unseenCardsByKind?.(match.setup.options, game.view(match.state, viewer)) ?? [] }
}
