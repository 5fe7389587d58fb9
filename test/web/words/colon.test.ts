import { h } from 'preact'
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { findGame, newestGames } from '../../../engine/catalogue.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import { setupInWords } from '../../../web/host/setup.ts'
import { Receipts } from '../../../web/seat/settings/told.tsx'
import { words } from '../../../web/words/fr/settings.ts'

/** In French a colon has a space before it at which no line breaks; whatever is put together of several words keeps that. */
const BARE = /[^\u00a0\d]:\s/

test('what became of a message is said in French with a space before the colon', () => {
  const receipts = [{ way: 'mail', about: 'turn', at: 0, state: 'sent', why: null }] as const
  const due = [{ way: 'mail', about: 'reminder', at: 0 }] as const
  const html = render(h(Receipts, { receipts, due, words: words.told, language: 'fr', zone: 'UTC' }))
  expect(html).toContain('Courriel, c’est à toi\u00a0: envoyé')
  expect(html).not.toMatch(BARE)
})

test.each(newestGames().map(({ name }) => name))('and so is the set-up of a match of %s', game => {
  const settings = findGame(game)?.settings ?? []
  for (const { name, default: usual, values } of settings)
    for (const value of values.filter(one => one !== usual)) {
      const table = { options: { [name]: value }, players: [] } as unknown as Envelope['table']
      expect(setupInWords({ game, table }, 'fr')).not.toMatch(BARE)
    }
})
