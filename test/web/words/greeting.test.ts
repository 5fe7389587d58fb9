import { describe, expect, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import { pageGame } from '../../../web/games/catalogue.ts'

describe.each(LANGUAGES)('in %s', language => {
  test.each(newestGames().map(({ name }) => name))('the greeting of %s fits a table of two', game => {
    const { phrase } = pageGame(game).words[language]
    expect(phrase('hello')).not.toMatch(/everybody|all\b|zusammen|tout le monde/i)
  })
})
