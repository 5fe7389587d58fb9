import { describe, expect, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import { pageGame } from '../../../web/games/catalogue.ts'
import { SENTENCE } from './sentence.ts'

describe.each(LANGUAGES)('in %s', language => {
  test.each(newestGames().map(({ name }) => name))('%s tells who would stop and who has resigned', game => {
    const { event } = pageGame(game).words[language]
    const told = ['agreed-to-stop', 'resigned'].flatMap(type =>
      [() => null, () => 'Anna'].map(who => event({ type, facts: { seat: 0 } }, who))
    )
    for (const sentence of told) expect(sentence).toMatch(SENTENCE)
    expect(new Set(told).size).toBe(4)
    expect(event({ type: 'constructor', facts: {} }, () => 'Anna')).toBe('')
  })
})
