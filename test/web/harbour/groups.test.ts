import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { groupOf, keepChoice, lastChoice } from '../../../web/harbour/groups.ts'

const anna = { game: 'tranquility', seats: '2', name0: 'Anna', name1: 'Ben', pace: 'week' }
const chosen = { ...anna, 'option.variant': 'pyramid', 'option.harder': 'true', address1: 'ben@example.org' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value)
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a group finds what it chose last, in whatever order it sits', () => {
  keepChoice(chosen)
  expect(lastChoice({ ...anna, name0: ' ben ', name1: 'anna' })).toEqual({
    'option.variant': 'pyramid',
    'option.harder': 'true',
    pace: 'week'
  })
})

test.each([
  ['somebody else', { ...anna, name1: 'Chloé' }],
  ['one more', { ...anna, seats: '3', name2: 'Ewa' }],
  ['another game', { ...anna, game: 'ascent' }]
])('with %s it is another group', (_, fields) => {
  keepChoice(chosen)
  expect(lastChoice(fields)).toEqual({})
})

test('without all names there is no group', () => {
  expect(groupOf({ ...anna, name1: ' ' })).toBe('')
})

test('what others have written on the device is no choice', () => {
  localStorage.setItem('slowboat.groups', '[1]')
  expect(lastChoice(anna)).toEqual({})
})
