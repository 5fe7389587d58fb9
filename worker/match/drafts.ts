import type { Game, Viewer } from '../../engine/game.ts'
import { parseEarlyEndLine } from '../../engine/early-end.ts'
import type { Drafted, MatchRow } from '../../schema/room-tables.ts'

/** What a seat has confirmed and can still take back, line by line. */
export function draftsOf({ drafts }: Pick<MatchRow, 'drafts'>, viewer: Viewer): readonly Drafted[] {
  return drafts.filter(({ seat }) => seat === viewer)
}

/**
 * Whether what two seats have confirmed lies side by side, each to be taken back for itself: where their game says that
 * what they may do is independent. It asks nothing of what the lines do, so that no seat finds out by trying what
 * another has drafted. Everywhere else the other's draft is settled first, and who acts then acts on what all can see;
 * so it is with the wish to leave, which may end the match.
 */
export function liesBeside(game: Game, { state }: MatchRow, ...lines: readonly string[]): boolean {
  return (game.drafts?.answersCommute?.(state) ?? false) && lines.every(line => parseEarlyEndLine(line) === null)
}

/** Whether a line is settled as soon as it is confirmed, since it only leads to the same seat's next question. */
export function settlesAtOnce(game: Game, line: string): boolean {
  return parseEarlyEndLine(line) === null && (game.drafts?.settlesAtOnce?.(game.parse(line)) ?? false)
}
