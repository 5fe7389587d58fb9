import { expect, test } from 'vitest'
import { search } from '../../../engine/reef/search.ts'
import { position } from './position.ts'

test.each([
  ['[]', 0],
  ['[- Ym]', 0.05],
  ['[RY GG BK Rm Ym]', 0.7],
  ['[RY GG BK PP RR]', 1]
])('four single fish come as near to five breedings as one breeding does: %s', (corals, evaluation) => {
  const state = position({ seats: [`4 boats ${corals}`, '2 boats [RR KK]'] })
  expect(search.evaluate(state, 0)).toBeCloseTo(evaluation)
  expect(search.evaluate(state, 1)).toBeCloseTo(0.4)
})
