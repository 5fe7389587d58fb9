import { expect, test } from 'vitest'
import type { Result } from '../../../engine/game.ts'
import type { Shared, Voyage } from '../../../schema/wire/voyages.ts'
import { crewsTold } from '../../../web/voyages/said.ts'

const BEN = { seat: 1, name: 'Ben' }

const won: Result = { outcome: 'won', why: 'FULL' }
const ranked = (...ranking: (readonly number[])[]): Result => ({ outcome: 'ranked', why: 'SCORED', ranking })

function voyage(result: Result, more: Partial<Voyage> = {}): Voyage {
  return { game: 'tranquility', seats: 2, options: { variant: 'standard' }, result, feat: null, ...more }
}

const told = (voyages: readonly Voyage[], language: 'en' | 'fr' | 'de' = 'en', others: Shared['others'] = [BEN]) =>
  crewsTold([{ others, voyages }], { seat: 0, language })[0]

test('set-ups are counted apart, by what isn’t as usual in them, each beside its own odds', () => {
  const rocky = voyage({ outcome: 'lost', why: 'STUCK' }, { options: { variant: 'standard', rocks: true } })
  expect(told([voyage(won), rocky, voyage(won)])).toMatchObject({
    says: 'You and Ben: 3 matches, 2 won.',
    setups: [
      'Tranquility: won 2 of 2. The ship’s cat wins 90 of 100 matches like this.',
      'Tranquility, Jagged Rocks: won 0 of 1. The ship’s cat wins 85 of 100 matches like this.'
    ]
  })
})

test('where nobody has measured a set-up, no odds stand beside it', () => {
  const unmeasured = { options: { removal: 'triton', rocks: true, wilds: true } }
  expect(told([voyage(won, unmeasured)])?.setups[0]).toMatch(/: won 1 of 1\.$/)
})

test('against each other it is told who was first how often, and nobody where all were', () => {
  const contest = { options: { variant: 'competitive' } }
  const all = [ranked([1], [0]), ranked([0], [1]), ranked([1], [0]), ranked([0, 1])]
  expect(told(all.map(result => voyage(result, contest)))?.setups[0]).toMatch(
    /: 4 matches; first: You 1×, Ben 2×\. When ship’s cats play each other, the one that begins wins \d+ of 100/
  )
})

test('of a contest nothing is won together, and whoever does not resign is first', () => {
  const stopped: Result = { outcome: 'stopped', why: 'STOPPED', ranking: [[0], [1]] }
  const agreed: Result = { outcome: 'stopped', why: 'STOPPED' }
  const reef = { game: 'reef', options: {} }
  const { says, setups } = told([ranked([1], [0]), stopped, agreed].map(result => voyage(result, reef))) ?? {}
  expect(says).toBe('You and Ben: 3 matches, 2 stopped early.')
  expect(setups?.[0]).toMatch(/^The Reef: 3 matches; first: You 1×, Ben 1×\. /)
})

test.each([
  ['en', 'You: one match, 1 won.', 'Longest sea: 20 islands without a gap.'],
  ['de', 'Du: eine Partie, 1 gewonnen.', 'Längstes Meer: 20 Inseln ohne Lücke.'],
  ['fr', 'Toi : une partie, 1 gagnée.', 'La plus longue mer : 20 îles sans trou.']
] as const)('whoever plays alone is told so in their language (%s)', (language, says, best) => {
  const { says: said, bests } = told([voyage(won, { feat: 20 })], language, []) ?? {}
  expect([said, bests].flat().map(line => line?.replaceAll('\u00a0', ' '))).toEqual([says, best])
})

test('the best of each game is the most that was reached in any of its matches', () => {
  const mountain = { game: 'ascent', options: {} }
  const feats = [voyage(won, { feat: 7 }), voyage(won, { feat: 30 }), voyage(won, { ...mountain, feat: 44 })]
  expect(told(feats)?.bests).toEqual(['Longest sea: 30 islands without a gap.', 'Best mountain: 44 slots filled.'])
})
