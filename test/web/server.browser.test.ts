import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { Opened } from '../../schema/wire/links.ts'
import { sharedBrowser } from './browser/browser.ts'
import { opened, take } from './browser/played.ts'
import { visit } from './browser/visit.ts'

const browser = await sharedBrowser()

test('a browser reaches the server at the address that it printed', async () => {
  const page = await browser.newPage()
  const answer = await page.goto(`${inject('origin')}/healthz`)
  expect(answer?.status()).toBe(200)
})

test('every page is shown as it was drawn: its security policy refuses nothing of it', async () => {
  const origin = inject('origin')
  const { links } = await opened(origin, ['Ann', 'Ben'])
  const [ann = '', invitation = ''] = links.seats.map(({ link }) => link)
  const seat = (await take(ann)).link
  const { page, complaints, end } = await visit(browser, origin)
  const pages = [
    seat,
    invitation,
    links.watcher,
    links.host,
    '/',
    '/?game=ascent',
    '/nowhere',
    '/s/nothing',
    '/dev/mail'
  ]
  for (const address of pages) {
    await page.goto(address)
    // A seat may have brought the style of its log already.
    const drawn = await page.evaluate(() => Array.from(document.styleSheets, ({ cssRules }) => cssRules.length > 0))
    expect(new Set(drawn)).toEqual(new Set([true]))
  }
  await page.setExtraHTTPHeaders({ 'Sec-Purpose': 'prefetch' })
  await page.goto(seat)
  await page.locator('[name=show]').waitFor()
  expect(complaints.filter(complaint => !complaint.includes('404'))).toEqual([])
  await end()
})

test('what a page loads is told to nobody either', async () => {
  const [icon = ''] = (await (await fetch(inject('origin'))).text()).match(/\/assets\/[^"]+/) ?? []
  const { headers } = await fetch(inject('origin') + icon)
  const names = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy', 'Referrer-Policy', 'X-Robots-Tag']
  expect(names.map(name => headers.get(name))).toEqual([
    'nosniff',
    'same-origin',
    'no-referrer',
    'noindex, nofollow, noarchive'
  ])
  expect(headers.has('Strict-Transport-Security')).toBe(false)
})

test('a browser finds nothing wrong with what it is told to install', async () => {
  const { page, complaints, end } = await visit(browser, inject('origin'))
  await page.goto('/')
  const asked = await page.context().newCDPSession(page)
  const { url, errors } = await asked.send('Page.getAppManifest')
  const { installabilityErrors } = await asked.send('Page.getInstallabilityErrors')
  expect([errors, installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')]).toEqual([[], []])
  const { headers } = await fetch(url)
  expect([headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
    'application/manifest+json',
    'public, max-age=86400'
  ])
  expect(complaints).toEqual([])
  await end()
})

test('no link that is opened is written down anywhere', async () => {
  const origin = inject('origin')
  const asked = { key: crypto.randomUUID(), game: 'tranquility', seats: [{ name: 'Ann' }] }
  const answer = await fetch(`${origin}/api/matches`, { method: 'POST', body: JSON.stringify(asked) })
  const { match, links } = (await answer.json()) as Opened<string>
  const tokens = [links.host, links.watcher, ...links.seats.map(({ link }) => link)].map(link => link.slice(-39))
  for (const token of tokens) for (const path of [`/s/${token}`, `/${token}`]) await fetch(origin + path)
  const texts = readdirSync(inject('state'), { recursive: true, encoding: 'utf8' }).map(name =>
    textOf(join(inject('state'), name))
  )
  expect(texts.some(text => text.includes(match))).toBe(true)
  for (const token of tokens) expect(texts.filter(text => text.includes(token)).length).toBe(0)
})

/** Nothing, for a folder, and for a file that is gone by now, as a sleeping room's are. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
