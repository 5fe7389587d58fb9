import { expect, test } from 'vitest'
import { winnersLeadAsCrewScore } from '../../../engine/reef/crew-score.ts'
import { position } from './position.ts'

const FIVE = '8 boats [RY GG BK PP RB]'

test.each([
  ['five to none', [FIVE, '2 boats []'], 5],
  ['four to five, by the other', ['8 boats [RY GG BK PP]', '8 boats [RG YB GK RP YP]'], 1],
  ['stopped before that', ['8 boats [RY GG BK PP]', '2 boats []'], 0]
] as const)('of a match that was won a crew remembers by how much: %s', (_, seats, lead) => {
  expect(winnersLeadAsCrewScore(position({ seats }))).toBe(lead)
})
