import type { Locator, Page } from 'playwright-core'
import { words } from '../../../web/words/en/hints.ts'
import { seatWords } from '../../../web/words/index.ts'

/** Whoever taps more often than that, and is told nothing else, has not understood what is asked for. */
const MOST_TAPS = 60

const { confirm, done, see } = seatWords.en
const { gotIt } = words
/** What buttons say that end something. */
const ENDS = new RegExp(`^(${[confirm, done, see(1), see(2), 'Offer \\d'].join('|')})$`)
/** What can be tapped on a board says what it means. */
const PLACE = /, costs |^row \d/
const FREE = /, costs nothing/

/**
 * Somebody who has never seen the game, and knows nothing of how the page is made: reads the last thing that it says, and
 * taps what that speaks of, as long as it is their turn; where it names nothing, another card. It is told what was read.
 */
export async function goesOn(page: Page, until: () => Promise<boolean>): Promise<readonly string[]> {
  const read: string[] = []
  const cards = hand(page)
  for (let taps = 0; !(await until()); taps++) {
    const sentence = page.getByRole('status').filter({ hasText: /\S/ }).last()
    const says = await sentence.innerText()
    // What was read before is nothing new.
    if (!read.includes(says)) taps = 0
    if (says !== read.at(-1)) read.push(says)
    if (taps === MOST_TAPS) throw new Error(`Cannot go on after reading "${read.slice(-6).join('", "')}"`)
    const first = heldNews(page)
      .or(page.getByRole('button', { name: gotIt }))
      .first()
    const named = (await first.isVisible()) ? first : await namedBy(says, page, cards)
    // Under the finger it may have become another.
    if (named) await named.tap({ timeout: 2000 }).catch(() => undefined)
    else if (!(await changes(sentence, says))) await (await cards.next())?.tap({ timeout: 2000 }).catch(() => undefined)
  }
  return read
}

/** The button that shows what others have done while somebody was putting something together. */
export function heldNews(page: Page): Locator {
  return page.locator('#held')
}

/** Whether it soon says something else by itself. */
async function changes(sentence: Locator, says: string): Promise<boolean> {
  const other = sentence.filter({ hasNotText: says }).waitFor({ timeout: 500 })
  return other.then(
    () => true,
    () => false
  )
}

async function namedBy(says: string, page: Page, cards: Cards): Promise<Locator | undefined> {
  const [end] = await page.getByRole('button', { name: ENDS, disabled: false }).all()
  if (end) return end
  const board = page.getByRole('grid')
  for (const name of /place|row|where/i.test(says) ? [FREE, PLACE] : []) {
    const [place] = await board.getByRole('button', { name }).all()
    if (place) return place
  }
  return /card|choose|where/i.test(says) ? cards.next() : undefined
}

interface Cards {
  /** The card after the last one that was tapped, if it is not chosen already. */
  next(): Promise<Locator | undefined>
}

function hand(page: Page): Cards {
  const all = page.getByRole('region', { name: 'Your hand' }).getByRole('button')
  let tapped = -1
  return {
    async next() {
      const held = await all.count()
      for (let cards = 0; cards < held; cards++) {
        tapped = (tapped + 1) % held
        const card = all.nth(tapped)
        if ((await card.getAttribute('aria-pressed')) === 'false') return card
      }
      return undefined
    }
  }
}
