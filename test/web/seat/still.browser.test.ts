import type { Page, Request } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Options } from '../../../engine/game.ts'
import type { Language } from '../../../schema/languages.ts'
import { seatWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { courseWhere, follow, hasKinds, type Step, telling } from '../browser/course.ts'
import { act, advice, openedFor } from '../browser/played.ts'
import { sit } from '../browser/seats.ts'
import { watchBoard } from '../browser/still.ts'
import { DESK, MOVING, PHONE } from '../browser/visit.ts'
import { OPTIONS } from '../games/ascent/mountain.ts'
import { kindOf as kindOnMountain } from '../games/ascent/taps.ts'
import { SETUPS } from '../games/tranquility/setups.ts'
import { kindOf } from '../games/tranquility/taps.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const SIDEWAYS = { ...PHONE, viewport: { width: 800, height: 360 } }

const PLAYERS = [
  { name: 'Anna', language: 'en', screen: PHONE },
  { name: 'Großtante Hildegard', language: 'de', screen: PHONE },
  { name: 'Chloé', language: 'fr', screen: PHONE },
  { name: 'Ben', language: 'de', screen: SIDEWAYS },
  { name: 'Dora', language: 'fr', screen: DESK }
] satisfies readonly { readonly name: string; readonly language: Language; readonly screen: object }[]

interface Played {
  readonly game: string
  readonly options: Options
  /** What must be done in such a match, and how that is told by a line. */
  readonly kinds: readonly string[]
  kindOf(line: string): string
}

const MATCHES: { readonly [name: string]: Played } = {
  'the sea': { game: 'tranquility', options: {}, kinds: ['discard', '@ -', 'start', 'give -'], kindOf },
  'the sea with all its modules': {
    game: 'tranquility',
    options: SETUPS['all modules']?.options ?? {},
    kinds: ['discard', 'start', 'give -', 'storm', 'rocks'],
    kindOf
  },
  'the mountain': { game: 'ascent', options: OPTIONS, kinds: ['herd', 'campfire'], kindOf: kindOnMountain }
}

/** Most cards and actions that are tried out. */
const MOST = 2

/** Taps what can be tapped, and leaves it again; what that asked of the server is answered before anything is played. */
async function tryOut(page: Page): Promise<void> {
  const answers: Promise<unknown>[] = []
  const asked = (request: Request) => answers.push(request.response())
  page.on('request', asked)
  const cards = page.locator('.hand button')
  const lit = page.locator('.table button:has(u)')
  for (const card of (await cards.all()).slice(0, MOST)) {
    await card.click()
    if (await lit.count()) await lit.last().click()
    await page.keyboard.press('Escape')
  }
  // The last one confirms.
  const actions = page.locator('.bar > div button:not(:last-child)')
  for (let at = 0; at < Math.min(await actions.count(), MOST); at++) {
    await actions.nth(at).click()
    await cards.first().click()
    await page.keyboard.press('Escape')
  }
  page.off('request', asked)
  await Promise.all(answers)
}

test.each(Object.entries(MATCHES))(
  'in a whole match of five nothing moves the board, and all that a turn needs is on one screen: %s',
  async (_, { game, options, kinds, kindOf }) => {
    const wish = { game, options, seats: PLAYERS.length, decider: () => advice }
    const course = await courseWhere(hasKinds(kinds, kindOf), wish)
    const { links } = await openedFor(origin, PLAYERS, { game, options, seed: course.seed })
    const sittings = await Promise.all(
      PLAYERS.map(async ({ language, screen }, seat) => {
        const sitting = await sit(browser, links.seats[seat]?.link ?? '', { ...screen, ...MOVING, locale: language })
        return { ...sitting, language, seen: await watchBoard(sitting.page) }
      })
    )
    const firsts = PLAYERS.flatMap((_, seat) => course.steps.find(step => step.seat === seat) ?? [])
    await follow(course, sittings, {
      of: new Set<Step>([...telling(course, kindOf), ...firsts]),
      async does({ page, link, language }, line, { version }) {
        await page.getByRole('heading', { level: 1, name: seatWords[language].yourTurn }).waitFor()
        await tryOut(page)
        await act(link, line, version)
      }
    })
    for (const { seen, complaints, end } of sittings) {
      const { boxes, hidden } = await seen()
      expect(boxes).toHaveLength(1)
      expect(hidden).toEqual([])
      expect(complaints.filter(complaint => !complaint.includes('422'))).toEqual([])
      await end()
    }
  },
  120_000
)
