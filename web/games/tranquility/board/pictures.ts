import type { View } from '../../../../engine/tranquility/view.ts'
import type { RulesPicture } from '../../../seat/game.ts'

/** A picture in the rules; what it says belongs to a language. */
export type Drawn = Omit<RulesPicture<View>, 'says'>

/** A sea on which nobody plays, with these islands on it. */
export function seaWith(cells: View['cells'], more: Partial<View> = {}): View {
  const nobody = { viewer: 'watcher', phase: 'turn', active: 0, players: [], startPlayed: true } as const
  return { ...nobody, sea: 'standard', cells, ...more }
}

const RANKS = [1, 2, 3, 4, 5, 6]
const FILLED = [
  2, 4, 5, 9, 11, 12, 15, 16, 19, 20, 24, 25, 27, 31, 33, 34, 38, 39, 41, 44, 46, 49, 50, 53, 55, 57, 60, 61, 64, 66,
  69, 70, 73, 74, 77, 79
]

/** A voyage that has come to its end. */
export const aim = (): Drawn => ({
  view: seaWith(
    Object.fromEntries(
      RANKS.flatMap((rank, row) => [...'abcdef'].map((file, at) => [`${file}${rank}`, FILLED[6 * row + at] ?? 0]))
    )
  )
})
