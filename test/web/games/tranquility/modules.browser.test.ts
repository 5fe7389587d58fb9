import { afterAll, expect, inject, test, vi } from 'vitest'
import type { Options } from '../../../../engine/game.ts'
import type { Envelope } from '../../../../schema/wire.ts'
import { game } from '../../../../web/games/tranquility/game.ts'
import { words as namedIn } from '../../../../web/games/tranquility/words/index.ts'
import { freshTaps, type Kit } from '../../../../web/seat/page.ts'
import { seatWords } from '../../../../web/words/index.ts'
import { openBrowser } from '../../browser/browser.ts'
import { act, look, opened } from '../../browser/played.ts'
import { advice, button, known, sit, type Sitting } from '../../browser/seats.ts'
import { SETUPS } from './setups.ts'
import { type Tap, tapsFor } from '../../seat/tapping.ts'
import { DESK, findings, PHONE } from '../../browser/visit.ts'

const { en: words } = seatWords

const named = namedIn.en

const origin = inject('origin')
const browser = await openBrowser()
afterAll(() => browser.close())

const NAMES = ['Anna', 'Ben']
const PLAYED = ['all modules', 'High Arch', 'Pyramid', 'Day & Night', 'Competitive']
const HALF = 14

/** Each module alone, with the lines that only it brings; with fewer islands, those that every match has. */
const ALONE: { readonly [name: string]: { readonly options: Options; readonly own: RegExp } } = {
  'Jagged Rocks': { options: { rocks: true }, own: /^(rocks|keep)/ },
  'Sea Monsters': { options: { monsters: 5 }, own: /^M@/ },
  'Storm & Compass': { options: { storms: true }, own: /^(storm|compass|all)/ },
  'Wild cards': { options: { wilds: true }, own: /W/ },
  Galateia: { options: { removal: 'galateia' }, own: /^(start|give|finish)/ }
}
const ENOUGH = 4

/** At a table with this set-up sit those who want no time to take anything back. */
async function sitDown(options: Options, names: readonly string[] = NAMES) {
  const { links } = await opened(origin, names, { options })
  const looks = { ...PHONE, bypassCSP: true }
  const sittings = await Promise.all(links.seats.map(({ link }) => sit(browser, link, looks)))
  for (const { link } of sittings) await settleAtOnce(link)
  return { watcher: links.watcher, sittings }
}

async function settleAtOnce(link: string): Promise<void> {
  const { origin, pathname } = new URL(link)
  const answer = await fetch(`${origin}/api/seat/profile`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Seat ${pathname.slice('/s/'.length)}` },
    body: JSON.stringify({ settleAtOnce: true })
  })
  expect(answer.ok).toBe(true)
}

/** Taps a line together on the page, which shows what the envelope says, and confirms it. */
async function tapOut({ page }: Sitting, envelope: Envelope, line: string): Promise<void> {
  const view = envelope.view as Parameters<typeof game.hand>[0]
  const hand = game.hand(view)
  await page.waitForFunction(
    ([cards, heading]) =>
      [...document.querySelectorAll('.hand button')].map(card => card.textContent).join() === cards &&
      document.querySelector('h1')?.textContent === heading,
    [hand.map(named.card).join(), words.yourTurn] as const
  )
  const offer = { choices: game.tapped?.(envelope.choices) ?? envelope.choices, hand }
  const begun = freshTaps({ game, named, words } as unknown as Kit, envelope, offer)
  for (const tap of tapsFor(line, offer, begun)) await onPage(page, tap)
  await page.locator('.bar .go').tap()
}

async function onPage(page: Sitting['page'], { on, at }: Tap): Promise<void> {
  if (on === 'card') return page.locator('.hand button').nth(at).tap()
  if (on === 'verb') return button(page, named.offers[at] ?? at).tap()
  return page.locator(`.table button[value="${at}"]`).last().tap()
}

/** Plays on the pages until that holds, or the match is over. */
async function playOn({ watcher, sittings }: Awaited<ReturnType<typeof sitDown>>, holds: (seen: Envelope) => boolean) {
  for (;;) {
    const seen = await look(watcher)
    const sitting = sittings[seen.awaits[0] ?? 0]
    if (seen.result || holds(seen) || !sitting) return seen
    const envelope = await known(sitting)
    await tapOut(sitting, envelope, advice(envelope))
    await vi.waitUntil(async () => (await look(watcher)).version > envelope.version, { timeout: 5000, interval: 20 })
  }
}

/** Plays a match of one to its end: on the page what belongs to the module, until that is enough; how much it was. */
async function playAlone({ watcher, sittings: [mine] }: Awaited<ReturnType<typeof sitDown>>, own: RegExp) {
  if (!mine) throw new Error('Cannot find anybody who sits there')
  let tapped = 0
  while (!(await look(watcher)).result) {
    const envelope = await known(mine)
    const line = advice(envelope)
    if (tapped < ENOUGH && own.test(line)) {
      await tapOut(mine, envelope, line)
      await vi.waitUntil(async () => (await look(watcher)).version > envelope.version, { timeout: 5000, interval: 20 })
      tapped++
    } else await act(mine.link, line)
  }
  return tapped
}

/** What of status, board, hand and bar lies outside the screen, where nobody has scrolled. */
function unseen(page: Sitting['page']): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, 0)
    return ['h1', '.table', '.hand', '.bar'].filter(part => {
      const { top = -1, bottom = Infinity } = document.querySelector(part)?.getBoundingClientRect() ?? {}
      return top < 0 || bottom > innerHeight
    })
  })
}

async function findingsOnDesk(link: string, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const context = await browser.newContext({ ...DESK, colorScheme, bypassCSP: true })
  const page = await context.newPage()
  await page.goto(link)
  await page.locator('.hand').waitFor()
  const found = await findings(page)
  await context.close()
  return found
}

test.each(PLAYED)(
  'a match is played to its end by the page alone: %s',
  async name => {
    const { options = {} } = SETUPS[name] ?? {}
    const seated = await sitDown(options)
    await playOn(seated, ({ version }) => version >= HALF)
    for (const { page, link } of seated.sittings) {
      expect(await findings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      expect(await unseen(page)).toEqual([])
      for (const colorScheme of ['light', 'dark'] as const) expect(await findingsOnDesk(link, colorScheme)).toEqual([])
    }
    const { result } = await playOn(seated, () => false)
    expect(result).not.toBeNull()
    for (const { page, complaints, end } of seated.sittings) {
      await page.getByRole('link', { name: words.record }).waitFor()
      expect(complaints).toEqual([])
      await end()
    }
  },
  120_000
)

test.each(Object.entries(ALONE))(
  'what only %s brings is tapped, in a match to its end',
  async (_, { options, own }) => {
    for (let tapped = 0; tapped === 0;) {
      const seated = await sitDown(options, ['Anna'])
      tapped = await playAlone(seated, own)
      for (const { page, complaints, end } of seated.sittings) {
        await page.getByRole('link', { name: words.record }).waitFor()
        expect(complaints).toEqual([])
        await end()
      }
    }
  }
)
