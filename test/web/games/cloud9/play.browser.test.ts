import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { View } from '../../../../engine/cloud9/view.ts'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import { words as namedIn } from '../../../../web/games/cloud9/words/index.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { courseWhere, type Course, type Decide, follow, hasKinds, telling } from '../../browser/course.ts'
import { press } from '../../browser/keys.ts'
import { advice, hurry, opened } from '../../browser/played.ts'
import { button, sitAll, type Sitting } from '../../browser/seats.ts'
import { DESK, PHONE } from '../../browser/visit.ts'

const cloud = namedIn.en
const offers: Readonly<Record<string, string>> = cloud.offers

const origin = inject('origin')
const browser = await sharedBrowser()

const WISH = { game: 'cloud9', options: {} }
const NAMES = ['Anna', 'Ben', 'Cleo']
const KINDS = ['jump', 'stay', 'jump if jumped', 'wait', 'colours', 'wild', 'fall', 'continue']
/** Within so many lines of the first. */
const SOON = 20

const kindOf = (line: string): string => line
const hasAll = hasKinds(KINDS, kindOf)

const course = await courseWhere(course => hasAll(course) && until(course).steps.length <= SOON, {
  ...WISH,
  seats: NAMES.length,
  decider: curious
})

/** What the autopilot would do, but first of all whatever was never done before. */
function curious(): Decide {
  const done = new Set<string>()
  return seen => {
    const fresh = seen.choices.find(choice => !done.has(choice.try))
    if (fresh) done.add(fresh.try)
    return fresh?.try ?? advice(seen)
  }
}

/** The first lines of a course, until every kind has been seen. */
function until({ steps, ...course }: Course): Course {
  const last = KINDS.map(kind => steps.findIndex(({ line }) => line === kind))
  return { ...course, steps: steps.slice(0, 1 + Math.max(...last)) }
}

/** Everybody at the table, with no time wanted to take anything back. */
async function seated(device: BrowserContextOptions): Promise<readonly Sitting[]> {
  const { links } = await opened(origin, NAMES, { ...WISH, seed: course.seed })
  const sittings = await sitAll(browser, links.seats, device)
  for (const { link } of sittings) await hurry(link)
  return sittings
}

/** Waits until the page shows what the server knows: points, the own hand, what the dice ask for, and what may be said. */
async function present(page: Page, { view, choices }: Envelope): Promise<void> {
  const { hand = [], roll, players } = view as unknown as View
  // What alone can be meant has begun already.
  const says = choices.length > 1 ? choices.map(({ verb }) => offers[verb] ?? '') : []
  const known = {
    hand: hand.map(cloud.card).sort(),
    dice: (roll ?? []).map(cloud.card).sort(),
    points: players.map(({ score }) => cloud.points(score)),
    says
  }
  await expect.poll(() => page.evaluate(shown, says)).toEqual(known)
}

/** In the page: what it shows of a turn. */
function shown(says: readonly string[]) {
  const [hand, dice, points] = ['.hand .card', '.dice .card', '.crew b + b'].map(where =>
    Array.from(document.querySelectorAll(where), one => one.getAttribute('aria-label'))
  )
  const buttons = Array.from(document.querySelectorAll('.bar > div button'), ({ textContent }) => textContent)
  return { hand: hand?.sort(), dice: dice?.sort(), points, says: says.filter(one => buttons.includes(one)) }
}

/** The button of what is said, where there is more than one thing to say. */
function offered(line: string, { choices }: Envelope): string | undefined {
  const verb = choices.find(choice => choice.try === line)?.verb ?? ''
  return choices.length > 1 ? offers[verb] : undefined
}

async function tapOut({ page }: Sitting, line: string, envelope: Envelope): Promise<void> {
  await present(page, envelope)
  const offer = offered(line, envelope)
  if (offer) await button(page, offer).tap()
  await page.locator('.bar .go:not([aria-disabled])').tap()
}

async function keyOut({ page }: Sitting, line: string, envelope: Envelope): Promise<void> {
  await present(page, envelope)
  const at = envelope.choices.findIndex(choice => choice.try === line)
  if (offered(line, envelope)) await press(page, `.bar > div button:nth-of-type(${at + 1})`)
  await press(page, '.bar .go')
}

test('three fly by touch, every kind of answer, to the end', async () => {
  const sittings = await seated(PHONE)
  await follow(course, sittings, { of: telling(course, kindOf), does: tapOut })
  for (const { page, complaints, end } of sittings) {
    await page.getByRole('heading', { level: 1, name: / wins?$|^You have won$/ }).waitFor()
    await page
      .locator('.ranking li')
      .nth(NAMES.length - 1)
      .waitFor()
    expect(complaints).toEqual([])
    await end()
  }
})

test('three fly by keyboard alone, every kind of answer', async () => {
  const sittings = await seated(DESK)
  const lines = until(course)
  await follow(lines, sittings, { of: telling(lines, kindOf), does: keyOut })
  for (const { complaints, end } of sittings) {
    expect(complaints).toEqual([])
    await end()
  }
})
