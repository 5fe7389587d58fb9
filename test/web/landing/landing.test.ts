import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../schema/languages.ts'
import { signOf } from '../../../web/games/catalogue.ts'
import { coverPage, landingPage } from '../../../web/landing/page.tsx'
import type { LandingKind } from '../../../web/words/en/landing.ts'
import { landingWords } from '../../../web/words/index.ts'
import { NO_ASSETS } from '../assets.ts'

const KINDS = Object.keys(landingWords.en.pages) as LandingKind[]
const ASKING: readonly LandingKind[] = [
  'unsubscribe',
  'unsubscribed',
  'confirm-address',
  'confirmed',
  'sealed',
  'host-reissued',
  'seat-reissued',
  'confirm-host',
  'host-confirmed'
]
const all = KINDS.flatMap(kind => LANGUAGES.map(language => [kind, language] as const))

test.each(all)('%s in %s says what it is and what comes next', (kind, language) => {
  const { title, text } = landingWords[language].pages[kind]
  const html = landingPage({ kind, language, assets: NO_ASSETS }).html
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(`<h1>${title}</h1>`)
  expect(html).toContain(text)
  expect(html).toContain('<a href="/">')
})

test.each(KINDS)('%s acts only behind a button, if at all', kind => {
  const html = landingPage({ kind, language: 'en', assets: NO_ASSETS }).html
  expect(html.includes('<form method="post">')).toBe(ASKING.includes(kind))
})

test.each(LANGUAGES)('an old invitation in %s names who took its seat, and when', language => {
  const facts = { name: 'Anna', takenAt: Date.UTC(2026, 10, 18, 12, 30) }
  const html = landingPage({ kind: 'sealed', language, assets: NO_ASSETS, facts }).html
  expect(html).toMatch(/Anna[^<]*2026[^<]*12:30[^<]*UTC/)
  expect(html).toContain('<button name="send" value="1">')
})

test('a page about mail leads back to the seat once the device is found to have its link, and has no link itself', () => {
  const back = { match: '00112233445566778899', seat: 1 }
  const { html } = landingPage({ kind: 'confirmed', language: 'en', assets: NO_ASSETS, back })
  expect(html).toMatch(/<a class="go" data-match="00112233445566778899" data-seat="1" hidden[^>]*>/)
  expect(html).not.toContain('/s/')
  expect(html).toContain('<button name="send" value="1">')
})

test('whoever is asked sees which address it is about', () => {
  const facts = { address: 'anna@example.org' }
  expect(landingPage({ kind: 'confirm-address', language: 'en', assets: NO_ASSETS, facts }).html).toContain(
    'anna@example.org'
  )
})

const COVER = {
  assets: { ...NO_ASSETS, files: { 'vignette-tranquility.png': '/assets/sea.png' } },
  origin: 'https://boat.example'
}
const content = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]

test.each(LANGUAGES)('the cover in %s names the game and has one button', language => {
  const html = coverPage({ game: 'Reef', language, ...COVER }).html
  expect(html).toContain('Reef')
  expect(html).toMatch(/<form method="post"><button name="show" value="1">/)
})

test.each(LANGUAGES)(
  'a chat shows the game, what the host wrote, and a picture by its whole address (%s)',
  language => {
    const invitation = { host: { name: 'Anna', seat: 0 }, greeting: 'Oma, this is for Sundays' }
    const { html } = coverPage({ game: 'tranquility', invitation, language, ...COVER })
    expect(content(html, 'og:title')).toBe(landingWords[language].cover.free(signOf('tranquility', language).title))
    expect(content(html, 'og:description')).toBe('Oma, this is for Sundays')
    expect(content(html, 'og:image')).toBe('https://boat.example/assets/sea.png')
    expect(html).not.toContain('Anna')
  }
)

test('where the host wrote nothing, or the seat is taken, a chat shows what the game is', () => {
  for (const invitation of [undefined, { host: null, greeting: null }]) {
    const { html } = coverPage({ game: 'tranquility', invitation, language: 'en', ...COVER })
    expect(content(html, 'og:description')).toBe(signOf('tranquility', 'en').sentence)
  }
})
