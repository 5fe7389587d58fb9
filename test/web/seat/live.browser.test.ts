import type { Page, WebSocketRoute } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { CLOSED_IDLE } from '../../../schema/wire/closing.ts'
import { seatWords } from '../../../web/words/index.ts'
import { words as namedIn } from '../../../web/games/tranquility/words/index.ts'
import { refusals } from '../../../web/words/en/refusals.ts'
import { refusalSentence } from '../../../web/words/refusals.ts'
import { seedOf } from '../../random-play.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { act, advice, look, opened, take } from '../browser/played.ts'
import { button, hesitate, sit, type Sitting } from '../browser/seats.ts'
import { MOVING, PHONE } from '../browser/visit.ts'
import { present, tapOut } from '../games/tranquility/taps.ts'

const { en: words } = seatWords

const named = namedIn.en

const origin = inject('origin')
const browser = await sharedBrowser()

// Longer than a page waits that wants its place again.
const REST_MS = 1400

interface Begun {
  readonly mine: Sitting
  readonly others: string
  readonly host: string
  readonly watcher: string
}

/** A match of two in which it is the turn of whoever sits at the page. */
async function begin(): Promise<Begun> {
  const { links } = await opened(origin, ['Anna', 'Ben'], { seed: seedOf(1) })
  const all = links.seats.map(({ link }) => link)
  const [seat = 0] = (await look(links.watcher)).awaits
  const others = all[1 - seat] ?? ''
  const mine = await sit(browser, all[seat] ?? '', { ...PHONE, ...MOVING })
  await take(others)
  await present(mine.page, await look(mine.link))
  return { mine, others, host: links.host, watcher: links.watcher }
}

/** Puts the first island that costs nothing somewhere, up to Confirm. */
async function confirmSomething({ page, link }: Sitting): Promise<string> {
  const envelope = await look(link)
  const line = envelope.choices.find(({ verb }) => verb === 'place')?.try ?? ''
  await tapOut(page, line, envelope)
  return line.split('@')[1] ?? ''
}

const draft = (page: Page) => page.locator('.sea .draft')

function waiting(page: Page) {
  const [anna, ben] = ['Anna', 'Ben'].map(name => page.getByRole('heading', { name: words.waiting([name]) }))
  return anna && ben ? anna.or(ben) : page.locator('h1')
}

test('a confirmed action is taken back, and confirmed again, and done', async () => {
  const { mine, watcher } = await begin()
  const { page, complaints, end } = mine
  const before = await page.locator('.hand button').count()
  const place = await confirmSomething(mine)
  await page.getByRole('heading', { name: words.drafted }).waitFor()
  expect(await draft(page).getAttribute('value')).toBe(place)
  expect(await page.locator('.hand .back').count()).toBe(1)
  expect((await look(watcher)).view).toMatchObject({ cells: {} })

  await hesitate(page)
  await button(page, words.undo).tap()
  await page.getByRole('heading', { name: words.yourTurn }).waitFor()
  expect(await page.locator('.hand button').count()).toBe(before)

  await confirmSomething(mine)
  await button(page, words.see(1)).waitFor()
  await hesitate(page)
  await button(page, words.see(1)).tap()
  await waiting(page).waitFor()
  expect(Object.keys((await look(watcher)).view as object)).toContain('cells')
  expect(await page.locator('.hand button').count()).toBe(before)
  expect(complaints).toEqual([])
  await end()
})

/** A page that has been told of two lines, with as many islands or none on the table now. */
async function twoLines(): Promise<Sitting & { islands(): Promise<number>; readonly lying: number }> {
  const { mine, others, watcher } = await begin()
  await act(mine.link, advice(await look(mine.link)))
  await waiting(mine.page).waitFor()
  await act(others, advice(await look(others)))
  await mine.page.getByRole('heading', { name: words.yourTurn }).waitFor()
  const lying = Object.keys(((await look(watcher)).view as { cells: object }).cells).length
  return { ...mine, islands: () => mine.page.locator('.sea .isle').count(), lying }
}

const step = (page: Page, way: string, to: string) =>
  Promise.all([button(page, way).tap(), page.locator('.news small', { hasText: to }).waitFor()])

test('what others do is shown as it happens, and can be stepped through', async () => {
  const { page, islands, lying, complaints, end } = await twoLines()
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  expect(await islands()).toBe(lying)
  await step(page, words.earlier, '2/3')
  await step(page, words.earlier, '1/3')
  expect(await islands()).toBe(0)
  await step(page, words.later, '2/3')
  await step(page, words.later, '3/3')
  expect(await islands()).toBe(lying)
  expect(asked.filter(path => path === '/api/seat/at')).toHaveLength(1)
  await page.context().setOffline(true)
  await step(page, words.earlier, '2/3')
  await step(page, words.earlier, '1/3')
  expect(await islands()).toBe(0)
  expect(complaints).toEqual([])
  await end()
})

test('where the table as it was does not get through, it is said, and may be asked for again', async () => {
  const { page, islands, lying, end } = await twoLines()
  await page.route('**/api/seat/at?*', route => route.abort(), { times: 1 })
  await step(page, words.earlier, words.past.missed)
  expect(await islands()).toBe(lying)
  await step(page, words.earlier, '1/3')
  expect(await islands()).toBe(0)
  await end()
})

test('while the table as it was is on its way, it is said; a later answer takes nothing away from what was chosen since', async () => {
  const { page, islands, lying, complaints, end } = await twoLines()
  let goOn: (() => void) | undefined
  const waited = new Promise<void>(resolve => (goOn = resolve))
  await page.route('**/api/seat/at?*', route => waited.then(() => route.continue()))
  await step(page, words.earlier, words.past.asked)
  await page.locator('.hand button').first().tap()
  await page.locator('.news small', { hasText: '2/3' }).waitFor()
  const answered = page.waitForResponse(/api\/seat\/at/)
  goOn?.()
  await answered
  await step(page, words.earlier, '1/3')
  expect(await islands()).toBe(0)
  await step(page, words.later, '2/3')
  await step(page, words.later, '3/3')
  expect(await islands()).toBe(lying)
  expect(complaints).toEqual([])
  await end()
})

test('a page loaded again shows the same draft', async () => {
  const { mine } = await begin()
  const { page, complaints, end } = mine
  const place = await confirmSomething(mine)
  await page.getByRole('heading', { name: words.drafted }).waitFor()
  await page.reload()
  expect(await draft(page).getAttribute('value')).toBe(place)
  await button(page, words.undo).tap()
  await page.getByRole('heading', { name: words.yourTurn }).waitFor()
  expect(complaints).toEqual([])
  await end()
})

test('two tabs of a seat stay in step', async () => {
  const { mine } = await begin()
  const { page, link, complaints, end } = mine
  const other = await page.context().newPage()
  await other.goto(link)
  const place = await confirmSomething(mine)
  await draft(other).waitFor()
  expect(await draft(other).getAttribute('value')).toBe(place)
  await button(other, words.undo).tap()
  await page.getByRole('heading', { name: words.yourTurn }).waitFor()
  expect(await draft(page).count()).toBe(0)
  expect(complaints).toEqual([])
  await end()
})

test('what is confirmed offline is sent once, when the network is back', async () => {
  const { mine, watcher } = await begin()
  const { page, end } = mine
  const sent: string[] = []
  page.on('request', request => request.method() === 'POST' && sent.push(request.postData() ?? ''))
  await page.context().setOffline(true)
  await confirmSomething(mine)
  await page.getByText(words.kept).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: words.drafted }).waitFor()
  expect(new Set(sent).size).toBe(1)
  expect((await look(watcher)).version).toBe(0)
  expect(await page.evaluate(() => Object.values(localStorage).includes('null'))).toBe(true)
  await end()
})

test('what is confirmed offline outlives the page', async () => {
  const { mine } = await begin()
  const { page, link, end } = mine
  await page.route('**/api/seat/actions', route => route.abort())
  const place = await confirmSomething(mine)
  await page.getByText(words.kept).waitFor()
  await page.close()
  const again = await visitAgain(mine, link)
  await again.getByRole('heading', { name: words.drafted }).waitFor()
  expect(await draft(again).getAttribute('value')).toBe(place)
  await end()
})

async function visitAgain({ page }: Sitting, link: string): Promise<Page> {
  const again = await page.context().newPage()
  await again.goto(link)
  return again
}

test('a reply that is lost does not play twice', async () => {
  const { mine } = await begin()
  const { page, link, end } = mine
  let lost = 0
  await page.route('**/api/seat/actions', async route => {
    if (lost++ > 0) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await confirmSomething(mine)
  await page
    .getByText(words.kept)
    .or(page.getByRole('heading', { name: words.drafted }))
    .first()
    .waitFor()
  await button(page, words.see(1)).waitFor()
  expect((await look(link)).version).toBe(0)
  await end()
})

test('what comes too late is reported, and nothing is played', async () => {
  const { mine } = await begin()
  const { page, link, end } = mine
  await page.context().setOffline(true)
  const place = await confirmSomething(mine)
  await page.getByText(words.kept).waitFor()
  const envelope = await look(link)
  const line = envelope.choices.find(({ verb }) => verb === 'discard')?.try ?? ''
  await act(link, line)
  await page.context().setOffline(false)
  await page.getByText(refusals.STALE({})).waitFor()
  expect(await page.locator(`.sea button[value=${place}] .isle`).count()).toBe(0)
  await end()
})

test('where a card may not go, the page says why', async () => {
  const { mine, others } = await begin()
  const { page, link, complaints, end } = mine
  await act(link, advice(await look(link)))
  await act(others, advice(await look(others)))
  const envelope = await look(link)
  await present(page, envelope)
  const { cells, hand } = envelope.view as { cells: Record<string, number>; hand: readonly string[] }
  const [taken = '', island] = Object.entries(cells)[0] ?? []
  const card = hand.findIndex(Number)
  await page.locator('.hand button').nth(card).tap()
  await page.locator(`.sea button[value=${taken}]`).tap()
  const facts = { cell: taken, by: `${island}` }
  await page.getByText(refusalSentence({ code: 'SLOT_OCCUPIED', facts, language: 'en', game: 'tranquility' })).waitFor()
  expect(complaints.filter(complaint => !complaint.includes('422'))).toEqual([])
  await end()
})

test('the page says when the line is down, and finds its way back', async () => {
  const { mine, others } = await begin()
  const { page, link, end } = mine
  await page.context().setOffline(true)
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await page.context().setOffline(false)
  await act(link, advice(await look(link)))
  await act(others, advice(await look(others)))
  await present(page, await look(link))
  expect(await page.getByText(words.broken).count()).toBe(0)
  await end()
})

/** Closes the page's socket as where another wants its place, and answers all that the page opens. */
async function rested(page: Page): Promise<readonly WebSocketRoute[]> {
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket('**/api/seat/live', socket => {
    sockets.push(socket)
    socket.connectToServer()
  })
  await page.reload()
  await expect.poll(() => sockets.length).toBe(1)
  await sockets[0]?.close({ code: CLOSED_IDLE })
  await page.getByText(words.resting).waitFor()
  return sockets
}

test('a page that has given its place to another rests until it is used', async () => {
  const { mine, others } = await begin()
  const { page, link, complaints, end } = mine
  const sockets = await rested(page)
  await page.waitForTimeout(REST_MS)
  expect(sockets).toHaveLength(1)
  await act(link, advice(await look(link)))
  await act(others, advice(await look(others)))
  await page.locator('h1').tap()
  await present(page, await look(link))
  expect(await page.getByText(words.resting).count()).toBe(0)
  expect(complaints).toEqual([])
  await end()
})

test('a page that rests looks anew when somebody comes back to it', async () => {
  const { mine, others } = await begin()
  const { page, link, complaints, end } = mine
  await rested(page)
  await act(link, advice(await look(link)))
  await act(others, advice(await look(others)))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await present(page, await look(link))
  expect(await page.getByText(words.resting).count()).toBe(0)
  expect(complaints).toEqual([])
  await end()
})

test('a page whose link is replaced says so', async () => {
  const { mine, host } = await begin()
  const { page, link, complaints, end } = mine
  const seat = (await look(link)).seat
  const greeted = page.waitForEvent('websocket').then(socket => socket.waitForEvent('framereceived'))
  await Promise.all([greeted, page.reload()])
  const authorization = `Seat ${new URL(host).pathname.slice('/s/'.length)}`
  const answer = await fetch(`${origin}/api/host/reissue`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ seat })
  })
  expect(answer.ok).toBe(true)
  await page.getByText(words.reissued).waitFor()
  expect(complaints).toEqual([])
  await end()
})

test('an action that a mail brings along is prepared, not played', async () => {
  const { mine } = await begin()
  const { page, link, complaints, end } = mine
  const { version, choices } = await look(link)
  const { try: line = '' } = choices.find(({ verb }) => verb === 'place') ?? {}
  const [card = '', place = ''] = line.split('@')
  const again = await page.context().newPage()
  await again.goto(`${link}#do=${version}:${encodeURIComponent(line)}`)
  await again.getByText(named.doing({ verb: 'place', card, place, price: 0, picked: [], missing: 0 })).waitFor()
  expect(new URL(again.url()).hash).toBe('')
  expect((await look(link)).draft).toBeNull()
  await button(again, words.confirm).tap()
  await again.getByRole('heading', { name: words.drafted }).waitFor()

  const late = await page.context().newPage()
  await late.goto(`${link}#do=${version + 5}:${encodeURIComponent(line)}`)
  await late.getByText(words.outdated).waitFor()
  expect(complaints).toEqual([])
  await end()
})
