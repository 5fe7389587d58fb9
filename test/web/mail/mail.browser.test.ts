import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import {
  againMail,
  confirmMail,
  deletedMail,
  handoverMail,
  invitationMail,
  linkMail,
  mailboxMessagePage,
  mailboxPage,
  overMail,
  stillMail,
  turnMail
} from '../../../web/server.ts'
import { landingWords } from '../../../web/words/index.ts'
import { type Afloat, awaits, drift, LINK, NOW, sail, seenBy, setOut } from '../afloat.ts'
import { builtAssets } from '../assets.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { opened } from '../browser/played.ts'
import { findings, PHONE, visit } from '../browser/visit.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const midway = sail(setOut('tranquility', 3, '07'), '37@e3 48@d4 31@b3 52@f4 25@e2 1@a1 15@a2 58@c5 71@c6 79@f6')
const ended = drift(midway, () => false)
const reader = { zone: 'Europe/Paris', now: NOW }
const unsubscribe = 'https://boat.example/s/stop'

test.each(LANGUAGES)('everybody can read the mails, by day and by night, in %s', async language => {
  const { page, complaints, end } = await visit(browser, origin, { ...PHONE, bypassCSP: true })
  const asked = { envelope: seenBy(midway, 0, { language }), link: LINK, unsubscribe, language }
  const letters = [
    turnMail({ ...asked, ...reader }),
    turnMail({ ...asked, ...reader, again: 'last' }),
    overMail({ ...asked, ...reader, envelope: seenBy(ended, 0, { language }), record: LINK }),
    invitationMail(asked),
    confirmMail(asked),
    linkMail(asked),
    handoverMail(asked),
    stillMail(asked),
    againMail(asked),
    deletedMail(asked),
    linkMail({ ...asked, host: LINK })
  ]
  for (const { html } of letters) {
    for (const width of [320, 360, 800]) {
      await page.setViewportSize({ width, height: 640 })
      await page.setContent(html)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect(await findings(page)).toEqual([])
  }
  expect(complaints).toEqual([])
  await end()
})

const SMALLEST = 320
/** So many lines apart a match is looked at. */
const APART = 9

test.each(newestGames().map(({ name, seats }) => [name, seats.most] as const))(
  'no mail of %s is wider than the smallest screens, in any language, at any moment of a match',
  async (name, seats) => {
    const { page, end } = await visit(browser, origin, { viewport: { width: SMALLEST, height: 640 }, bypassCSP: true })
    const seen: Afloat[] = []
    const over = drift(setOut(name, seats, '29'), now => {
      if (now.lines.length % APART === 0) seen.push(now)
      return false
    })
    for (const language of LANGUAGES) {
      const asked = { link: LINK, unsubscribe, language, ...reader }
      const shown = (now: Afloat) => seenBy(now, awaits(now)[0] ?? 0, { language, missed: APART })
      const letters = [
        ...seen.map(now => turnMail({ ...asked, envelope: shown(now) })),
        overMail({ ...asked, envelope: shown(over), record: LINK })
      ]
      for (const { html } of letters) {
        await page.setContent(html)
        expect(await tooWide(page)).toEqual([])
      }
    }
    expect(seen.length).toBeGreaterThan(1)
    await end()
  }
)

/** Where a page is wider than its window: what stands innermost there. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const all = [...document.body.querySelectorAll('*')].filter(
      one => one.getBoundingClientRect().right > clientWidth && !one.children.length
    )
    return scrollWidth > clientWidth ? [`${scrollWidth}`, ...all.map(one => one.outerHTML)] : []
  })
}

test.each(LANGUAGES)('everybody can use the local mailbox, by day and by night, in %s', async language => {
  const { page, end } = await visit(browser, origin, { ...PHONE, bypassCSP: true, locale: language })
  await page.goto(`/dev/mail?lang=${language}`)
  expect(await findings(page)).toEqual([])

  const { html, ...letter } = turnMail({
    envelope: seenBy(midway, 0, { language }),
    link: LINK,
    unsubscribe,
    language,
    zone: 'UTC',
    now: NOW
  })
  const from = { name: 'Slow Boat', email: 'boat@mailbox.localhost' }
  const kept = { id: 1, at: NOW, to: 'anna@example.org', from, replyTo: 'a@mailbox.localhost' }
  const message = { ...kept, headers: { 'List-Id': 'a' }, ...letter }
  const mailbox = { messages: [message], to: undefined, language, assets: builtAssets() }
  await page.route('**/dev/mail/1/html', route => route.fulfill({ contentType: 'text/html', body: html }))
  for (const { html: body } of [mailboxPage(mailbox), mailboxMessagePage({ ...mailbox, message })]) {
    await page.route('**/dev/mail/shown', route => route.fulfill({ contentType: 'text/html', body }), { times: 1 })
    await page.goto('/dev/mail/shown')
    expect(await findings(page)).toEqual([])
  }
  await end()
})

test('an address is confirmed from the mail that it got', async () => {
  const { links } = await opened(origin, ['Zoë', 'Ben'])
  const seat = links.seats[0]?.link ?? ''
  const address = `zoe.${Date.now()}@example.org`
  await call(seat, 'POST', '/api/seat/take', {})
  await call(seat, 'PUT', '/api/seat/delivery', { address })

  const { page, complaints, end } = await visit(browser, origin)
  await expect.poll(() => arrived(page, address)).toBe(1)
  await page.getByRole('link', { name: address }).last().click()
  const mail = page.frameLocator('iframe')
  const [outside] = await Promise.all([page.waitForEvent('popup'), mail.locator('a.go').click()])
  await outside.getByText(address).waitFor()
  await outside.locator('button').click()
  await outside.getByText(landingWords.en.pages.confirmed.title).first().waitFor()
  expect(complaints).toEqual([])
  await end()
})

async function call(link: string, method: string, path: string, body: unknown): Promise<void> {
  const headers = { authorization: `Seat ${link.slice(link.lastIndexOf('/') + 1)}`, 'content-type': 'application/json' }
  const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
}

async function arrived(page: Page, address: string): Promise<number> {
  await page.goto(`/dev/mail?to=${encodeURIComponent(address)}`)
  return page.locator('.messages a').count()
}
