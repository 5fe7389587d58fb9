import { expect, test } from 'vitest'
import { tranquility } from '../../../engine/tranquility/index.ts'
import type { State } from '../../../engine/tranquility/state.ts'
import { countOf, linesOf } from '../../choices.ts'
import { position, settled } from './position.ts'

/**
 * How many sequences of one, two, three lines there are from a position. The numbers were counted by a program apart
 * from the engine, written from the rules file alone, that tries every card on every slot.
 */
const COUNTED: readonly [string, ...number[]][] = [
  ['{} [40 50 51 52 53]p20 [1 2 3 4 5]p20', 190, 18_575],
  ['{5:3} [5 50 51 52 53]p20 [1 2 4 6 7]p20', 161, 13_086],
  ['{10:20 12:30} [24 25 18 40 F]p9 [21 29 31 S 60]p9', 48, 2612],
  ['{4:10 5:12 6:14 30:60} [11 13 15 9 61]p9', 50, 1722],
  ['{17:40} [39 41]p0 [38 42]p0', 36, 935, 8465],
  ['{0:1 35:80} [2 79 40]p3 [3 78 41]p3 [4 77 42]p3', 103, 5492, 197_497],
  ['{full but 19 20 21} [41 42 40 F 2]p9 [43 39 44 3 4]p9', 23, 596, 9644],
  ['{full but 0 35} [2 72 80 F S]p5 [74 4 6 8 10]p5', 18, 180, 3280],
  ['{full but 20} [41 42 F]p0 [2 4]p(40)', 6, 6, 1],
  ['{full} [F F 2]p3 [4 6 F]p3', 4, 12, 60],
  ['unstarted {8:15} [16 17 18]p(S 60 61) [S 1 2]p9', 84, 84],
  ['unstarted {8:15} [16 17 18]p(S 60 61)', 84, 84]
]

test.each(COUNTED)('from %s', (text, ...counts) => {
  const state = position(text)
  expect(counts.map((_, lines) => sequences(state, lines + 1))).toEqual(counts)
})

function sequences(state: State, length: number): number {
  const [seat] = tranquility.awaits(state)
  if (seat === undefined) return 0
  const choices = tranquility.choices(state, seat)
  if (length === 1) return choices.reduce((sum, choice) => sum + countOf(choice), 0)
  const next = choices.flatMap(linesOf).map(line => tranquility.apply(state, seat, tranquility.read(line)).state)
  return next.reduce((sum, drafted) => sum + sequences(settled(drafted), length - 1), 0)
}
