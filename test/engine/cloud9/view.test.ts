import { plannableChoices, whyNoChoiceUsesCard } from '../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { chanceToPay } from '../../../engine/cloud9/chances.ts'
import { cloud9 } from '../../../engine/cloud9/index.ts'
import { playAll, position } from './position.ts'

// RULES.md, 6.

const chance = (where: string) => cloud9.view(position(where), 0).chance
const lines = (where: string, seat: number) =>
  plannableChoices(cloud9, position(where), seat).map(choice => choice.example)

describe('a view', () => {
  const { state } = playAll(position('odds; discard GGP'), '2 jump, 3 jump')

  test('shows whoever sits there all that lies open, the own hand and nothing else', () => {
    expect(cloud9.view(state, 1)).toEqual({
      viewer: 1,
      phase: 'passengers',
      trip: 1,
      cloud: 3,
      clouds: expect.arrayContaining([{ points: 4, dice: 2 }]),
      pilot: 1,
      place: 0,
      roll: ['G', 'R'],
      need: ['G', 'R'],
      players: [
        { score: 10, hand: 3, aboard: true, choice: null, sealed: false, waits: false },
        { score: 20, hand: 4, aboard: true, choice: null, sealed: false, waits: false },
        { score: 34, hand: 1, aboard: false, choice: 'jump', sealed: false, waits: false },
        { score: 50, hand: 5, aboard: false, choice: 'jump', sealed: false, waits: false }
      ],
      pile: 60,
      discard: ['G', 'G', 'P'],
      chance: expect.any(Number),
      hand: ['G', 'G', 'R', 'W']
    })
  })

  test('of a watcher has neither hand nor answer', () => {
    const sealed = playAll(position(), '3 jump, 1 wild').state
    const seen = cloud9.view(sealed, 'watcher')
    expect(seen).not.toHaveProperty('hand')
    expect(seen).not.toHaveProperty('answer')
    expect(seen.players.map(player => player.sealed)).toEqual([false, true, false, true])
  })

  test('says who waits for its place, until that has come', () => {
    const waiting = playAll(position(), '3 wait').state
    expect(cloud9.view(waiting, 0).players.map(({ waits }) => waits)).toEqual([false, false, false, true])
    const asked = playAll(waiting, '2 stay').state
    expect(cloud9.view(asked, 0).players.map(({ waits }) => waits)).toEqual([false, false, false, false])
  })
})

describe('how likely the pilot can pay', () => {
  test('is counted at a table that wishes so', () => {
    expect([chance('odds'), chance('')]).toEqual([55, undefined])
  })

  test('falls with what has been played, and counts nothing else', () => {
    const fewer = chance(`odds; discard ${'G'.repeat(9)}`) ?? 0
    expect(fewer).toBe(Math.round(100 * chanceToPay(['G', 'R'], 4, Array<'G'>(9).fill('G'))))
    expect(fewer).toBeLessThan(chance('odds') ?? 0)
    expect(chance(`odds; discard ${'G'.repeat(9)}; hands YYRP YYYY R PPPPW`)).toBe(fewer)
  })

  test('is rounded up from a half', () => {
    const discard = [9, 12, 15].map((count, colour) => 'GPY'.charAt(colour).repeat(count)).join('')
    expect(chance(`odds; roll G-; discard ${discard}; hands R R R R`)).toBe(33)
  })

  test('is no question where nothing is needed', () => {
    expect(chance('odds; roll --')).toBeUndefined()
  })

  test('is the same for all: nobody’s own hand is counted', () => {
    const state = position('odds')
    const all = ([0, 1, 2, 3, 'watcher'] as const).map(viewer => cloud9.view(state, viewer).chance)
    expect(new Set(all).size).toBe(1)
  })
})

describe('what may be planned', () => {
  test('is what a passenger, a pilot and a lone pilot may say, as far as the hand has it', () => {
    expect(lines('', 3)).toEqual(['jump', 'stay', 'jump if jumped', 'colours', 'wild', 'fall', 'continue'])
    expect(lines('', 0)).not.toContain('wild')
    expect(lines('hands W - R P', 0)).not.toContain('colours')
  })

  test('is nothing once the match is over', () => {
    expect(lines('over', 3)).toEqual([])
  })
})

describe('against a card', () => {
  test('speaks nothing where the pilot may show it', () => {
    expect(['G', 'W'].map(card => whyNoChoiceUsesCard(cloud9, position('pilot'), 1, card))).toEqual([null, null])
  })

  test('speaks what is in the way of it', () => {
    expect(whyNoChoiceUsesCard(cloud9, position('pilot; roll RR'), 1, 'R')).toEqual({ code: 'MISSING_CARDS' })
    expect(whyNoChoiceUsesCard(cloud9, position('pilot; roll RR'), 1, 'W')).toBeNull()
    expect(whyNoChoiceUsesCard(cloud9, position('pilot'), 1, 'Y')).toEqual({ code: 'MISSING_CARDS' })
    expect(whyNoChoiceUsesCard(cloud9, position(), 0, 'Y')).toEqual({ code: 'WRONG_PHASE' })
  })
})
