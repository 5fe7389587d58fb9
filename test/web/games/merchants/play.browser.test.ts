import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { View } from '../../../../engine/merchants/view.ts'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import { ROWS, specialOn } from '../../../../web/games/merchants/board/map.ts'
import { table } from '../../../../web/games/merchants/board/table.ts'
import { words as namedIn } from '../../../../web/games/merchants/words/index.ts'
import { held } from '../../../../web/seat/taps.ts'
import { seatWords } from '../../../../web/words/index.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { courseWhere, type Decide, follow, hasKinds, telling } from '../../browser/course.ts'
import { advice, opened } from '../../browser/played.ts'
import { button, settleAtOnce, sitAll, type Sitting } from '../../browser/seats.ts'

const named = namedIn.en
const { en: words } = seatWords

const origin = inject('origin')
const browser = await sharedBrowser()

const KINDS = ['go', 'place', 'remove', 'rock', 'roll', 'put', 'shift', 'return', 'skip', 'end', 'sell', 'bonus']

/** What a line does: its verb; a tile has none, and the free roll of a sale has that of the paid one. */
function kindOf(line: string): string {
  if (line.includes('@')) return 'place'
  return line === 'roll' ? 'bonus' : (line.split(' ')[0] ?? '')
}

/** What the autopilot would do, but first of all whatever was never done before. */
function curious(): Decide {
  const done = new Set<string>()
  return seen => {
    const fresh = seen.choices.find(choice => !done.has(kindOf(choice.try)))
    if (fresh) done.add(kindOf(fresh.try))
    return fresh?.try ?? advice(seen)
  }
}

/** Waits until the page shows what the server knows. */
async function present(page: Page, { view }: Envelope): Promise<void> {
  const seen = view as unknown as View
  const hand = table.hand(seen).map(named.card).join()
  const map = ROWS.flat().map(space => lyingOn(seen, space))
  await page.waitForFunction(
    ([hand, map, heading]) => {
      const labels = Array.from(document.querySelectorAll('.hand .card'), card => card.getAttribute('aria-label'))
      const lying = Array.from(document.querySelectorAll('.hex > b'), sign => sign.textContent)
      return labels.join() === hand && lying.join() === map && document.querySelector('h1')?.textContent === heading
    },
    [hand, map.join(), words.yourTurn] as const
  )
}

function lyingOn({ tiles, rocks }: View, space: string): string {
  const special = specialOn(space)
  if (special) return named.short(special)
  return tiles[space] ?? (rocks.includes(space) ? '' : space)
}

/** Taps a line together, up to Confirm: a verb where none is likeliest, a card or a space, and what pays. */
async function tapOut({ page }: Sitting, line: string, envelope: Envelope): Promise<void> {
  await present(page, envelope)
  const hand = table.hand(envelope.view as unknown as View)
  const [, verb = '', place = ''] = /^([a-z]+)(?: ([a-i]\d(?:>[a-i]\d)?))?/.exec(line) ?? []
  const picks = [...line.matchAll(/ -(\w)/g)].map(([, card = '']) => card)
  const tap = (way: string) => page.locator(`.realm [role=grid] button[value="${way}"]`).tap()
  const tapCard = (at: number) => page.locator('.hand button').nth(at).tap()
  if (line.includes('@') || verb === 'go') {
    await tapCard(hand.indexOf(picks[0] ?? line.charAt(0)))
    await tap(line)
  } else {
    const offer = line === 'roll' ? 'bonus' : line.replace(/ .*@|^(sell|no) /, '$1-').split(' ')[0]
    const isReady = ['put', 'sell-coin', 'bonus'].includes(offer ?? '')
    if (!isReady) await button(page, named.offers[offer as keyof typeof named.offers]).tap()
    if (place.includes('>')) await tap(place.replace(/^../, ''))
    if (place) await tap(place)
    for (const at of held(hand, picks)) await tapCard(at)
  }
  await page.locator('.bar .go').tap()
}

test('two play by touch, every kind of action, to the end', async () => {
  const wish = { game: 'merchants', options: {} }
  const course = await courseWhere(hasKinds(KINDS, kindOf), { ...wish, seats: 2, decider: curious })
  const { links } = await opened(origin, ['Anna', 'Ben'], { ...wish, seed: course.seed })
  const sittings = await sitAll(browser, links.seats)
  for (const { page } of sittings) await settleAtOnce(page)
  await follow(course, sittings, { of: telling(course, kindOf), does: tapOut })
  for (const { page, complaints, end } of sittings) {
    await page.getByRole('heading', { level: 1, name: / wins?$|^You have won$/ }).waitFor()
    await expect.poll(() => page.locator('.ranking li').count()).toBe(2)
    expect(complaints).toEqual([])
    await end()
  }
})
