import type { Browser, Page } from 'playwright-core'
import { autoplay } from '../../engine/autoplay.ts'
import { newestGames } from '../../engine/catalogue.ts'
import type { Game } from '../../engine/game.ts'
import { type Language, LANGUAGES } from '../../schema/languages.ts'
import { look, openTable, replay } from '../../worker/local/table.ts'
import { builtAssets } from '../web/assets.ts'
import { PATIENCE_MS, PHONE } from '../web/browser/visit.ts'
import type { Effort } from './effort.ts'
import { pages } from './pages.ts'
import { median, ratio } from './times.ts'

const GAMES = { full: Infinity, brief: 1 }
const ROUNDS = { full: 5, brief: 1 }
/** The first rounds are for the server, which has to read its code. */
const WARM_UPS = { full: 1, brief: 0 }
const SEED = '07'.padStart(64, '0')
/** 400 kbit/s both ways. */
const BYTES_A_SECOND = 400_000 / 8
const LATENCY_MS = 400

/** What can be tapped at once: a place that is lit, a card where choices are of cards, or what is offered in the bar. */
const LIT = '.lit'
const CARD = '.hand button'
const OFFER = '.bar button:not(.go)'

/** Medians in milliseconds, from the tap on a link. */
export interface VisitFigures {
  readonly emptyPageMs: number
  readonly handPaintedMs: number
  readonly firstTapAnsweredMs: number
  readonly handBesideEmptyPage: number
  readonly tapBesideEmptyPage: number
}

/** What a visitor feels who opens a seat for the first time, late in a match, over a slow network: each game in each language. */
export async function visitFigures(effort: Effort): Promise<Record<string, VisitFigures>> {
  const { server, browser } = await pages()
  const all: Record<string, VisitFigures> = {}
  // As empty as a page can be: the quickest of all that the server has.
  const empty = `${server.origin}${builtAssets().files['icon.svg']}`
  for (const game of newestGames().slice(0, GAMES[effort]))
    for (const language of effort === 'full' ? LANGUAGES : LANGUAGES.slice(0, 1)) {
      const seat = await lateSeat(server.origin, game, language)
      const figures = await besideEmpty(browser, empty, seat, effort)
      all[`${game.name} ${language}`] = figures
      console.log(
        `visit, ${game.name} ${language}: an empty page ${figures.emptyPageMs} ms, the hand ${figures.handPaintedMs} ms (× ${figures.handBesideEmptyPage}), ` +
          `the first tap answered ${figures.firstTapAnsweredMs} ms (× ${figures.tapBesideEmptyPage})`
      )
    }
  return all
}

/** The same visit some times, in turns with an empty page. */
async function besideEmpty(
  browser: Browser,
  empty: string,
  { link, first }: Late,
  effort: Effort
): Promise<VisitFigures> {
  const empties: number[] = []
  const hands: number[] = []
  const taps: number[] = []
  for (let round = 0; round < WARM_UPS[effort] + ROUNDS[effort]; round++) {
    const blank = await visited(browser, empty, 'svg', painted)
    const { hand, tap } = await visited(browser, link, first, page => tapped(page, first))
    if (round < WARM_UPS[effort]) continue
    empties.push(blank)
    hands.push(hand)
    taps.push(tap)
  }
  return {
    emptyPageMs: median(empties),
    handPaintedMs: median(hands),
    firstTapAnsweredMs: median(taps),
    handBesideEmptyPage: ratio(hands, empties),
    tapBesideEmptyPage: ratio(taps, empties)
  }
}

interface Late {
  readonly link: string
  /** What is tapped first. */
  readonly first: string
}

/** The link of a seat that is awaited alone, when two thirds of a full table's match are played: the same match each time. */
async function lateSeat(origin: string, game: Game, language: Language): Promise<Late> {
  const seats = game.seats.most
  const { lines } = autoplay(game, {}, seats, SEED)
  const table = await openTable(origin, { game: game.name, options: {}, seats, language }, SEED)
  for (const [at, line] of lines.entries()) {
    const { awaits } = await look(table.watcher)
    if (at >= (2 * lines.length) / 3 && awaits.length === 1) {
      const link = table.seats[awaits[0] ?? 0] ?? ''
      const { choices } = await look(link)
      return { link, first: choices.some(({ subject }) => subject) ? `${LIT}, ${CARD}` : `${LIT}, ${OFFER}` }
    }
    await replay(table, [line])
  }
  throw new Error(`the match of ${game.name} was over before one seat was awaited alone`)
}

/** Opens an address as somebody does who has never been here, on a phone with a slow network. */
async function visited<Seen>(
  browser: Browser,
  address: string,
  awaited: string,
  see: (page: Page) => Promise<Seen>
): Promise<Seen> {
  const context = await browser.newContext({ locale: 'en', ...PHONE })
  context.setDefaultTimeout(PATIENCE_MS)
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

/** In the page: notes when that stands on the screen, and when the bar answers a tap with another sentence. */
function watch(awaited: string): void {
  const noted: Noted = {}
  let before: string | undefined
  globalThis.noted = noted
  frame()

  // No frame is drawn, nor asked for, as long as a style is missing.
  function frame(): void {
    const stands = document.querySelector(awaited)?.getClientRects().length
    const said = document.querySelector<HTMLElement>('.bar')?.innerText
    // They are seen once this frame is drawn.
    if (stands) setTimeout(() => (noted.painted ??= performance.now()))
    if (stands) before ??= said
    if (before !== undefined && said !== before) setTimeout(() => (noted.answered ??= performance.now()))
    requestAnimationFrame(frame)
  }
}

async function painted(page: Page): Promise<number> {
  await page.waitForFunction(() => noted.painted)
  return page.evaluate(() => noted.painted ?? 0)
}

/** Taps as soon as there is something to tap. */
async function tapped(page: Page, first: string): Promise<{ readonly hand: number; readonly tap: number }> {
  const hand = await painted(page)
  const box = await page.locator(first).first().boundingBox()
  if (!box) throw new Error('nothing to tap is seen')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForFunction(() => noted.answered)
  const tap = await page.evaluate(() => noted.answered ?? 0)
  return { hand, tap }
}
