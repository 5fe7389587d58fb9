import type { Browser, Page } from 'playwright-core'
import type { Json, Seat } from '../../engine/game.ts'
import { autopilots, look, openTable } from '../../worker/local/table.ts'
import { builtAssets } from '../web/assets.ts'
import { openBrowser } from '../web/browser/browser.ts'
import { served } from '../web/browser/server.ts'
import { PHONE } from '../web/browser/visit.ts'
import { median, ratio } from './times.ts'

const ROUNDS = 15
const SEATS = 5
const CELLS = 30
const SEED = '07'.padStart(64, '0')
/** 400 kbit/s both ways. */
const BYTES_A_SECOND = 400_000 / 8
const LATENCY_MS = 400

const CARD = '.hand button'

/** Medians in milliseconds, from the tap on a link. */
export interface VisitFigures {
  readonly emptyPageMs: number
  readonly handPaintedMs: number
  readonly firstTapAnsweredMs: number
  readonly handBesideEmptyPage: number
  readonly tapBesideEmptyPage: number
}

/** What a visitor feels who opens a seat for the first time, late in a match of five, over a slow network. */
export async function visitFigures(): Promise<VisitFigures> {
  const server = await served()
  const browser = await openBrowser()
  try {
    // As empty as a page can be: the quickest of all that the server has.
    const empty = `${server.origin}${builtAssets().files['icon.svg']}`
    const seat = await lateSeat(server.origin)
    const empties: number[] = []
    const hands: number[] = []
    const taps: number[] = []
    // The first round is for the server, which has to read its code.
    for (let round = 0; round <= ROUNDS; round++) {
      const blank = await visited(browser, empty, 'svg', painted)
      const { hand, tap } = await visited(browser, seat, CARD, tapped)
      if (round === 0) continue
      empties.push(blank)
      hands.push(hand)
      taps.push(tap)
    }
    const figures = {
      emptyPageMs: median(empties),
      handPaintedMs: median(hands),
      firstTapAnsweredMs: median(taps),
      handBesideEmptyPage: ratio(hands, empties),
      tapBesideEmptyPage: ratio(taps, empties)
    }
    console.log(
      `visit: an empty page ${figures.emptyPageMs} ms, the hand ${figures.handPaintedMs} ms (× ${figures.handBesideEmptyPage}), ` +
        `the first tap answered ${figures.firstTapAnsweredMs} ms (× ${figures.tapBesideEmptyPage})`
    )
    return figures
  } finally {
    await browser.close()
    await server.end()
  }
}

/** The link of the awaited seat, late in a match that is the same each time. */
async function lateSeat(origin: string): Promise<string> {
  const table = await openTable(origin, { game: 'tranquility', options: {}, seats: SEATS }, SEED)
  const playOne = autopilots(table, [...table.seats.keys()])
  for (;;) {
    const { view, awaits } = await look(table.watcher)
    const [seat = 0] = awaits
    if (isLate(view, awaits)) return table.seats[seat] ?? ''
    if (!(await playOne())) throw new Error('the match was over before it was late')
  }
}

/** Late in a match of Tranquility: thirty islands lie, and one seat is awaited. */
function isLate(view: Json, awaits: readonly Seat[]): boolean {
  const { cells } = view as { readonly cells: object }
  return Object.keys(cells).length >= CELLS && awaits.length === 1
}

/** Opens an address as somebody does who has never been here, on a phone with a slow network. */
async function visited<Seen>(
  browser: Browser,
  address: string,
  awaited: string,
  see: (page: Page) => Promise<Seen>
): Promise<Seen> {
  const context = await browser.newContext({ locale: 'en', ...PHONE })
  try {
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND
    })
    await page.addInitScript(watch, awaited)
    await page.goto(address, { waitUntil: 'commit' })
    return await see(page)
  } finally {
    await context.close()
  }
}

/** What a page notes of itself, in milliseconds since the navigation began. */
interface Noted {
  painted?: number
  answered?: number
}

declare global {
  var noted: Noted
}

/** In the page: notes when that stands on the screen, and when a card of the hand is shown as chosen. */
function watch(awaited: string): void {
  const noted: Noted = {}
  globalThis.noted = noted
  frame()

  // No frame is drawn, nor asked for, as long as a style is missing.
  function frame(): void {
    const [stands, chosen] = [awaited, `.hand [aria-pressed='true']`].map(selector => document.querySelector(selector))
    // They are seen once this frame is drawn.
    if (stands?.getClientRects().length) setTimeout(() => (noted.painted ??= performance.now()))
    if (chosen?.getClientRects().length) setTimeout(() => (noted.answered ??= performance.now()))
    requestAnimationFrame(frame)
  }
}

async function painted(page: Page): Promise<number> {
  await page.waitForFunction(() => noted.painted)
  return page.evaluate(() => noted.painted ?? 0)
}

/** Taps a card as soon as it stands there. */
async function tapped(page: Page): Promise<{ readonly hand: number; readonly tap: number }> {
  const hand = await painted(page)
  const card = await page.locator(CARD).first().boundingBox()
  if (!card) throw new Error('no card is seen')
  await page.touchscreen.tap(card.x + card.width / 2, card.y + card.height / 2)
  await page.waitForFunction(() => noted.answered)
  const tap = await page.evaluate(() => noted.answered ?? 0)
  return { hand, tap }
}
