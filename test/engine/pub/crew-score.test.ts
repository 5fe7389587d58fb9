import { expect, test } from 'vitest'
import { winnersLeadAsCrewScore } from '../../../engine/pub/crew-score.ts'
import { position } from './position.ts'

test.each([
  ['far ahead of the only other', 'banks 16 4', 12],
  ['ahead of the second of three, wherever that one sits', 'banks 3 13 11', 2],
  ['hardly ahead', 'banks 14 15', 1],
  ['stopped before the goal', 'banks 14 0', 0]
])('of a match that was won a crew remembers by how much: %s', (_, banks, lead) => {
  expect(winnersLeadAsCrewScore(position(banks))).toBe(lead)
})
