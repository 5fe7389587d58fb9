import type { UnseenCardsTally } from '../../engine/game.ts'

/** What the rules let anybody count who sees no more than this link shows. */
export interface Counted {
  readonly unseen: readonly UnseenCardsTally[]
}
