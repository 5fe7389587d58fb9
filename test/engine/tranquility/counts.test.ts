import { expect, test } from 'vitest'
import { tranquility } from '../../../engine/tranquility/index.ts'
import type { State } from '../../../engine/tranquility/core/state.ts'
import { countOf, linesOf } from '../../choices.ts'
import { sequencesUpTo } from './model/counting.ts'
import { tableOf } from './model/engine-table.ts'
import { position, settled } from './position.ts'
import { arch, competitive, dayNight, pyramid } from './variants.ts'

/**
 * How many sequences of one, two, three lines there are from a position. The model counts them anew: it is written from
 * the rules alone, and tries every card on every cell.
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

/** Likewise with what the Stormy Seas add. */
const STORMY: readonly [string, ...number[]][] = [
  ['rocks:2 {} [40 50 51 52 53]p20 [1 2 3 4 5]p20', 160, 1730],
  ['rocks:1 {8:15 14:33} [16 17 60 61]p9 [20 21 70]p9', 48, 372, 5930],
  ['rocks:5 {full but 16 17 28 30 31 32 33 34 35} [57 34 36 2]p9 [33 35 70]p9', 14, 61, 657],
  ['monsters {8:15 14:33} [M 16 60 61]p9 [20 M 70]p9', 50, 914],
  ['monsters {full} [F M 2]p3 [M 4]p3', 38, 1333, 17_510],
  ['rocks:0 P1:2 monsters {1:5 8:15 14:33} [M 16 60 61]p9 [M 20 70]p9', 44, 261],
  ['P1:2 O1:0 pool:1 {8:15 20:50} [16 40 60 61]p9 [20 70 71]p9', 12, 421],
  ['Y1:0 pool:2 {8:15} [16 40 60]p9 [20 70 71 72 73]p9', 85, 6389],
  ['storms {8:15} [16 17 60 61 62]p(Y P O 70) [20 71]p9', 151, 1306, 45_700],
  ['pool:1 {8:15} [16 17 60 61 62]p(Y P O 70) [20 71]p9', 151, 692],
  ['storms {18:51 19:52 20:53 21:54 22:55} [56 57 2]p(P Y) [3 4]p9', 48, 288, 6705],
  ['wilds {10:40 12:45} [W 43 50]p9 [1 2 80]p9', 1159],
  ['wilds {full but 19 20 21} [W 40]p3 [W 42]p3', 11, 53],
  ['wilds monsters P1:3 pool:1 destroyed:41 {full but 19 20 21} [W 40 M]p3 [W 42 39]p3', 63, 2478],
  ['O1:0 pool:1 {0:1 30:60 31:61 32:62 33:63 34:64 35:65} [50]p0 [2 3]p0', 1, 27, 731]
]

/** Likewise in the variants. */
const VARIED: readonly [string, (text: string) => State, string, ...number[]][] = [
  ['High Arch', arch, '{L0:10 L5:60 K3:5} [12 50 61 F]p(70 71) [5 20 73]p(74)', 20, 182, 2800],
  [
    'High Arch',
    arch,
    '{L0:1 L1:2 L2:3 L3:4 L4:5 L5:6 K0:11 K1:12 K2:13 K3:14 K4:15} [16 50 4]p(60) [3 51 62]p(63)',
    5,
    189,
    7926
  ],
  ['High Arch', arch, '{pillars R6:30} [33 36 29 2]p(60 61 62) [28 31 63]p(64)', 60, 2105],
  [
    'Pyramid',
    pyramid,
    '{1:5} [7 4 40 C]p(60 61 62) [20 70]p(63 64) stormed(15) explorers(start storm monster)',
    75,
    2583
  ],
  ['Pyramid', pyramid, '{7:30} [31 34 50 51]p(60 61 62 63) [20 70]p(71 72) explorers(rocks compass joker)', 115, 2015],
  ['Pyramid', pyramid, '{0:1 1:2 3:4 4:70 35:80} [J 79]p(3) [5 78]p(6) explorers(joker start finish)', 285, 3640],
  ['Day & Night', dayNight, '{3:12} [50 11]p(C 60) [13 2]p(C C 61)', 37, 906, 20_284],
  ['Day & Night', dayNight, 'night {0:5n 1:7 17:40n 18:41 35:80} [6 42 F]p(C) [39 8]p(43)', 34, 1358, 23_134],
  ['Competitive', competitive, '{10:20} [23 24 50] [60 61] row(1 2 3 4 5) deck(6 7)', 32, 694],
  ['Competitive', competitive, '{0:30 35:70} [1 2] [40 31] row(3)', 2, 16, 0],
  ['Competitive', competitive, '{0:30 35:70} [1] [40 31 60]', 1, 17, 12, 66]
]

test.each([...COUNTED, ...STORMY])('from %s', (text, ...counts) => {
  expect(countedTwice(position(text), counts.length)).toEqual([counts, counts])
})

test.each(VARIED)('in the variant %s', (_, laid, text, ...counts) => {
  expect(countedTwice(laid(text), counts.length)).toEqual([counts, counts])
})

/** By the engine and by the model. */
function countedTwice(state: State, longest: number): number[][] {
  return [counted(state, longest), sequencesUpTo(tableOf(state), longest)]
}

function counted(state: State, longest: number): number[] {
  return Array.from({ length: longest }, (_, shorter) => sequences(state, shorter + 1))
}

function sequences(state: State, length: number): number {
  const [seat] = tranquility.awaits(state)
  if (seat === undefined) return 0
  const choices = tranquility.choices(state, seat)
  if (length === 1) return choices.reduce((sum, choice) => sum + countOf(choice), 0)
  const next = choices.flatMap(linesOf).map(line => tranquility.apply(state, seat, tranquility.parse(line)).state)
  return next.reduce((sum, drafted) => sum + sequences(settled(drafted), length - 1), 0)
}
