import type { Page } from 'playwright-core'
import type { View } from '../../../../engine/pub/view.ts'
import type { Language } from '../../../../schema/languages.ts'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import { table } from '../../../../web/games/pub/board/table.ts'
import { lesson } from '../../../../web/games/pub/lesson.ts'
import { words as namedIn } from '../../../../web/games/pub/words/index.ts'
import { courseOf } from '../../../../web/lesson/voyage.ts'
import { type Kit, firstPage } from '../../../../web/seat/page.ts'
import { seatWords } from '../../../../web/words/index.ts'
import type { Decide } from '../../browser/course.ts'
import { act, advice, hurry, opened, take } from '../../browser/played.ts'
import { type Tap, tapsFor } from '../../seat/tapping.ts'

const { en: words } = seatWords

export const KINDS = ['enter', 'move', 'innkeeper', 'serve', 'exit', 'pass']

/** The verb of a line; the innkeeper serves somebody, or goes to an empty table. */
export function kindOf(line: string): string {
  const [verb = '', , char] = line.split(' ')
  return verb === 'innkeeper' && char ? 'serve' : verb
}

/** What the autopilot would do, but first of all whatever was never done before. */
export function curious(): Decide {
  const done = new Set<string>()
  return seen => {
    const fresh = seen.choices.find(choice => !done.has(kindOf(choice.try)))
    if (fresh) done.add(kindOf(fresh.try))
    return fresh?.try ?? advice(seen)
  }
}

/** Waits until the page shows what the server knows. */
export async function present(page: Page, envelope: Envelope): Promise<void> {
  const { guests } = envelope.view as unknown as View
  const labels = guests.map(({ name, coins, beers }) => namedIn.en.guest(name, coins, beers)).sort()
  await page.waitForFunction(
    ([labels, heading]) => {
      const seen = Array.from(document.querySelectorAll('.pub .guest'), guest => guest.getAttribute('aria-label'))
      return seen.sort().join() === labels && document.querySelector('h1')?.textContent === heading
    },
    [labels.join(), words.yourTurn] as const
  )
}

/** The taps that put a line together on a page where nothing has been tapped. */
export function tapsOn(line: string, envelope: Envelope): readonly Tap[] {
  const kit = { game: table, named: namedIn.en, words } as unknown as Kit
  const { offer, fresh } = firstPage(kit, envelope, 0)
  return tapsFor(line, offer, fresh)
}

/** The match of the lesson, played over the wire as far as so many lines; the links of its seats. */
export async function reached(origin: string, lines: number, language: Language = 'en'): Promise<readonly string[]> {
  const { links } = await opened(origin, ['Anna', 'Ben'], { game: 'pub', seed: lesson.seed, language })
  const seats: string[] = []
  for (const { link } of links.seats) seats.push((await take(link)).link)
  for (const link of seats) await hurry(link)
  for (const [at, { seat, line }] of courseOf(lesson).slice(0, lines).entries()) await act(seats[seat] ?? '', line, at)
  return seats
}

/** After so many lines of it, its first seat may send the innkeeper to a full table. */
export const AT_INNKEEPER = 24
