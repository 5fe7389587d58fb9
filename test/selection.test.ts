import { describe, expect, test } from 'vitest'
import { namePattern, select, testFiles, titlesIn, unmatched } from './selection.ts'

const files = [
  { project: 'node', path: 'test/engine/storms.test.ts', titles: ['a Storm stays'] },
  { project: 'node', path: 'test/engine/order.test.ts', titles: ['a card is dear', 'Storms are in no order'] },
  { project: 'worker', path: 'test/worker/play.test.ts', titles: ['a card is played'] },
  { project: 'browser', path: 'test/web/seat/storms.browser.test.ts', titles: ['a Storm is seen'] }
] as const

describe('words after npm test', () => {
  test('choose whole files by their paths, and tests by their names', () => {
    expect(select(files, ['storms'])).toEqual([
      { project: 'node', paths: ['test/engine/storms.test.ts'], words: [] },
      { project: 'node', paths: ['test/engine/order.test.ts'], words: ['storms'] },
      { project: 'browser', paths: ['test/web/seat/storms.browser.test.ts'], words: [] }
    ])
  })

  test('must all be met, each in the path or in a name', () => {
    expect(select(files, ['engine', 'card'])).toEqual([
      { project: 'node', paths: ['test/engine/order.test.ts'], words: ['card'] }
    ])
    expect(select(files, ['worker', 'storms'])).toEqual([])
  })

  test('that stand nowhere are named', () => {
    expect(unmatched(files, ['storms', 'sharks'])).toEqual(['sharks'])
  })

  test('are found in any order and in any case', () => {
    const pattern = new RegExp(namePattern(['no (order)', 'storms']))
    expect(pattern.test('Storms are in no (order)')).toBe(true)
    expect(pattern.test('Storms are in order')).toBe(false)
  })
})

test.each([
  [`test('a Storm stays', () => {})`, ['a Storm stays']],
  [`test.each([1, 2])("it's %s", async number => {})`, ["it's %s"]],
  ['describe.each(GAMES)(`seed ${SEED}`, { timeout: 1 }, () => {})', ['seed ${SEED}']],
  [`expect(words).toEqual(['a', 'b'])`, []]
])('the titles in %s are %j', (text, titles) => {
  expect(titlesIn(text)).toEqual(titles)
})

test('this file is found by its path and by its names', () => {
  const [here] = testFiles().filter(({ path }) => path === 'test/selection.test.ts')
  expect(here).toMatchObject({ project: 'node' })
  expect(here?.titles).toContain('that stand nowhere are named')
})
