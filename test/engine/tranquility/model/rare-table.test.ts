import { expect, test } from 'vitest'
import { chance } from '../../../random-play.ts'
import { position } from '../position.ts'
import { arch, competitive, dayNight, pyramid } from '../variants.ts'
import { compareAll, compareSettling, playedOn } from './compare.ts'
import { tableOf } from './engine-table.ts'

/* Tables that chance seldom makes, where the rules meet in a particular way; the model says what is to happen there. */

const STUCK = '{0:1 30:60 31:61 32:62 33:63 34:64 35:65}'
const FULL = Array.from({ length: 36 }, (_, cell) => `${cell}:${2 * cell + 1}`).join(' ')
const ROW = '18:51 19:52 20:53 21:54 22:55'
const THREE_ROWS = '{full but 12 13 14 15 16 17 28 30 31 32 33 34 35}'
const ELEVEN = 'L0:1 L1:2 L2:3 L3:4 L4:5 L5:6 K0:11 K1:12 K2:13 K3:14 K4:15'
const ROW_AND_DECK = 'row(1 2 3 4 5) deck(6 7 8 9)'

const RARE: readonly string[] = [
  // What Compasses could save, and what not.
  'begin O1:0 P1:0 pool:1 {7:60} [50]p0 [2 3]p0',
  'begin O1:0 P1:0 pool:2 {7:60} [50]p0 [2 3]p0',
  'begin Y1:1 pool:1 {full but 20} [50]p0 [2 3]p0',
  `begin O1:0 Y1:1 pool:1 ${STUCK} [50]p0 [2 3]p0`,
  `begin wilds O1:0 ${STUCK} [50]p0 [W 3]p0`,
  'begin O1:0 P1:1 monsters wilds {8:15} [M W]p0 [2 3]p0',
  'begin O1:0 wilds {8:15} [W]p0 [2 3]p0',
  'begin rocks:1 monsters {8:15} [M]p0',
  // Storms are drawn.
  'storms {} [1 2 3 4 5]p(P Y O 60) [6 7]p9',
  'storms {} [1 2 3 4 5]p(O 60 61) [6 7]p9',
  'pool:1 {} [1 2 3 4 5]p(O 60 61) [6 7]p9',
  'wilds storms {} [1 2 3 4 5]p(O 60 61) [6 7]p9',
  'P1:2 pool:1 {} [1 2 3 4 5]p(O 60 61) [6 7]p9',
  'P1:2 pool:1 {} [1 2 3]p(Y 60 61) [6 7]p9',
  'P1:2 pool:1 {full but 31 32 33 34 35} [64 2 3 4 5]p(P 60) [6 7]p9',
  'P1:2 pool:2 {} [1 2 3 4 5]p(O 60 61) [6 7]p9',
  'P1:2 pool:1 {} [1 2 3 4 5]p(Y 60 61) [6 7]p9',
  'P1:2 pool:1 {} [1 2 3 4 5]p(P 60 61) [6 7]p9',
  'wilds P1:2 pool:1 {} [1 2 3 4 5]p(O 60 61) [6 7]p9',
  'monsters storms {} [1 2 M M]p(60 Y 61) [6 7]p9',
  'monsters storms {} [1 M M M M]p(Y 60) [6 7]p9',
  'storms {full but 34 35} [72 2 3 4 5]p(P 60 61) [6 7]p9',
  'storms {full but 5 34 35} [69 2 3 4 5]p(P 60 61) [6 7]p9',
  'storms wilds {} [W W 2]p(60 61 O) [6 7]p9',
  'storms wilds {} [W W 2 3 4]p(60 O) [6 7]p9',
  'storms wilds P1:2 {} [W 2 3]p(60 O 61) [W 7 8]p9',
  'storms wilds {8:40} [41 2]p(O 60 61)',
  'storms wilds {8:40} [41 2]p(60 O 61)',
  // Storms are in play.
  'P1:2 monsters {14:33} [M 2]p9',
  'P1:1 {6:20} [18 50 51]p9',
  'P1:2 O1:0 pool:2 {8:15} [30 40]p9',
  'O1:0 {7:15} [17 50 51]p9',
  'O1:0 {5:15} [16 50 51]p9',
  'O1:0 {9:17} [16 50 51]p9',
  'O1:1 {8:15} [40 50]p9 [1 2]p9',
  'O1:0 monsters wilds {14:33} [M W 39]p9',
  'Y1:1 {} [1 2]p9 [6 7 8]p9',
  'rocks:2 P1:4 pool:1 {} [1 2 3]p9 [6 7]p9',
  'pool:6 {} [1 2 3]p9 [4 5]p9',
  'monsters storms {8:15} [M]p0',
  `storms {0:1 1:2 2:3 3:4 4:5 5:6 ${ROW}} [56 2]p9 [3 4]p9`,
  `pool:1 monsters {${ROW} 23:56} [M 56 2]p9 [4 5]p9`,
  'wilds monsters {full} [W 2]p3 [M 3]p3',
  'wilds monsters marked:1 {full} [F W 2]p3 [M M 3]p3',
  'monsters {full} [F M]p0 [M 4]p0',
  // A Start is paid.
  'unstarted Y1:0 {} [S 1 2]p11 [11 12 13 14 15]p9',
  'unstarted Y1:0 pool:1 {} [S 1 2]p11 [11 12 13 14 15]p9 [21 22]p9',
  'unstarted Y1:0 Y2:0 pool:1 {} [S 1 2]p11 [11 12 13 14 15]p9 [21 22]p9',
  'unstarted monsters Y1:0 Y2:0 {} [S 1 2]p(20 21 M P 60 61 62 63) [11 12 13 14 15]p9',
  'unstarted Y1:1 {} [S 1 2 3 4]p20 [11 12 13]p20',
  'unstarted Y1:0 {} [S 1 2]p(20 21 22) [11 12]p9 [13 14]p9',
  'unstarted Y1:0 {} [S 1 2]p11 [11 12 13]p0 [21 22]p0',
  'unstarted monsters Y1:0 {} [S 1 2]p11 [11 12 13 M]p0 [21 22]p0',
  'unstarted Y1:0 {} [S 1 2]p11 [11 12 13 14]p0 [21 22]p0',
  'unstarted storms {} [S 1 2 3 4]p(Y 30 31 32 33) [11 12 13 14 15]p(P 34 35) [21 22]p9',
  'unstarted storms {} [S 1 2 3 4]p(O 30 31 32) [11 12 13]p9',
  'unstarted wilds P1:2 {} [S 1 2 3 4]p9 [W 12 13 14 15]p9 [21 22 23]p9',
  'unstarted wilds {} [W S]p0 [1]p0',
  'unstarted monsters {} [S 1 2]p9 [M M M 14 15]p9 [21 22 23]p9',
  'unstarted monsters {} [S 1 2 3 4]p9 [M M]p9 [21 22 23 24 25]p9',
  'unstarted monsters {} [S 1 2 3 M]p(M 30 31 32 33 34 M 35 36 37 38)',
  'unstarted {} [S]p0 [11 12 13 14 15]p9 [21 22 23 24 25]p9',
  'unstarted {} [S 1 2]p4 [11 12 13]p4 [21 22 23]p4',
  'unstarted {} [S 1 2 3 4]p(S 30 31 32) [11 12 13 14 15]p9',
  'unstarted {full} [F 1]p9',
  'unstarted monsters marked:1 {full} [F]p9 [M]p9',
  // The Rocks.
  `rocks:5 ${THREE_ROWS} [57 2 3 4 5]p9 [6 8]p9`,
  `rocks:5 monsters ${THREE_ROWS} [57 2 3]p9 [M 6]p9`,
  'rocks:5 {full but 12 13 14 15 16 17 27 28 30 31 32 33 34 35} [57 2 3]p9',
  'rocks:2 monsters {} [1 2 M M]p9',
  'rocks:2 {} [1 2]p9'
]

const VARIED = [
  ...[`{${ELEVEN}} [16 50 30]p0 [4 51]p9`, '{L5:60} [61 50]p9', '{pillars} [F 1]p0'].map(text => arch(text)),
  ...['start', 'storm', 'compass', 'monster', 'finish', 'rocks', 'joker'].flatMap(explorer => [
    pyramid(`{1:5} [7 40 50 51 52]p9 [1 2]p9 explorers(${explorer} start start start)`),
    pyramid(`{1:5} [J 7 50]p9 [1 2]p9 explorers(${explorer} start start start) harder`)
  ]),
  pyramid('{7:30} [34 50 51 52 53]p0 [60]p0 explorers(rocks start start start)'),
  pyramid('{7:30} [34 50 51 52 53]p9 [60]p0 explorers(rocks start start start)'),
  pyramid('{1:5} [C 40 50]p9 [60]p0 stormed(2) explorers(start start start)'),
  pyramid(`begin {${FULL.replace('2:5 ', '')}} [C]p0 stormed(2) explorers(start start start)`),
  dayNight('unstarted {} [S 1 2 3 4]p(10 C C 11 12) [30 31 32 33 34]p9'),
  dayNight(`unstarted {${FULL}} [F]p9`),
  dayNight(`{${FULL}} [F 1]p9`),
  dayNight('{3:12} [1 2 3]p(C)'),
  competitive('{10:20} [19 79 30 50] [60 61]'),
  competitive('{0:1 2:3} [2 50] [60 61]'),
  competitive('{} [50 51 52] [60 61] row(1) deck()'),
  competitive('{0:30} [40 50 51 52] []'),
  competitive('{0:30 35:70} [1 2] [60 61]'),
  competitive(`{0:30 35:70} [1] [60 61] ${ROW_AND_DECK}`)
]

const TABLES = [...RARE.map(text => position(text)), ...VARIED].map((state, number) => [number, state] as const)
/** So many lines further on, it is looked at again. */
const FURTHER = 1
/** Of all that a seat may play, so many lines are played. */
const PLAYED = 10

test.each(TABLES)('rare table %i', (number, state) => {
  const dice = chance(number)
  let table = compareSettling(tableOf(state))
  for (let count = 0; count <= FURTHER; count++) {
    expect(compareAll(table, PLAYED, dice)).not.toEqual([])
    table = playedOn(table, dice)
  }
})
