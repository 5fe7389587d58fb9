import { autopilotLineOrFirstChoice } from '../../../../engine/defaults.ts'
import type { Page } from 'playwright-core'
import type { View } from '../../../../engine/reef/view.ts'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import { table } from '../../../../web/games/reef/board/table.ts'
import { lesson } from '../../../../web/games/reef/lesson.ts'
import { words as namedIn } from '../../../../web/games/reef/words/index.ts'
import { courseOf } from '../../../../web/lesson/voyage.ts'
import { seatWords } from '../../../../web/words/index.ts'
import type { Language } from '../../../../schema/languages.ts'
import { held } from '../../../../web/seat/taps.ts'
import { act as play, setOut } from '../../afloat.ts'
import type { Decide, Step } from '../../browser/course.ts'
import { act, advice, hurry, opened, take } from '../../browser/played.ts'

const named = namedIn.en

const { en: words } = seatWords

export const KINDS = ['take', 'buy', 'breed', 'reveal', 'boat', 'shark', 'end']

/** The verb of a line; a fish that is bought goes to a coral. */
export function kindOf(line: string): string {
  const [verb = '', what = ''] = line.split(' ')
  return verb === 'buy' && what.includes('>') ? 'breed' : verb
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

export function handOf({ view }: Envelope): readonly string[] {
  return table.hand(view as unknown as View)
}

/** Waits until the page shows what the server knows. */
export async function present(page: Page, envelope: Envelope): Promise<void> {
  const { cells } = envelope.view as unknown as View
  const [cards, sea] = [handOf(envelope), Object.values(cells)].map(all => all.map(named.card).sort().join())
  await page.waitForFunction(
    ([cards, sea, heading]) => {
      const [held, lying] = ['.hand', '[role=grid]'].map(where =>
        Array.from(document.querySelectorAll(`${where} .card`), card => card.getAttribute('aria-label'))
          .sort()
          .join()
      )
      return held === cards && lying === sea && document.querySelector('h1')?.textContent === heading
    },
    [cards, sea, words.yourTurn] as const
  )
}

/** A line as it is tapped together: what begins it, the place, its coral where several could take the fish, and what pays. */
export interface Taps {
  readonly verb: string
  readonly place: string
  readonly cell: string
  readonly asksCoral: boolean
  readonly pays: readonly number[]
}

export function tapsOf(line: string, envelope: Envelope): Taps {
  const [verb = '', ...rest] = line.split(' ')
  const [place = ''] = rest.filter(word => !word.startsWith('-'))
  const [cell = ''] = place.split('>')
  const ways = envelope.choices.flatMap(choice => Object.keys(choice.ways?.at ?? {}))
  const picks = rest.filter(word => word.startsWith('-')).map(word => word.slice(1))
  const asksCoral = ways.filter(way => way.startsWith(`${cell}>`)).length > 1
  return { verb, place, cell, asksCoral, pays: held(handOf(envelope), picks) }
}

interface Reached {
  readonly match: string
  readonly watcher: string
  readonly seats: readonly string[]
}

/** The match of the lesson, played over the wire as far as so many lines; the links of its seats. */
export function reached(origin: string, lines: number, language: Language = 'en'): Promise<Reached> {
  return reachedBy(origin, { seed: lesson.seed, steps: courseOf(lesson).slice(0, lines), language })
}

/** The link of a seat that has its turn and so many things to pay with. */
export async function reachedWith(origin: string, held: number, language: Language = 'en'): Promise<string> {
  const steps: Step[] = []
  let now = setOut('reef', 2, '8')
  for (;;) {
    const { game, match } = now
    const [seat = 0] = game.awaits(match.state)
    const view = game.view(match.state, seat)
    if ((view as unknown as View).phase === 'turn' && table.hand(view as unknown as View).length === held) break
    const line = autopilotLineOrFirstChoice(game, view, game.choices(match.state, seat))
    steps.push({ seat, line })
    now = play(now, seat, line)
  }
  const { seats } = await reachedBy(origin, { seed: now.match.seed, steps, language })
  const [seat = 0] = now.game.awaits(now.match.state)
  return seats[seat] ?? ''
}

async function reachedBy(
  origin: string,
  { seed, steps, language }: { readonly seed: string; readonly steps: readonly Step[]; readonly language: Language }
): Promise<Reached> {
  const { match, links } = await opened(origin, ['Anna', 'Ben'], { game: 'reef', seed, language })
  const seats: string[] = []
  for (const { link } of links.seats) seats.push((await take(link)).link)
  for (const link of seats) await hurry(link)
  for (const [at, { seat, line }] of steps.entries()) await act(seats[seat] ?? '', line, at)
  return { match, watcher: links.watcher, seats }
}

/** After so many lines of it, its first seat has its first turn, and the other still holds a worm. */
export const AT_FIRST = 6
/** After so many, its first seat has corals to choose among for a fish. */
export const AT_FISH = 20
/** … and has ended its turn, the other's dice have fallen, and it must take a worm. */
export const AT_WORM = 83
