import { expect, inject, test } from 'vitest'
import { LANGUAGES } from '../../../schema/languages.ts'
import { coverPage, landingPage } from '../../../web/server.ts'
import type { LandingKind } from '../../../web/words/en/landing.ts'
import { landingWords } from '../../../web/words/index.ts'
import { builtAssets } from '../assets.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { opened } from '../browser/played.ts'
import { DESK, findings, PHONE, visit } from '../browser/visit.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const { match, links } = await opened(origin, ['Anna', 'Ben'])
const forged = links.host.replace(/.$/, last => (last === 'A' ? 'E' : 'A'))

test.each<[string, string, number, LandingKind]>([
  ['a link that is none', '/s/nothing', 404, 'no-such-link'],
  ['a forged link', forged.slice(origin.length), 404, 'no-such-link'],
  ['an address where nothing is', '/nowhere', 404, 'not-found'],
  ['the record of a match that is being played', `/m/${match}`, 404, 'not-over'],
  ['the record of no match', '/m/AAAAAAAAAAAAAA', 404, 'match-gone']
])('%s gets a page of its own', async (_, path, status, kind) => {
  const { page, end } = await visit(browser, origin, DESK)
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(status)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(landingWords.en.pages[kind].title)
  await page.getByRole('link', { name: landingWords.en.harbour }).click()
  await page.waitForURL(`${origin}/`)
  await end()
})

test('a preview gets the cover, and a person one tap further the seat', async () => {
  const seat = links.seats[0]?.link ?? ''
  const preview = await (await fetch(seat)).text()
  expect(preview).toContain(landingWords.en.cover.show)
  const { page, end } = await visit(browser, origin, PHONE)
  await page.route(seat, route => route.fulfill({ contentType: 'text/html', body: preview }), { times: 1 })
  await page.goto(seat)
  const show = page.getByRole('button', { name: landingWords.en.cover.show })
  await show.tap()
  await show.waitFor({ state: 'detached' })
  await page.getByRole('main').waitFor()
  expect(page.url()).toBe(seat)
  await end()
})

test.each(LANGUAGES)('on a phone that lies on its side the cover has its button in sight (%s)', async language => {
  const match = await opened(origin, ['Anna', 'Ben'], { language })
  const seat = match.links.seats[0]?.link ?? ''
  const body = await (await fetch(seat)).text()
  const viewport = { width: 800, height: 360 }
  const { page, end } = await visit(browser, origin, { ...PHONE, viewport })
  await page.route(seat, route => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(seat)
  const show = page.getByRole('button', { name: landingWords[language].cover.show })
  const { y = 0, height = Infinity } = (await show.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(viewport.height)
  await end()
})

test('a page about mail leads back to the seat on the device that has its link, and offers it by mail elsewhere', async () => {
  const { seat, link } = links.seats[1] ?? { seat: 1, link: '' }
  const { html: body } = landingPage({
    kind: 'confirmed',
    language: 'en',
    assets: builtAssets(),
    back: { match, seat }
  })
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await page.route('**/shown', route => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/shown')
  const { seat: back, pages } = landingWords.en
  await page.getByRole('button', { name: pages.confirmed.act }).waitFor()
  expect(await page.getByRole('link', { name: back }).count()).toBe(0)
  const known = { link: link?.slice(-39), match, game: 'tranquility', name: 'Ben', seat }
  await page.evaluate(known => localStorage.setItem('slowboat.seats', JSON.stringify([known])), known)
  await page.reload()
  await page.getByRole('link', { name: back }).tap()
  await page.waitForURL(link ?? '')
  expect(complaints).toEqual([])
  await end()
})

test('an address is confirmed by the one loud button, and a sentence goes with the button that it speaks of', async () => {
  const { seat, link } = links.seats[1] ?? { seat: 1, link: '' }
  const { page, end } = await visit(browser, origin, PHONE)
  await page.goto('/')
  const known = { link: link?.slice(-39), match, game: 'tranquility', name: 'Ben', seat }
  await page.evaluate(known => localStorage.setItem('slowboat.seats', JSON.stringify([known])), known)
  const show = async (kind: LandingKind) => {
    const { html: body } = landingPage({ kind, language: 'en', assets: builtAssets(), back: { match, seat } })
    await page.route('**/shown', route => route.fulfill({ contentType: 'text/html', body }), { times: 1 })
    await page.goto('/shown')
    await page.getByRole('link', { name: landingWords.en.seat }).waitFor()
    return page
      .locator('.landing :is(button, a.go, a.quiet)')
      .evaluateAll(all =>
        all.map(one => [one.textContent, getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)'])
      )
  }
  const { pages, seat: back } = landingWords.en
  expect(await show('confirm-address')).toEqual([
    [pages['confirm-address'].act, true],
    [back, false]
  ])
  expect(await show('confirmed')).toEqual([[back, true]])
  expect(await page.getByText(pages.confirmed.offer).count()).toBe(0)
  await end()
})

const kinds = Object.keys(landingWords.en.pages) as LandingKind[]

test.each(LANGUAGES)('everybody can use them, by day and by night, in %s', async language => {
  const { page, end } = await visit(browser, origin, { ...PHONE, bypassCSP: true })
  const where = { language, assets: builtAssets() }
  const facts = { address: 'anna@example.org' }
  const pages = kinds.map(kind => landingPage({ kind, facts, ...where }))
  const stops = [false, true].map(on =>
    landingPage({ kind: 'unsubscribe', facts, stops: { pause: on, daily: on, people: on }, ...where })
  )
  for (const { html: body } of [...pages, ...stops, coverPage({ game: 'tranquility', origin, ...where })]) {
    await page.route('**/shown', route => route.fulfill({ contentType: 'text/html', body }), { times: 1 })
    await page.goto('/shown')
    expect(await findings(page)).toEqual([])
  }
  await end()
})
