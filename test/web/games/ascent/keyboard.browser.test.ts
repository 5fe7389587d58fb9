import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test, vi } from 'vitest'
import type { Envelope } from '../../../../schema/wire.ts'
import { words as namedIn } from '../../../../web/games/ascent/words/index.ts'
import { ROWS } from '../../../../web/games/ascent/slots.ts'
import { held } from '../../../../web/seat/taps.ts'
import { openBrowser } from '../../browser/browser.ts'
import { press, tabTo } from '../../browser/keys.ts'
import { look, opened } from '../../browser/played.ts'
import { advice, settleAtOnce, sit } from '../../browser/seats.ts'
import { DESK } from '../../browser/visit.ts'
import { OPTIONS } from './mountain.ts'
import { handOf, present, tapsOf } from './taps.ts'

const named = namedIn.en

const origin = inject('origin')
const browser = await openBrowser()
afterAll(() => browser.close())

const MOST_TURNS = 40

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
  const begin = `.bar button:nth-of-type(${1 + offersOf(envelope).indexOf(verb ?? '')})`
  if (verb && offersOf(envelope).length > 1) await press(page, begin)
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

/** Plays a match by the keyboard, as long as something that is wanted may still come; what was played is wanted no more. */
async function playFor(wanted: Set<string>): Promise<readonly string[]> {
  const { links } = await opened(origin, ['Anna'], { game: 'ascent', options: OPTIONS })
  const { page, complaints, end, link } = await sit(browser, links.seats[0]?.link ?? '', DESK)
  await settleAtOnce(page)
  for (let turns = 0; turns < MOST_TURNS && wanted.size > 0; turns++) {
    const envelope = await look(link)
    if (envelope.result) break
    await present(page, envelope)
    const fresh = envelope.choices.find(({ verb }) => wanted.has(verb))
    const line = fresh?.try ?? advice(envelope)
    await keyOut(page, line, envelope)
    await vi.waitUntil(async () => (await look(link)).version > envelope.version, { timeout: 5000, interval: 20 })
    if (fresh) wanted.delete(fresh.verb)
  }
  await end()
  return complaints
}

test('by keyboard alone, cards are placed, Campfires lit and herds led', async () => {
  const wanted = new Set(['place', 'discard', 'campfire', 'herd'])
  // Not every deal brings all of them.
  while (wanted.size > 0) expect(await playFor(wanted)).toEqual([])
}, 240_000)

test('arrows lead to every slot', async () => {
  const { links } = await opened(origin, ['Anna'], { game: 'ascent' })
  const { page, end } = await sit(browser, links.seats[0]?.link ?? '', DESK)
  for (const slot of ROWS.flat()) {
    await walkTo(page, slot)
    expect(await here(page)).toBe(slot)
  }
  await end()
})
