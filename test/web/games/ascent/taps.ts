import type { Locator, Page } from 'playwright-core'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import { words as namedIn } from '../../../../web/games/ascent/words/index.ts'
import { ROWS } from '../../../../web/games/ascent/board/slots.ts'
import { held } from '../../../../web/seat/taps.ts'
import { seatWords } from '../../../../web/words/index.ts'
import { button } from '../../browser/seats.ts'

const named = namedIn.en

const { en: words } = seatWords

/** A line as it is tapped together: what begins it, the slots of its way, and the cards that go along. */
export interface Taps {
  readonly verb?: string | undefined
  readonly cards: readonly string[]
  readonly slots: readonly string[]
}

/** `FG@a1>b2 -S3`, `herd b1 b2 a3 -S3`, `-G7 -S3`, `hook`, `SU`: the card that is played comes first. */
export function tapsOf(line: string): Taps {
  const [head = '', ...rest] = line.split(' ')
  const picks = [head, ...rest].filter(token => token.startsWith('-')).map(token => token.slice(1))
  if (head === 'herd') return { verb: 'herd', cards: picks, slots: rest.filter(token => !token.startsWith('-')) }
  if (head === 'hook') return { verb: 'hook', cards: [], slots: [] }
  if (head.startsWith('-')) return { verb: 'discard', cards: picks, slots: [] }
  const [card = '', way] = head.split('@')
  return { cards: [card, ...picks], slots: way?.split('>') ?? [] }
}

/** Which kind of action that line is. */
export function kindOf(line: string): string {
  const {
    verb,
    cards: [card = '']
  } = tapsOf(line)
  if (verb) return verb
  return { BR: 'bridge', FG: 'campfire', FS: 'campfire', FR: 'campfire', SU: 'summit' }[card] ?? 'place'
}

export function handOf({ view }: Envelope): readonly string[] {
  return (view as { readonly hand?: readonly string[] }).hand ?? []
}

export function cell(page: Page, slot: string): Locator {
  const row = ROWS.findIndex(slots => slots.includes(slot))
  const at = ROWS[row]?.indexOf(slot) ?? -1
  return page.locator('[role=row]').nth(row).locator('[role=gridcell] > *').nth(at)
}

/** Waits until the page shows what the server knows. */
export async function present(page: Page, envelope: Envelope): Promise<void> {
  const cards = handOf(envelope).map(named.card).join()
  await page.waitForFunction(
    ([cards, heading]) =>
      [...document.querySelectorAll('.hand .card')].map(card => card.getAttribute('aria-label')).join() === cards &&
      document.querySelector('h1')?.textContent === heading,
    [cards, words.yourTurn] as const
  )
}

/** Taps a line together, up to Confirm: what is played, its slots one by one, what goes with it. */
export async function tapOut(page: Page, line: string, envelope: Envelope): Promise<void> {
  const { verb, cards, slots } = tapsOf(line)
  const [first, ...others] = held(handOf(envelope), cards)
  const begin = verb ? button(page, named.offers[verb] ?? '') : undefined
  if (await begin?.count()) await begin?.tap()
  if (first !== undefined && !verb) await tapCard(page, first)
  for (const slot of slots) await cell(page, slot).tap()
  for (const at of verb && first !== undefined ? [first, ...others] : others) await tapCard(page, at)
  await page.locator('.bar .go').tap()
}

function tapCard(page: Page, at: number): Promise<void> {
  return page.locator('.hand button').nth(at).tap()
}
