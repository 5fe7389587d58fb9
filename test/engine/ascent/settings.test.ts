import { phrasesOfSilentGame } from '../../../engine/defaults.ts'
import { completeOptions } from '../../../engine/options.ts'
import { describe, expect, test } from 'vitest'
import { ascent } from '../../../engine/ascent/index.ts'
import { position } from './position.ts'

const OFF = { greenPath: false, documentary: false, wildlife: false }

describe('settings', () => {
  test.each([
    [{}, 1, { ...OFF, hooks: 3 }],
    [{ hooks: 0 }, 1, { ...OFF, hooks: 0 }],
    [{}, 2, { ...OFF, talk: 'strict' }],
    [{ talk: 'open', wildlife: true }, 5, { ...OFF, wildlife: true, talk: 'open' }],
    [{ documentary: true }, 3, { ...OFF, documentary: true, sequences: 3, talk: 'strict' }],
    [{ documentary: true, sequences: 5 }, 3, { ...OFF, documentary: true, sequences: 5, talk: 'strict' }]
  ])('%j for %i is completed', (asked, seats, options) => {
    expect(completeOptions(ascent, asked, seats)).toEqual(options)
  })

  test.each([
    [{ hooks: 2 }, 2],
    [{ hooks: 4 }, 1],
    [{ talk: 'open' }, 1],
    [{ sequences: 4 }, 2],
    [{ documentary: true, sequences: 6 }, 2],
    [{ greenPath: 'yes' }, 2],
    [{ sea: 'standard' }, 2]
  ])('%j for %i is refused', (asked, seats) => {
    expect(() => completeOptions(ascent, asked, seats)).toThrow(expect.objectContaining({ code: 'BAD_OPTION' }))
  })

  test.each([0, 6])('%i cannot sit down', seats => {
    expect(() => completeOptions(ascent, {}, seats)).toThrow(expect.objectContaining({ code: 'BAD_SEATS' }))
  })

  test.each([
    [{}, 1, { talk: 'silent', table: 'cooperative' }],
    [{}, 2, { talk: 'silent', table: 'cooperative' }],
    [{ talk: 'open' }, 4, { talk: 'free', table: 'cooperative' }]
  ])('%j for %i makes a table %j', (asked, seats, manner) => {
    expect(ascent.tableStyle(completeOptions(ascent, asked, seats))).toEqual(manner)
  })
})

test('in a silent match a greeting may be said, and nothing else', () => {
  expect(phrasesOfSilentGame(ascent, position('1: R3'), 1)).toEqual(['hello'])
})
