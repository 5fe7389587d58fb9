import { describe, expect, test } from 'vitest'
import type { Setting } from '../../engine/game.ts'
import { settingApplies, completeOptions } from '../../engine/options.ts'

const SETTINGS: readonly Setting[] = [
  { name: 'sea', values: ['standard', 'arch'], default: 'standard' },
  { name: 'monsters', values: [0, 3, 5], default: 0, when: { sea: ['standard'] }, needs: { 5: { seats: [3, 4] } } },
  { name: 'solo', values: [false, true], default: true, when: { seats: [1] } }
]
const GAME = { settings: SETTINGS, seats: { least: 1, most: 5 } }

describe('what a host chose is completed with what applies', () => {
  test.each([
    ['nothing', undefined, 2, { sea: 'standard', monsters: 0 }],
    ['a value', { monsters: 3 }, 2, { sea: 'standard', monsters: 3 }],
    ['a value with what it needs', { monsters: 5 }, 3, { sea: 'standard', monsters: 5 }],
    ['one that closes another', { sea: 'arch' }, 2, { sea: 'arch' }],
    ['one that depends on the seats', { solo: false }, 1, { sea: 'standard', monsters: 0, solo: false }]
  ])('%s', (_, raw, seats, options) => {
    expect(completeOptions(GAME, raw, seats)).toEqual(options)
  })
})

describe('what cannot be chosen is refused', () => {
  test.each([
    ['an unknown setting', { wind: true }, 2, 'BAD_OPTION'],
    ['an unknown value', { monsters: 4 }, 2, 'BAD_OPTION'],
    ['a value that needs other seats', { monsters: 5 }, 2, 'BAD_OPTION'],
    ['a value of another type', { monsters: '3' }, 2, 'BAD_OPTION'],
    ['a setting that does not apply', { sea: 'arch', monsters: 3 }, 2, 'BAD_OPTION'],
    ['a setting for other seats', { solo: true }, 2, 'BAD_OPTION'],
    ['a list', [], 2, 'BAD_OPTION'],
    ['a text', 'sea', 2, 'BAD_OPTION'],
    ['null', null, 2, 'BAD_OPTION'],
    ['a name that every object has', { constructor: 1 }, 2, 'BAD_OPTION'],
    ['the name of the prototype', JSON.parse('{"__proto__":{"sea":"arch"}}'), 2, 'BAD_OPTION'],
    ['what only a prototype has', Object.create({ sea: 'arch' }), 2, 'BAD_OPTION'],
    ['no seats', {}, 0, 'BAD_SEATS'],
    ['too many seats', {}, 6, 'BAD_SEATS'],
    ['half a seat', {}, 1.5, 'BAD_SEATS']
  ])('%s', (_, raw, seats, code) => {
    expect(() => completeOptions(GAME, raw, seats)).toThrow(expect.objectContaining({ code }))
  })
})

test('a setting applies when all that it depends on has one of its values', () => {
  const [, monsters, solo] = SETTINGS
  expect(monsters && settingApplies(monsters, { sea: 'standard' }, 3)).toBe(true)
  expect(monsters && settingApplies(monsters, { sea: 'arch' }, 3)).toBe(false)
  expect(solo && settingApplies(solo, {}, 1)).toBe(true)
})
