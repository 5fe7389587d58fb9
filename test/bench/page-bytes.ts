import type { Browser, Response } from 'playwright-core'
import { findGame, newestGames } from '../../engine/catalogue.ts'
import type { Options } from '../../engine/game.ts'
import { type Language, LANGUAGES } from '../../schema/languages.ts'
import { autopilots, look, openTable } from '../../worker/local/table.ts'
import { PATIENCE_MS, PHONE } from '../web/browser/visit.ts'
import type { Effort } from './effort.ts'
import { pages } from './pages.ts'

const GAMES = { full: Infinity, brief: 1 }
const MOST_LANGUAGES = { full: Infinity, brief: 1 }
const SEED = '07'.padStart(64, '0')
/** Played before a seat is looked at: much lies on every table then, and no match is over. */
const LINES = 30

/** The most that each may weigh (design.md 9). */
export const LIMITS: Omit<PageBytes, 'withModules'> = { firstVisit: 24_000, untouched: 56_000, lesson: 60_000 }

/**
 * The bytes of all answers to a browser that has nothing yet, headers included, as the local server sends them (gzip), in the
 * language in which they are most.
 */
export interface PageBytes {
  /** The page of the awaited seat in the usual set-up, and the script in its head: all that a first tap needs. */
  readonly firstVisit: number
  /** The same in the set-up with the most modules; null where a game has none. */
  readonly withModules: number | null
  /** What a seat asks for while nobody touches it, in the heaviest of its set-ups. */
  readonly untouched: number
  /** A lesson, which is loaded only when somebody tries the game. */
  readonly lesson: number
}

/** What `npm run bench sizes` prints: the pages of every game. */
export async function allPageBytes(effort: Effort): Promise<Record<string, PageBytes>> {
  const { server, browser } = await pages()
  const languages = LANGUAGES.slice(0, MOST_LANGUAGES[effort])
  const measured: Record<string, PageBytes> = {}
  for (const { name } of newestGames().slice(0, GAMES[effort]))
    measured[name] = await pageBytes(browser, server.origin, name, languages)
  return measured
}

export async function pageBytes(
  browser: Browser,
  origin: string,
  game: string,
  languages: readonly Language[] = LANGUAGES
): Promise<PageBytes> {
  const usual = await seatBytes(browser, origin, { game, options: {} }, languages)
  const options = fullestOptions(game)
  const fullest = options && (await seatBytes(browser, origin, { game, options }, languages))
  const lessons: number[] = []
  for (const language of languages) {
    const lesson = `${origin}/try/${game}?lang=${language}`
    lessons.push(sum(await answersTo(browser, lesson, { language, last: '/assets/lesson-' })))
  }
  return {
    firstVisit: usual.firstVisit,
    withModules: fullest?.firstVisit ?? null,
    untouched: Math.max(usual.untouched, fullest?.untouched ?? 0),
    lesson: Math.max(...lessons)
  }
}

/** What the presets of a game put most into. */
function fullestOptions(name: string): Options | null {
  const presets = (findGame(name)?.presets ?? []).map(({ options }) => options)
  const counts = presets.map(options => Object.keys(options).length)
  const most = Math.max(0, ...counts)
  return most === 0 ? null : (presets[counts.indexOf(most)] ?? null)
}

interface SetUp {
  readonly game: string
  readonly options: Options
}

/** What an awaited seat weighs, in a match of as many as can play. */
async function seatBytes(
  browser: Browser,
  origin: string,
  { game, options }: SetUp,
  languages: readonly Language[]
): Promise<Pick<PageBytes, 'firstVisit' | 'untouched'>> {
  const table = await openTable(origin, { game, options, seats: findGame(game)?.seats.most ?? 0 }, SEED)
  const playOne = autopilots(table, [...table.seats.keys()])
  for (let line = 0; line < LINES; line++) await playOne()
  const { awaits } = await look(table.watcher)
  const link = table.seats[awaits[0] ?? -1]
  if (!link) throw new Error(`"${game}" waits for nobody after ${LINES} lines`)
  const weights = { firstVisit: 0, untouched: 0 }
  for (const language of languages) {
    await setLanguage(link, language)
    // Hints come last, to somebody who plays for the first time.
    const answers = await answersTo(browser, link, { language, last: '/assets/hints-' })
    const needed = answers.filter(({ url }) => url === link || url.includes('/assets/seat-'))
    if (needed.length !== 2) throw new Error(`a seat asked for "${answers.map(({ url }) => url).join('", "')}"`)
    weights.firstVisit = Math.max(weights.firstVisit, sum(needed))
    weights.untouched = Math.max(weights.untouched, sum(answers))
  }
  return weights
}

async function setLanguage(link: string, language: Language): Promise<void> {
  const { origin, pathname } = new URL(link)
  const headers = { Authorization: `Seat ${pathname.slice('/s/'.length)}`, 'Content-Type': 'application/json' }
  const asked = { method: 'PUT', headers, body: JSON.stringify({ language }) }
  const answer = await fetch(`${origin}/api/seat/profile`, asked)
  if (!answer.ok) throw new Error(`the profile answered ${await answer.text()}`)
}

interface Answered {
  readonly url: string
  readonly bytes: number
}

/** What a page asks for that nobody touches, once it has asked for the last that is known to come. */
async function answersTo(
  browser: Browser,
  url: string,
  { language, last }: { readonly language: Language; readonly last: string }
): Promise<readonly Answered[]> {
  const context = await browser.newContext({ locale: language, ...PHONE })
  context.setDefaultTimeout(PATIENCE_MS)
  try {
    const page = await context.newPage()
    const responses: Response[] = []
    page.on('response', response => responses.push(response))
    const loaded = page.waitForResponse(response => response.url().includes(last))
    await page.goto(url)
    await loaded
    await page.waitForLoadState('networkidle')
    return await Promise.all(responses.map(answered))
  } finally {
    await context.close()
  }
}

async function answered(response: Response): Promise<Answered> {
  await response.finished()
  const { responseHeadersSize, responseBodySize } = await response.request().sizes()
  return { url: response.url(), bytes: responseHeadersSize + responseBodySize }
}

function sum(answers: readonly Answered[]): number {
  return answers.reduce((total, { bytes }) => total + bytes, 0)
}
