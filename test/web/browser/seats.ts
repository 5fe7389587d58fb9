import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { words as later } from '../../../web/words/en/settings.ts'
import { seatWords } from '../../../web/words/index.ts'
import { take } from './played.ts'
import { MOVING, PHONE, visit, type Visit } from './visit.ts'

const { en: words } = seatWords

export const HESITATION_MS = 700

/** Somebody with a browser and a link. */
export interface Sitting extends Visit {
  readonly link: string
}

/** Takes the seat, and opens it. */
export async function sit(
  browser: Browser,
  link: string,
  options: BrowserContextOptions = PHONE,
  visits: typeof visit = visit
): Promise<Sitting> {
  const [visited, taken] = await Promise.all([visits(browser, new URL(link).origin, options), take(link)])
  const { page } = visited
  await alive(page, () => page.goto(taken.link))
  // Where links are sealed, it is another one from now on.
  return { ...visited, link: taken.link }
}

/** Everybody who sits at a table: of several, the first sees the cards move. */
export function sitAll(
  browser: Browser,
  seats: readonly { readonly link: string }[],
  options: BrowserContextOptions = PHONE
): Promise<Sitting[]> {
  const moving = { ...options, ...MOVING }
  return Promise.all(
    seats.map(({ link }, seat) => sit(browser, link, seat === 0 && seats.length > 1 ? moving : options))
  )
}

/** Opens a seat's page, until it listens to taps and hears of others: its socket is the last thing that it brings. */
export async function alive(page: Page, opens: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForEvent('websocket'), opens()])
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

/** Lets a while pass once what was sent is answered: until then a tap may be the second half of a double tap, and is not heard. */
export async function hesitate(page: Page): Promise<void> {
  await page.locator('.bar .go:not([aria-disabled])').waitFor()
  await page.waitForTimeout(HESITATION_MS)
}

export function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}
