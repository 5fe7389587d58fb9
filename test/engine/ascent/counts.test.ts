import { expect, test } from 'vitest'
import { ascent } from '../../../engine/ascent/index.ts'
import type { State } from '../../../engine/ascent/core/state.ts'
import { countOf, linesOf } from '../../choices.ts'
import { decide, settled } from './examples.ts'
import { position } from './position.ts'

type Counted = readonly [string, readonly string[], readonly string[], readonly number[]]

/** How many complete lines there are after none, one and two actions. */
const COUNTS: readonly Counted[] = [
  ['empty', ['G7 S3 BR FG SU', 'R2 G2 S9'], [], [12, 71, 873]],
  ['1: R3', ['G5 G3 S4 BR FR', 'S1 S2 S3'], [], [22, 147, 2514]],
  ['1: G4 BR S5', ['R3 S5 G1 SU SU', 'R6 R7'], [], [25, 90, 1538]],
  ['1: G3 R4 S4 / 2: G5 R6', ['S2 R8', 'FR BR G6'], [], [2, 13, 134]],
  ['1: R9 FG BR R7', ['S7 G7 R7 FR', 'S9 S10'], [], [16, 44, 935]],
  ['1: G3 S5 R5 / 2: S6', ['FG FS G8', 'R12 R10 FR'], [], [4, 21, 268]],
  ['FULL[(1,2)=BR; (8,2)=-]', ['S12 S11 SU', 'S10 SU'], [], [9, 9, 110]],
  ['FULL', ['SU SU G5', 'S3'], [], [4, 0, 0]],
  ['1: G4 S4*{1} R5 G6 / 2: G5*{2} S5 R6 / 3: R6{1} G7', ['G3 S9 FS', 'R4 R7'], ['wildlife'], [23, 196, 7203]],
  ['1: R3 G4 S5 / 2: R3 G5 ⟨hooks 2⟩', ['G6 S4 BR FG R5 SU [3]'], ['hooks'], [28, 756, 15127]]
]

test.each(COUNTS)('%s, with %j and %j: %j', (before, hands, rules, counts) => {
  expect(counts.map((_, depth) => count(position(before, { hands, rules }), depth))).toEqual(counts)
})

function count(state: State, depth: number): number {
  const [seat] = ascent.awaits(state)
  if (seat === undefined) return 0
  const choices = ascent.choices(state, seat)
  if (depth === 0) return choices.reduce((sum, choice) => sum + countOf(choice), 0)
  const lines = choices.flatMap(choice => linesOf(choice))
  return lines.reduce((sum, line) => sum + count(settled(decide(state, line, seat)), depth - 1), 0)
}
