import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../schema/languages.ts'
import { openAlike } from '../../../schema/wire/opening.ts'
import { alikeAsked, alikePage } from '../../../web/harbour/alike.tsx'
import { asked } from '../../../web/harbour/fields.ts'
import { harbourWords } from '../../../web/words/index.ts'
import { NO_ASSETS } from '../assets.ts'

const DEAL = '00112233445566778899'
const fields = { deal: DEAL, game: 'tranquility', seats: '3' }

test.each(LANGUAGES)('in %s the same deal asks only who plays, and says who should not', language => {
  const { html } = alikePage({ language, assets: NO_ASSETS, origin: '', fields })
  expect(html).toContain(harbourWords[language].alike.fair)
  expect(html.match(/name="name\d"/g)).toEqual(['name="name0"', 'name="name1"', 'name="name2"'])
  expect(html).toContain(`name="deal" value="${DEAL}"`)
  expect(html).not.toContain('name="option.')
})

test('what its form sends is what the service reads, whatever else was added to it', () => {
  const filled = { ...fields, key: 'k'.repeat(20), name0: 'Ann', name1: 'Ben', name2: 'Cem', 'option.rocks': 'true' }
  const read = openAlike.parse(alikeAsked(asked(filled, []), DEAL))
  expect(read).toMatchObject({ deal: DEAL, pace: 'day', seats: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cem' }] })
  expect(read).not.toHaveProperty('options')
  expect(openAlike.safeParse({ ...read, options: {} }).success).toBe(false)
})

test('a number of seats that nobody can sit on draws none', () => {
  const { html } = alikePage({ language: 'en', assets: NO_ASSETS, origin: '', fields: { ...fields, seats: '1e9' } })
  expect(html).not.toContain('name="name0"')
})
