import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import { words as namedIn } from '../../../../web/games/ascent/words/index.ts'
import { ROWS } from '../../../../web/games/ascent/board/slots.ts'
import { held } from '../../../../web/seat/taps.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { courseWhere, follow, hasKinds, telling } from '../../browser/course.ts'
import { press, tabTo } from '../../browser/keys.ts'
import { advice, opened } from '../../browser/played.ts'
import { settleAtOnce, sit } from '../../browser/seats.ts'
import { DESK } from '../../browser/visit.ts'
import { OPTIONS } from './mountain.ts'
import { handOf, kindOf, present, tapsOf } from './taps.ts'

const named = namedIn.en

const origin = inject('origin')
const browser = await sharedBrowser()

const KINDS = ['campfire', 'discard', 'herd', 'place']

/** The slot that the keyboard is on. */
function here(page: Page): Promise<string> {
  return page.evaluate(() => {
    const cell = document.activeElement?.closest('[role=gridcell]')
    const row = cell?.parentElement
    const at = [...(row?.children ?? [])].indexOf(cell as Element)
    return `${String.fromCharCode(97 + at)}${9 - [...(row?.parentElement?.children ?? [])].indexOf(row as Element)}`
  })
}

/** Walks with the arrows: along the row at the foot, up along the edge, then along the row. */
async function walkTo(page: Page, slot: string): Promise<void> {
  await tabTo(page, '[role=grid] button')
  for (let steps = 0; (await here(page)) !== slot; steps++) {
    const [from, to] = [await here(page), slot]
    if (steps > 30) throw new Error(`Cannot walk to "${slot}", got stuck on "${from}"`)
    const rows = Number(to.slice(1)) - Number(from.slice(1))
    const key = rows > 0 ? 'ArrowUp' : rows < 0 ? 'ArrowDown' : from < to ? 'ArrowRight' : 'ArrowLeft'
    await page.keyboard.press(key)
  }
}

async function keyOut(page: Page, line: string, envelope: Envelope): Promise<void> {
  const { verb, cards, slots } = tapsOf(line)
  const all = held(handOf(envelope), cards)
  const offers = offersOf(envelope)
  const begin = `.bar > div button:nth-of-type(${1 + offers.indexOf(verb ?? '')})`
  // What alone can be meant is begun already, if it goes nowhere.
  if (verb && (envelope.choices.length > 1 || slots.length > 0)) await press(page, begin)
  const card = (at: number) => press(page, `.hand button:nth-of-type(${at + 1})`)
  if (!verb) await card(all.shift() ?? -1)
  for (const slot of slots) {
    await walkTo(page, slot)
    await page.keyboard.press('Enter')
  }
  for (const at of all) await card(at)
  await press(page, '.bar .go')
}

/** The verbs that have a button, in their order. */
function offersOf({ choices }: Envelope): string[] {
  const verbs = choices.map(({ verb }) => verb).filter(verb => verb in named.offers && verb !== 'herd')
  return [...new Set([...verbs, ...choices.filter(({ verb }) => verb === 'herd').map(({ verb }) => verb)])]
}

test('by keyboard alone, cards are placed, Campfires lit and herds led', async () => {
  const wish = { game: 'ascent', options: OPTIONS }
  const course = await courseWhere(hasKinds(KINDS, kindOf), { ...wish, seats: 1, decider: () => advice })
  const { links } = await opened(origin, ['Anna'], { ...wish, seed: course.seed })
  const sitting = await sit(browser, links.seats[0]?.link ?? '', DESK)
  await settleAtOnce(sitting.page)
  await follow(course, [sitting], {
    of: telling(course, line => KINDS.find(kind => kind === kindOf(line))),
    async does({ page }, line, envelope) {
      await present(page, envelope)
      await keyOut(page, line, envelope)
    }
  })
  expect(sitting.complaints).toEqual([])
  await sitting.end()
})

test('arrows lead to every slot', async () => {
  const { links } = await opened(origin, ['Anna'], { game: 'ascent' })
  const { page, end } = await sit(browser, links.seats[0]?.link ?? '', DESK)
  for (const slot of ROWS.flat()) {
    await walkTo(page, slot)
    expect(await here(page)).toBe(slot)
  }
  await end()
})
