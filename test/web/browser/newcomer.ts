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
 * taps what that speaks of, as long as it is their turn. It is told what was read.
 */
export async function goesOn(page: Page, until: () => Promise<boolean>): Promise<readonly string[]> {
  const read: string[] = []
  for (let taps = 0; !(await until()); taps++) {
    const sentence = page.getByRole('status').last()
    const says = await sentence.innerText()
    if (says !== read.at(-1)) {
      read.push(says)
      taps = 0
    }
    if (taps === MOST_TAPS) throw new Error(`Cannot go on after reading "${read.slice(-6).join('", "')}"`)
    const hint = page.getByRole('button', { name: gotIt })
    const named = (await hint.isVisible()) ? hint : await namedBy(says, page)
    // Under the finger it may have become another.
    if (named) await named.tap({ timeout: 2000 }).catch(() => undefined)
    else
      await sentence
        .filter({ hasNotText: says })
        .waitFor({ timeout: 500 })
        .catch(() => undefined)
  }
  return read
}

async function namedBy(says: string, page: Page): Promise<Locator | null> {
  const [end] = await page.getByRole('button', { name: ENDS, disabled: false }).all()
  if (end) return end
  const board = page.getByRole('grid')
  for (const name of /place|row|where/i.test(says) ? [FREE, PLACE] : []) {
    const [place] = await board.getByRole('button', { name }).all()
    if (place) return place
  }
  return /card|choose|where/i.test(says) ? nextCard(page) : null
}

/** The card after the last one that is chosen already, or the first. */
async function nextCard(page: Page): Promise<Locator> {
  const cards = page.getByRole('region', { name: 'Your hand' })
  const all = await cards.getByRole('button').all()
  const chosen = await cards.getByRole('button', { pressed: true }).all()
  const names = await Promise.all(chosen.map(card => card.innerText()))
  const held = await Promise.all(all.map(card => card.innerText()))
  const last = Math.max(...names.map(name => held.lastIndexOf(name)), -1)
  return cards.getByRole('button').nth((last + 1) % all.length)
}
