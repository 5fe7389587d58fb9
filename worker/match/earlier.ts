import type { Viewer } from '../../engine/game.ts'
import { replayMatch } from '../../engine/match.ts'
import type { LogRow, MatchRow } from '../../schema/room-tables.ts'
import type { Earlier } from '../../schema/wire/log.ts'
import { gameOf } from './play.ts'

/** How many views an answer brings: as many as there may be news, so that stepping back through them asks once. */
const VIEWS_PAGE = 40

/** What a viewer saw after the last of these lines, and after those before it: the match is played again up to there. */
export function earlier(match: MatchRow, lines: readonly Pick<LogRow, 'seat' | 'line'>[], viewer: Viewer): Earlier {
  const game = gameOf(match)
  const first = Math.max(0, lines.length - VIEWS_PAGE)
  const views: Earlier['views'][number][] = []
  let version = 0
  for (const { state } of replayMatch(game, match, lines)) {
    if (version >= first) views.push({ version, view: game.view(state, viewer) })
    version++
  }
  return { views, before: first === 0 ? null : first }
}
