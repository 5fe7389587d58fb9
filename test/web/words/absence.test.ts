import { expect, test } from 'vitest'
import { seatWords } from '../../../web/words/index.ts'

test.each([
  ['en', /1 of 2 has voted/, /2 of 2 have voted/],
  ['de', /1 von 2 hat abgestimmt/, /2 von 2 haben abgestimmt/],
  ['fr', /1 sur 2 a voté/, /2 sur 2 ont voté/]
] as const)('one of the others has voted on an absent seat, or several have (%s)', (language, one, two) => {
  const { decide } = seatWords[language].absence
  expect(decide('Ben', 1, 2)).toMatch(one)
  expect(decide('Ben', 2, 2)).toMatch(two)
})

test.each([
  ['en', 'You would like to end the match.'],
  ['de', 'Du möchtest die Partie beenden.'],
  ['fr', 'Tu voudrais arrêter la partie.']
] as const)('one’s own vote is told as one’s own (%s)', (language, said) => {
  expect(seatWords[language].absence.votes.end(null)).toBe(said)
})
