import { expect, inject, test } from 'vitest'
import type { Options } from '../../../../engine/game.ts'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import { seatWords } from '../../../../web/words/index.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { type Course, courseWhere, follow, hasKinds, type Step, telling } from '../../browser/course.ts'
import { advice, hurry, opened } from '../../browser/played.ts'
import { sitAll, type Sitting } from '../../browser/seats.ts'
import { DESK, findings, PHONE } from '../../browser/visit.ts'
import { SETUPS } from './setups.ts'
import { kindOf, present, tapOut } from './taps.ts'

const { en: words } = seatWords

const origin = inject('origin')
const browser = await sharedBrowser()

const NAMES = ['Anna', 'Ben']
const HALF = 14

const COMMON = ['@', '@ -', 'discard']
const START = ['start', 'give -']
/** Which kinds of lines each of these matches has. */
const PLAYED: { readonly [setup: string]: readonly string[] } = {
  'all modules': [...START, 'rocks', 'storm', 'M@', 'W@'],
  'High Arch': ['finish'],
  Pyramid: ['pay -', 'clear', 'J@', 'finish'],
  'Day & Night': [...START, 'turn -', 'finish'],
  Competitive: []
}

/** Each module alone, with the lines that only it brings; with fewer islands, those that every match has. */
const ALONE: { readonly [name: string]: { readonly options: Options; readonly own: readonly string[] } } = {
  'Jagged Rocks': { options: { rocks: true }, own: ['rocks', 'keep -'] },
  'Sea Monsters': { options: { monsters: 5 }, own: ['M@'] },
  'Storm & Compass': { options: { storms: true }, own: ['storm', 'storm -', 'compass', 'all'] },
  'Wild cards': { options: { wilds: true }, own: ['W@', 'W@ -'] },
  Galateia: { options: { removal: 'galateia' }, own: ['start', 'give -', 'finish'] }
}

/** A match of autopilots with this set-up that has lines of all these kinds. */
function courseWith(kinds: readonly string[], options: Options, seats: number): Promise<Course> {
  return courseWhere(hasKinds(kinds, kindOf), { options, seats, decider: () => advice })
}

/** At a table that is dealt like this sit those who want no time to take anything back. */
async function sitDown({ seed }: Course, options: Options, names: readonly string[]): Promise<readonly Sitting[]> {
  const { links } = await opened(origin, names, { options, seed })
  const sittings = await sitAll(browser, links.seats, { ...PHONE, bypassCSP: true })
  for (const { link } of sittings) await hurry(link)
  return sittings
}

/** Those steps are tapped on the page. */
function tapping(of: ReadonlySet<Step>) {
  return {
    of,
    async does({ page }: Sitting, line: string, envelope: Envelope): Promise<void> {
      await present(page, envelope)
      await tapOut(page, line, envelope)
    }
  }
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

async function findingsOnDesk(link: string): Promise<string[]> {
  const context = await browser.newContext({ ...DESK, bypassCSP: true })
  const page = await context.newPage()
  await page.goto(link)
  await page.locator('.hand').waitFor()
  const found = await findings(page)
  await context.close()
  return found
}

/** What is wrong where the match is over. */
async function standUp(sittings: readonly Sitting[]): Promise<readonly string[]> {
  for (const { page, end } of sittings) {
    await page.getByRole('link', { name: words.record }).waitFor()
    await end()
  }
  return sittings.flatMap(({ complaints }) => complaints)
}

test.each(Object.entries(PLAYED))(
  'a match comes to its end on the page, and every kind of line is tapped: %s',
  async (name, kinds) => {
    const { options = {} } = SETUPS[name] ?? {}
    const course = await courseWith([...COMMON, ...kinds], options, NAMES.length)
    const sittings = await sitDown(course, options, NAMES)
    const tapped = tapping(telling(course, kindOf))
    await follow(course, sittings, tapped, { to: HALF })
    for (const { page, link } of sittings) {
      expect(await findings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
      expect(await unseen(page)).toEqual([])
      expect(await findingsOnDesk(link)).toEqual([])
    }
    await follow(course, sittings, tapped, { from: HALF })
    expect(await standUp(sittings)).toEqual([])
  }
)

test.each(Object.entries(ALONE))(
  'what only %s brings is tapped, in a match to its end',
  async (_, { options, own }) => {
    const course = await courseWith(own, options, 1)
    const sittings = await sitDown(course, options, ['Anna'])
    const ownKind = (line: string) => own.find(kind => kind === kindOf(line))
    await follow(course, sittings, tapping(telling(course, ownKind)))
    expect(await standUp(sittings)).toEqual([])
  }
)
