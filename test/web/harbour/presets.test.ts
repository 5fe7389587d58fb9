import { completeOptions } from '../../../engine/options.ts'
import { describe, expect, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import { tranquility } from '../../../engine/tranquility/index.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import { signOf } from '../../../web/games/catalogue.ts'
import { asked } from '../../../web/harbour/fields.ts'
import { chosen, open, withPreset } from '../../../web/harbour/presets.ts'

const { name, seats, settings, presets = [] } = tranquility
const game = { name, seats, settings, presets, contest: [], sign: signOf(name, 'en'), odds: null }
const two = { game: name, seats: '2' }
const openTo = (seats: string) => open(game, { ...two, seats }).map(({ name }) => name)
const chosenIn = (fields: Record<string, string>) => chosen(game, fields)?.name

test.each(presets.map(({ name }) => name))('choosing “%s” fills in the settings, and shows as chosen', preset => {
  const fields = withPreset(game, { ...two, 'option.wilds': 'true', 'option.variant': 'pyramid', preset })
  expect(chosenIn(fields)).toBe(preset)
  const { options } = asked(fields, settings)
  expect(options).toMatchObject(presets.find(({ name }) => name === preset)?.options ?? {})
  expect(() => completeOptions(tranquility, options, 2)).not.toThrow()
})

test('an untouched form is the base game', () => {
  expect(chosenIn(two)).toBe('calm')
})

test('settings that were chosen one by one are recognised', () => {
  expect(chosenIn({ ...two, 'option.rocks': 'true' })).toBe('rocky')
  expect(chosenIn({ ...two, 'option.rocks': 'true', 'option.wilds': 'true' })).toBeUndefined()
})

test('how the seats talk is no part of it, and stays', () => {
  const fields = withPreset(game, { ...two, 'option.talk': 'open', preset: 'stormy' })
  expect(chosenIn(fields)).toBe('stormy')
  expect(asked(fields, settings).options).toMatchObject({ talk: 'open' })
})

test('what needs two is offered to two', () => {
  expect(openTo('2')).toEqual(presets.map(({ name }) => name))
  expect(openTo('3')).not.toContain('competitive')
})

test('a word that is no preset changes nothing', () => {
  const fields = { ...two, 'option.rocks': 'true', preset: '' }
  expect(withPreset(game, fields)).toBe(fields)
})

describe.each(LANGUAGES)('in %s', language => {
  test.each(newestGames())('every preset of $name has a name', ({ name, presets = [] }) => {
    const named = Object.keys(signOf(name, language).presets)
    expect(named.sort()).toEqual(presets.map(({ name }) => name).sort())
  })
})

test.each(newestGames())(
  '$name: every preset is legal, and no two are the same',
  ({ presets = [], settings, seats }) => {
    const count = Math.max(2, seats.least)
    const completed = presets.map(preset => JSON.stringify(completeOptions({ settings, seats }, preset.options, count)))
    expect(new Set(completed).size).toBe(presets.length)
  }
)
