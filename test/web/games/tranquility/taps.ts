import type { Page } from 'playwright-core'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import { game } from '../../../../web/games/tranquility/game.ts'
import { words } from '../../../../web/games/tranquility/words/index.ts'
import { freshTaps, type Kit } from '../../../../web/seat/page.ts'
import { seatWords } from '../../../../web/words/index.ts'
import { button } from '../../browser/seats.ts'
import { type Tap, tapsFor } from '../../seat/tapping.ts'

const kit = { game, named: words.en, words: seatWords.en } as unknown as Kit

/** Waits until the page shows what the server knows. */
export async function present(page: Page, { view }: Envelope): Promise<void> {
  const cards = game.hand(view as Parameters<typeof game.hand>[0]).map(kit.named.card)
  await page.waitForFunction(
    ([cards, heading]) =>
      [...document.querySelectorAll('.hand button')].map(card => card.textContent).join() === cards &&
      document.querySelector('h1')?.textContent === heading,
    [cards.join(), kit.words.yourTurn] as const
  )
}

/** Taps a line together on the page, which shows what the envelope says: card, place, what goes with it, Confirm. */
export async function tapOut(page: Page, line: string, envelope: Envelope): Promise<void> {
  const hand = game.hand(envelope.view as Parameters<typeof game.hand>[0])
  const offer = { choices: game.tapped?.(envelope.choices) ?? envelope.choices, hand }
  for (const tap of tapsFor(line, offer, freshTaps(kit, envelope, offer))) await onPage(page, tap)
  await page.locator('.bar > div button').last().tap()
}

function onPage(page: Page, { on, at }: Tap): Promise<void> {
  if (on === 'card') return page.locator('.hand button').nth(at).tap()
  if (on === 'verb') return button(page, kit.named.offers[at] ?? at).tap()
  return page.locator(`.table button[value="${at}"]`).last().tap()
}

/** `23@e4 -7` and `30@b2 -41` are of one kind, `-7 -9` of another: what is named makes no difference, whether it is paid for does. */
export function kindOf(line: string): string {
  const [head = '', ...rest] = line.split(' ')
  if (head.startsWith('-')) return 'discard'
  const kind = head.replace(/\d+/g, '').replace(/@.*/, '@')
  return rest.some(word => word.startsWith('-')) ? `${kind} -` : kind
}
