import { completeOptions } from '../../engine/options.ts'
import { describe, expect, test } from 'vitest'
import { newestGames, measuredWinCountsOf } from '../../engine/catalogue.ts'
import type { Setting } from '../../engine/game.ts'
import { type SelfPlayWinCounts, exactMeasuredSetup, largestMeasuredSubsets } from '../../engine/win-counts.ts'
import { SETUPS } from '../bench/odds-setups.ts'

describe('a set-up that was measured is found', () => {
  const SETTINGS: readonly Setting[] = [
    { name: 'sea', values: ['standard', 'arch'], default: 'standard' },
    { name: 'rocks', values: [false, true], default: false, when: { sea: ['standard'] } },
    { name: 'talk', values: ['strict', 'open'], default: 'strict' }
  ]
  const odds: SelfPlayWinCounts = {
    date: '2026-01-31',
    matches: 10,
    margin: 31,
    setups: [
      { options: {}, won: { 1: 5, 2: 6 } },
      { options: { rocks: true }, won: { 1: 2, 2: 3 } },
      { options: { sea: 'arch' }, won: { 1: 1 } }
    ]
  }

  test.each([
    ['the usual one', { sea: 'standard', rocks: false, talk: 'strict' }, 5],
    ['one with something changed', { sea: 'standard', rocks: true, talk: 'strict' }, 2],
    ['one to which a setting does not apply', { sea: 'arch', talk: 'strict' }, 1],
    ['however its seats talk', { sea: 'standard', rocks: true, talk: 'open' }, 2],
    ['before all is chosen', {}, 5]
  ])('%s', (_, options, won) => {
    expect(exactMeasuredSetup(odds, SETTINGS, options)?.won?.[1]).toBe(won)
  })

  test('and another is not, but those that have less of it are', () => {
    const chosen = { sea: 'arch', rocks: true }
    expect(exactMeasuredSetup(odds, SETTINGS, chosen)).toBeUndefined()
    expect(largestMeasuredSubsets(odds, SETTINGS, chosen).map(({ options }) => options)).toEqual([
      { rocks: true },
      { sea: 'arch' }
    ])
    expect(measuredWinCountsOf('nowhere')).toBeUndefined()
  })

  test('where nothing of it was measured, the usual one is nearest', () => {
    const fewer = { ...odds, setups: odds.setups.filter(({ options }) => !('rocks' in options)) }
    const settings = [...SETTINGS, { name: 'wild', values: [false, true], default: false }]
    const [usual, ...more] = largestMeasuredSubsets(
      { ...fewer, setups: [...fewer.setups, { options: { wild: true, sea: 'arch' } }] },
      settings,
      { wild: true }
    )
    expect(usual?.options).toEqual({})
    expect(more).toEqual([])
  })
})

describe.each(newestGames().map(game => [game.name, game] as const))('what is told of %s', (name, game) => {
  const odds = measuredWinCountsOf(name)

  test('it was measured often enough, of every set-up of the list', () => {
    expect(odds?.setups.map(({ options }) => options)).toEqual(SETUPS[name])
    expect(odds?.matches).toBeGreaterThanOrEqual(2000)
    expect(odds?.margin).toBeLessThanOrEqual(2.2)
    expect(odds?.date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
  })

  test('it is found for whatever a host chose, with every number of seats', () => {
    for (const setup of SETUPS[name] ?? [])
      for (const seats of Object.keys(exactMeasuredSetup(odds as SelfPlayWinCounts, game.settings, setup)?.won ?? {})) {
        const options = completeOptions(game, setup, Number(seats))
        expect(odds && exactMeasuredSetup(odds, game.settings, options)?.options).toEqual(setup)
      }
  })

  test('nothing was won more often than it was played', () => {
    const counts = (odds?.setups ?? []).flatMap(({ won, first, drawn }) =>
      [won, first, drawn].flatMap(bySeats => Object.values(bySeats ?? {}))
    )
    for (const count of counts) expect(count).toBeLessThanOrEqual(odds?.matches ?? 0)
    expect(counts.some(count => count > 0)).toBe(true)
  })
})
