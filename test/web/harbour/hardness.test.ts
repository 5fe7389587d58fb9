import { describe, expect, test } from 'vitest'
import { newestGames, measuredWinCountsOf } from '../../../engine/catalogue.ts'
import type { SelfPlayWinCounts } from '../../../engine/win-counts.ts'
import { tranquility } from '../../../engine/tranquility/index.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import { setupWords } from '../../../web/games/harbour.ts'
import { signOf } from '../../../web/games/catalogue.ts'
import { hardness } from '../../../web/harbour/hardness.ts'
import { harbourPage } from '../../../web/harbour/page.tsx'
import { harbourWords } from '../../../web/words/index.ts'
import { NO_ASSETS } from '../assets.ts'

const odds: SelfPlayWinCounts = {
  date: '2026-01-31',
  matches: 200,
  margin: 6.9,
  setups: [
    { options: {}, won: { 1: 180, 2: 150 } },
    { options: { storms: true }, won: { 1: 0, 2: 20 } },
    { options: { rocks: true }, won: { 1: 80, 2: 79 } },
    { options: { variant: 'competitive' }, first: { 2: 90 }, drawn: { 2: 10 } }
  ]
}
const { name, seats, settings, presets = [] } = tranquility
const game = { name, seats, settings, presets, contest: [], sign: signOf(name, 'en'), odds }

describe('how hard the chosen set-up is', () => {
  test.each([
    ['1', {}, 90, 'easy'],
    ['2', {}, 75, 'easy'],
    ['1', { 'option.rocks': 'true' }, 40, 'fair'],
    ['2', { 'option.rocks': 'true', 'option.talk': 'open' }, 40, 'fair'],
    ['2', { 'option.storms': 'true' }, 10, 'hard'],
    ['1', { 'option.storms': 'true' }, 0, 'fierce']
  ])('for %s with %j: %i of 100, %s', (seats, fields, share, grade) => {
    expect(hardness(game, { seats, ...fields })).toEqual({ kind: 'won', share, grade })
  })

  test('what was left chosen under another variant makes no difference', () => {
    const fields = { seats: '2', 'option.variant': 'competitive', 'option.storms': 'true' }
    expect(hardness(game, fields)).toEqual({ kind: 'against', first: 45, drawn: 5 })
  })

  test('of draws nothing is said where there never was one', () => {
    const setups = [{ options: {}, first: { 2: 90 }, drawn: { 2: 0 } }]
    expect(hardness({ ...game, odds: { ...odds, setups } }, { seats: '2' })).toMatchObject({ drawn: null })
    expect(harbourWords.en.odds.against(45, null)).toMatch(/ 45 of 100 matches\.$/)
  })

  test('a mixture that nobody measured is told by what was', () => {
    const told = hardness(game, { seats: '2', 'option.storms': 'true', 'option.rocks': 'true' })
    expect(told).toMatchObject({ kind: 'parts', parts: [{ share: 10 }, { share: 40 }] })
  })

  test('nothing is claimed where nothing was measured', () => {
    expect(hardness({ ...game, odds: null }, { seats: '2' })).toBeNull()
    expect(hardness(game, { seats: '7' })).toBeNull()
  })
})

describe.each(LANGUAGES)('the table of the harbour, in %s', language => {
  test.each(newestGames().map(({ name }) => name))('%s: every measured set-up has a row of its own', name => {
    const html = harbourPage({ language, assets: NO_ASSETS, origin: '', game: name }).html
    const rows =
      measuredWinCountsOf(name)?.setups.map(({ options }) =>
        setupWords(signOf(name, language), options, harbourWords[language].odds.asSet)
      ) ?? []
    expect(new Set(rows).size).toBe(rows.length)
    expect(html.match(/scope="row"/g)).toHaveLength(rows.length)
    for (const row of rows) expect(html).toContain(row.replaceAll('&', '&amp;'))
  })
})
