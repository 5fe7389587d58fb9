import { completeOptions } from '../../../engine/options.ts'
import { expect, test } from 'vitest'
import { longestSequenceAsCrewScore } from '../../../engine/tranquility/crew-score.ts'
import { tranquility } from '../../../engine/tranquility/index.ts'
import { openMatch } from '../../../engine/match.ts'
import { seedOf } from '../../random-play.ts'
import { position } from './position.ts'

test.each([
  ['{} [6]p20 [61]p19', 0],
  ['{0:3} [6]p20 [61]p19', 1],
  ['{0:3 1:5 3:20 4:21 5:22 6:24 8:40} [6]p20 [61]p19', 4],
  ['{full but 20} [6]p20 [61]p19', 20],
  ['{full} [6]p20 [61]p19', 36]
])('the longest sea of %s has %i islands', (sea, islands) => {
  expect(longestSequenceAsCrewScore(position(sea))).toBe(islands)
})

test('no sea leads from one pillar of the High Arch to the other', () => {
  const options = completeOptions(tranquility, { variant: 'high_arch' }, 2)
  const { state } = openMatch(tranquility, options, 2, seedOf(1)).match as { state: ReturnType<typeof position> }
  expect(
    longestSequenceAsCrewScore({ ...state, cells: state.cells.map((_, cell) => (cell < 12 ? cell + 1 : null)) })
  ).toBe(6)
})
