import { afterAll, expect, inject, test, vi } from 'vitest'
import type { Envelope } from '../../../schema/wire.ts'
import { seatWords } from '../../../web/words/index.ts'
import { openBrowser } from '../browser/browser.ts'
import { look, opened } from '../browser/played.ts'
import { advice, known, present, settleAtOnce, sit, type Sitting, tapOut } from '../browser/seats.ts'

const { en: words } = seatWords

const origin = inject('origin')
const browser = await openBrowser()
afterAll(() => browser.close())

const NAMES = ['Anna', 'Ben']
const ENOUGH_MATCHES = 12

interface Seated {
  readonly watcher: string
  readonly sittings: readonly Sitting[]
}

/** Two seats of one match, each with a phone, who want no time to take anything back. */
async function sitDown(): Promise<Seated> {
  const { links } = await opened(origin, NAMES)
  const sittings = await Promise.all(links.seats.map(({ link }) => sit(browser, link)))
  for (const { page } of sittings) await settleAtOnce(page)
  return { watcher: links.watcher, sittings }
}

/** Plays on the pages until the match is over. */
async function playOn({ watcher, sittings }: Seated, decide: (envelope: Envelope) => string): Promise<Envelope> {
  for (;;) {
    const seen = await look(watcher)
    const sitting = sittings[seen.awaits[0] ?? 0]
    if (seen.result || !sitting) return seen
    const envelope = await known(sitting)
    await present(sitting.page, envelope)
    await tapOut(sitting.page, decide(envelope), envelope)
    await vi.waitUntil(async () => (await look(watcher)).version > envelope.version, { timeout: 5000, interval: 20 })
  }
}

function discardFirst(envelope: Envelope): string {
  const discard = envelope.choices.find(({ verb }) => verb === 'discard')
  return discard ? discard.try : advice(envelope)
}

async function shows(heading: string, { sittings }: Seated): Promise<void> {
  for (const { page } of sittings) {
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect(await page.getByRole('link', { name: words.record }).getAttribute('href')).toMatch(/^\/m\//)
  }
}

async function stand({ sittings }: Seated): Promise<void> {
  for (const { complaints, end } of sittings) {
    expect(complaints).toEqual([])
    await end()
  }
}

test('two play by touch until they lose', async () => {
  const seated = await sitDown()
  expect((await playOn(seated, discardFirst)).result).toMatchObject({ outcome: 'lost', why: 'LOSS_NO_ACTION' })
  await shows(words.over.lost, seated)
  await stand(seated)
}, 120_000)

test('two play by touch until they win', async () => {
  let won = false
  for (let matches = 0; matches < ENOUGH_MATCHES && !won; matches++) {
    const seated = await sitDown()
    const { result } = await playOn(seated, advice)
    won = result?.outcome === 'won'
    await shows(won ? words.over.won : words.over.lost, seated)
    await stand(seated)
  }
  expect(won).toBe(true)
}, 600_000)

test('a card tapped before the page has its script is chosen all the same; one that a keyboard came to is not', async () => {
  const { links } = await opened(origin, ['Anna'])
  const { page, link, complaints, end } = await sit(browser, links.seats[0]?.link ?? '')
  const card = page.locator('.hand button').first()
  const doings = {
    true: () => card.tap(),
    false: () => card.focus()
  }
  for (const [chosen, doing] of Object.entries(doings)) {
    let goOn: (() => void) | undefined
    const done = new Promise<void>(resolve => (goOn = resolve))
    await page.route(/\/assets\/seat-.*js$/, route => done.then(() => route.continue()), { times: 1 })
    await page.goto(link, { waitUntil: 'commit' })
    await doing()
    const live = page.waitForEvent('websocket')
    goOn?.()
    await live
    expect(await card.getAttribute('aria-pressed')).toBe(chosen)
  }
  expect(complaints).toEqual([])
  await end()
})
