import type { View } from '../../../../engine/ascent/view.ts'
import type { RulesPicture } from '../../../seat/game.ts'

const NOBODY: Omit<View, 'slots'> = { viewer: 'watcher', buried: [], active: 0, players: [], adopted: {}, goals: {} }

/** A card that may go on with the row at the foot, or climb. */
export const paying = (): Omit<RulesPicture<View>, 'says'> => ({
  view: { ...NOBODY, slots: { a1: 'S3', b1: 'G5', c1: 'R7', a2: 'R4' } },
  card: 'S6',
  ways: { kind: 'cell', at: { d1: 1, b2: 2 } }
})
