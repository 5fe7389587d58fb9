import { expect, inject, test } from 'vitest'
import { againWords, hostWords, seatWords, voyagesWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { act, look, opened, take } from '../browser/played.ts'
import { button } from '../browser/seats.ts'
import { DESK, findings, PHONE, visit } from '../browser/visit.ts'

const { en: seat } = seatWords
const { en: words } = againWords

const origin = inject('origin')
const browser = await sharedBrowser()

/** A match that both have agreed to stop. */
async function ended(wish = {}) {
  const { links } = await opened(origin, ['Anna', 'Ben'], wish)
  const seats: string[] = []
  for (const { link } of links.seats) seats.push((await take(link)).link)
  for (const link of seats) await act(link, 'stop')
  return { links, seats: seats as [string, string] }
}

test('one tap opens the next match, and the other’s page, open all the while, leads to their own seat', async () => {
  const { seats } = await ended()
  const anna = await visit(browser, origin, { ...PHONE, bypassCSP: true })
  const ben = await visit(browser, origin, DESK)
  await ben.page.goto(seats[1])
  await button(ben.page, seat.again).waitFor()
  await anna.page.goto(seats[0])
  await button(anna.page, seat.again).waitFor()
  expect(await findings(anna.page)).toEqual([])
  await button(anna.page, seat.again).click()
  await anna.page.waitForURL(url => url.pathname !== new URL(seats[0]).pathname)
  const onward = ben.page.getByRole('link', { name: seat.newSeat })
  await onward.waitFor()
  await onward.click()
  await ben.page.waitForURL(url => url.pathname !== new URL(seats[1]).pathname)
  const both = await Promise.all([anna.page.url(), ben.page.url()].map(look))
  expect(both.map(one => one.seat)).toEqual([0, 1])
  expect(both[0]?.match).toBe(both[1]?.match)
  await anna.page.goto(seats[0])
  await anna.page.getByRole('link', { name: seat.newSeat }).waitFor()
  expect([...anna.complaints, ...ben.complaints]).toEqual([])
  await Promise.all([anna.end(), ben.end()])
})

test('without scripts, and set up anew: the page that leads there changes nothing by being opened', async () => {
  const { seats, links } = await ended()
  const { page, complaints, end } = await visit(browser, origin, { ...PHONE, javaScriptEnabled: false })
  await page.goto(`${seats[1]}?plain`)
  await page.getByRole('link', { name: seat.anew }).click()
  await page.getByRole('heading', { level: 1, name: words.title('Anna') }).waitFor()
  expect(await look(seats[1])).not.toHaveProperty('next')
  await page.locator('.settings summary').click()
  await page.locator('[name="option.rocks"]').selectOption('true')
  await page.locator('[name=pace]').selectOption('week')
  await button(page, words.open).click()
  await page.waitForURL(url => url.pathname !== new URL(seats[1]).pathname && url.search === '?plain')
  expect((await look(page.url())).table).toMatchObject({ pace: 'week', options: { rocks: true } })
  await page.goto(`${seats[0]}?again=1`)
  await page.getByRole('link', { name: words.next }).click()
  await page.waitForURL(url => url.pathname !== new URL(seats[0]).pathname && url.search === '?plain')
  expect(await look(page.url())).toMatchObject({ seat: 0, table: { pace: 'week' } })
  await page.goto(links.host)
  await page.getByRole('link', { name: hostWords.en.next }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(complaints).toEqual([])
  await end()
})

test('everybody can read that page, by day and by night', async () => {
  const { seats } = await ended()
  const { page, complaints, end } = await visit(browser, origin, { ...PHONE, bypassCSP: true })
  await page.goto(`${seats[0]}?again=1`)
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: 'Ascent' }).click()
  await page.getByRole('heading', { level: 2, name: 'Ascent' }).waitFor()
  await button(page, words.open).click()
  await page.waitForURL(url => url.pathname !== new URL(seats[0]).pathname)
  expect((await look(page.url())).game).toBe('ascent')
  expect(complaints).toEqual([])
  await end()
})

test('a crew reads at the end what it has played so far, and while it plays on a page of its own', async () => {
  const { seats } = await ended()
  const { page, complaints, end } = await visit(browser, origin, { ...PHONE, bypassCSP: true })
  await page.goto(seats[0])
  await button(page, seat.again).click()
  await page.waitForURL(url => url.pathname !== new URL(seats[0]).pathname)
  const again = page.url()
  await page.getByRole('link', { name: seat.voyages(1) }).click()
  await page.getByText('You and Ben: one match, 0 won, 1 stopped early.').waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: voyagesWords.en.back }).click()
  await page.locator('.hand').waitFor()
  const { next = '' } = await look(seats[1])
  for (const link of [again, next]) await act(link, 'stop')
  await page.getByText('You and Ben: 2 matches, 0 won, 2 stopped early.').waitFor()
  expect(await findings(page)).toEqual([])
  expect(complaints).toEqual([])
  await end()
})

test('a match that somebody else opened with the same people is on the shelf of the others’ devices, until it is forgotten there', async () => {
  const { seats } = await ended()
  const { page, complaints, end } = await visit(browser, origin, PHONE)
  await page.goto(seats[1])
  await button(page, seat.again).waitFor()
  const body = JSON.stringify({ game: 'ascent' })
  const headers = { Authorization: `Seat ${seats[0].slice(-39)}`, 'Content-Type': 'application/json' }
  await fetch(`${origin}/api/seat/again`, { method: 'POST', headers, body })
  const { next = '' } = await look(seats[1])
  await page.goto(origin)
  const rematch = page.locator('.known > ul > li', { has: page.locator(`a[href="${new URL(next).pathname}"]`) })
  await rematch.waitFor()
  expect(await rematch.textContent()).toContain('Ascent')
  await rematch.locator('.about').click()
  await page.getByRole('button', { name: /^Forget here: / }).click()
  await page.reload()
  await page.locator(`a[href="${new URL(seats[1]).pathname}"]`).waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(await page.locator(`a[href="${new URL(next).pathname}"]`).count()).toBe(0)
  expect(complaints).toEqual([])
  await end()
})
