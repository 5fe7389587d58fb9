import { completeOptions } from '../../../engine/options.ts'
import { describe, expect, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import type { Game } from '../../../engine/game.ts'
import { type Contest, contestOf, usualLinks, withUsualLinks } from '../../../web/harbour/contest.ts'
import { asked } from '../../../web/harbour/fields.ts'

const rules = (name: string) => newestGames().find(game => game.name === name) as Game
const opened = (name: string) => ({ contest: contestOf(rules(name)), settings: rules(name).settings })
const tranquility = opened('tranquility')
const rivals = { game: 'tranquility', seats: '2', 'option.variant': 'competitive' }
const friends = { game: 'tranquility', seats: '2' }

test('where players compete a hand is seen by whoever sits there, and elsewhere by whoever has the link', () => {
  expect(usualLinks(tranquility, rivals)).toBe('sealed')
  expect(usualLinks(tranquility, friends)).toBe('open')
  expect(usualLinks(opened('ascent'), { game: 'ascent', seats: '1' })).toBe('open')
})

test('a game that is always played against each other needs no setting for it', () => {
  const always: Contest = contestOf({ ...rules('ascent'), tableStyle: () => ({ talk: 'free', table: 'competitive' }) })
  expect(usualLinks({ contest: always, settings: [] }, friends)).toBe('sealed')
})

test('what the host chose stays until another kind of match is chosen', () => {
  const chosen = { ...friends, links: 'sealed' }
  expect(withUsualLinks(tranquility, friends, chosen)).toEqual(chosen)
  expect(withUsualLinks(tranquility, chosen, { ...rivals, links: 'open' })).toMatchObject({ links: 'sealed' })
  expect(withUsualLinks(tranquility, rivals, { ...friends, links: 'sealed' })).toMatchObject({ links: 'open' })
})

test('what is chosen is asked, and nothing where nothing is', () => {
  expect(asked({ ...friends, links: 'sealed' }, [])).toMatchObject({ links: 'sealed' })
  expect(asked(friends, [])).not.toHaveProperty('links')
})

// The form and the room must not say different things.
describe.each(newestGames().map(game => game.name))('%s', name => {
  const game = rules(name)

  test('as it is usually played is told as its rules have it', () => {
    expect(opened(name).contest === 'always').toBe(
      game.tableStyle(completeOptions(game, {}, game.seats.least)).table === 'competitive'
    )
  })

  const each = game.settings.flatMap(({ name: setting, values }) => values.map(value => [setting, value] as const))
  test.each(each)('with %s as %s is told as its rules have it', (setting, value) => {
    const { contest } = opened(name)
    const told = contest === 'always' || contest.some(one => one.setting === setting && one.value === value)
    expect(told).toBe(game.tableStyle({ [setting]: value }).table === 'competitive')
  })
})
