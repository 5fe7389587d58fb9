import { completeOptions } from '../../../engine/options.ts'
import { describe, expect, test } from 'vitest'
import type { Options } from '../../../engine/game.ts'
import { tranquility } from '../../../engine/tranquility/index.ts'
import { refusal } from '../refused.ts'

const code = (options: Options, seats = 2) => refusal(() => completeOptions(tranquility, options, seats))?.code ?? null

const VARIANTS = ['standard', 'high_arch', 'pyramid', 'day_night', 'competitive'] as const
const ALL_BUT_LAST = [true, true, true, true, false]
const STANDARD = [true, false, false, false, false]

/** RULES.md, 11: which options go with which variant. */
const TOGETHER: readonly [string, Options, readonly boolean[]][] = [
  ['Galateia', { removal: 'galateia' }, ALL_BUT_LAST],
  ['Triton', { removal: 'triton' }, ALL_BUT_LAST],
  ['Leucothea', { removal: 'leucothea' }, ALL_BUT_LAST],
  ['Amphitrite', { removal: 'amphitrite' }, ALL_BUT_LAST],
  ['Poseidon', { removal: 'poseidon' }, ALL_BUT_LAST],
  ['the Jagged Rocks', { rocks: true }, STANDARD],
  ['three Sea Monsters', { monsters: 3 }, STANDARD],
  ['four Sea Monsters', { monsters: 4 }, STANDARD],
  ['five Sea Monsters', { monsters: 5 }, STANDARD],
  ['Storm & Compass', { storms: true }, STANDARD],
  ['Wild cards', { wilds: true }, STANDARD],
  ['all of the Stormy Seas', { rocks: true, monsters: 5, storms: true, wilds: true, removal: 'poseidon' }, STANDARD],
  ['harder', { harder: true }, [false, false, true, false, false]],
  ['easier', { easier: true }, [false, false, true, false, false]],
  ['harder and easier', { harder: true, easier: true }, [false, false, true, false, false]],
  ['open talk', { talk: 'open' }, ALL_BUT_LAST]
]

describe.each(TOGETHER)('%s', (_, options, legal) => {
  test.each(VARIANTS.map((variant, index) => [variant, legal[index] ? null : 'BAD_OPTION'] as const))(
    'with %s: %s',
    (variant, refused) => {
      expect(code({ variant, ...options })).toBe(refused)
    }
  )
})

describe('the number of seats', () => {
  test.each(VARIANTS.slice(0, 4))('one to five play %s', variant => {
    expect([1, 2, 3, 4, 5].map(seats => code({ variant }, seats))).toEqual([null, null, null, null, null])
  })

  test('two play against each other', () => {
    const refused = [1, 2, 3, 4, 5].map(seats => code({ variant: 'competitive' }, seats))
    expect(refused).toEqual(['BAD_OPTION', null, 'BAD_OPTION', 'BAD_OPTION', 'BAD_OPTION'])
  })

  test('six are too many', () => {
    expect(code({}, 6)).toBe('BAD_SEATS')
  })
})

test.each<[Options, string]>([
  [{ monsters: 1 }, 'one Sea Monster'],
  [{ monsters: 2 }, 'two of them'],
  [{ monsters: '3' }, 'a number as a text'],
  [{ removal: 5 }, 'a level of no name'],
  [{ rocks: 'yes' }, 'a word for a boolean'],
  [{ variant: 'ascent' }, 'another game']
])('%j: there is not %s', options => {
  expect(code(options)).toBe('BAD_OPTION')
})

test('what is not chosen is left out, and the talk silent', () => {
  expect(completeOptions(tranquility, {}, 3)).toEqual({
    variant: 'standard',
    removal: 'none',
    monsters: 0,
    storms: false,
    rocks: false,
    wilds: false,
    talk: 'strict'
  })
})
