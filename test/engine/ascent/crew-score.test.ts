import { expect, test } from 'vitest'
import { filledSlotsAsCrewScore } from '../../../engine/ascent/crew-score.ts'
import { position } from './position.ts'

test.each([
  ['empty', 0],
  ['FULL[(8,2)=-]', 43],
  ['FULL[]', 44]
])('of a mountain that is %s is remembered that %i slots were filled', (mountain, slots) => {
  expect(filledSlotsAsCrewScore(position(mountain))).toBe(slots)
})
