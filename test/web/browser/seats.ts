import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { findGame } from '../../../engine/catalogue.ts'
import type { Envelope } from '../../../schema/wire.ts'
import { words as namedIn } from '../../../web/games/tranquility/words/index.ts'
import { held } from '../../../web/seat/taps.ts'
import { words as later } from '../../../web/words/en/settings.ts'
import { seatWords } from '../../../web/words/index.ts'
import { look } from './played.ts'
import { PHONE, visit, type Visit } from './visit.ts'

const { en: words } = seatWords
const { card, offers } = namedIn.en

/** Somebody with a browser and a link. */
export interface Sitting extends Visit {
  readonly link: string
}

/** Opens the link and takes the seat, as its holder does. */
export async function sit(browser: Browser, link: string, options: BrowserContextOptions = PHONE): Promise<Sitting> {
  const visited = await visit(browser, new URL(link).origin, options)
  const { page } = visited
  await page.goto(link)
  await page.locator('[name=take]').click()
  await page.locator('.hand').waitFor()
  // Where links are sealed, it is another one from now on.
  return { ...visited, link: page.url() }
}

/** Whoever sits there wants no time to take anything back. */
export async function settleAtOnce(page: Page): Promise<void> {
  await page.getByText(words.more).click()
  await page.getByLabel(later.settleAtOnce).check()
  const form = page.locator('form', { hasText: later.settings })
  await form.getByRole('button').click()
  await form.getByText(later.saved).waitFor()
  await page.getByText(words.more).click()
}

export function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

/** Waits until the page shows what the server knows. */
export async function present(page: Page, envelope: Envelope): Promise<void> {
  const { hand = [] } = envelope.view as { readonly hand?: readonly string[] }
  const cards = hand.map(card)
  await page.waitForFunction(
    ([cards, heading]) =>
      [...document.querySelectorAll('.hand button')].map(card => card.textContent).join() === cards &&
      document.querySelector('h1')?.textContent === heading,
    [cards.join(), words.yourTurn] as const
  )
}

/** What the autopilot would do in that seat's place. */
export function advice({ game, view, choices }: Envelope): string {
  const line = findGame(game)?.autopilot(view, choices)
  if (line === undefined) throw new Error(`Cannot play "${game}"`)
  return line
}

/** Taps a line together: card, place, what goes with it, Confirm. */
export async function tapOut(page: Page, line: string, { view }: Envelope): Promise<void> {
  const { hand = [] } = view as { readonly hand?: readonly string[] }
  const [head = '', ...rest] = line.split(' ')
  const [card = '', place] = head.split('@')
  const verb = head === 'finish' || head === 'withdraw' ? offers[head] : undefined
  const names = [place ? card : head, ...rest].filter(word => place || word.startsWith('-'))
  const cards = held(
    hand,
    names.map(name => name.replace('-', ''))
  )

  // What alone can be meant is begun already.
  if (verb && (await button(page, verb).count())) await button(page, verb).tap()
  const { discard = '' } = offers
  if (head.startsWith('-') && (await button(page, discard).count())) await button(page, discard).tap()
  if (place) {
    await tapCard(page, cards.shift() ?? -1)
    await page.locator(`.sea button[value=${place}]`).tap()
  }
  for (const at of cards) await tapCard(page, at)
  await page.locator('.bar .go').tap()
}

function tapCard(page: Page, at: number): Promise<void> {
  return page.locator('.hand button').nth(at).tap()
}

/** What the seat may do now, asked of the server. */
export function known(sitting: Pick<Sitting, 'link'>): Promise<Envelope> {
  return look(sitting.link)
}
