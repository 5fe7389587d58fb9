import type { Locator } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import { harbourWords, hostWords, seatWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { act, advice, look, take } from '../browser/played.ts'
import { DESK, findings, PATIENCE_MS, PHONE, visit, wantNoHints } from '../browser/visit.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const { crew, form } = harbourWords.en
const [pip = ''] = crew.cats
/** More than any turn of a cat takes, on the busiest of machines. */
const TURN_MS = 3 * PATIENCE_MS
const SOON_MS = 5000

// A cat takes its time: those of all games do beside one another.
test.concurrent.for(newestGames().map(({ name, seats }) => [name, Math.max(1, seats.least - 1)] as const))(
  'one tap opens a match of %s with the ship’s cats, as few as it needs (%i), and they play',
  async ([name, cats], { expect }) => {
    const { page, complaints, end } = await visit(browser, origin, PHONE)
    // A cat may begin, with a turn of many lines.
    page.setDefaultTimeout(TURN_MS)
    await page.addInitScript(wantNoHints)
    await page.goto(`/?game=${name}`)
    await page.getByRole('button', { name: crew.alone }).tap()
    await page.waitForURL('**/s/*')
    const link = page.url()
    await page.getByText(seatWords.en.pilots.cat).first().waitFor()
    const { own, table } = await look(link)
    expect(own).not.toBeNull()
    expect(table.players.map(({ pilot }) => pilot)).toEqual([undefined, ...crew.cats.slice(0, cats).map(() => 'cat')])
    // The page is told of what the cats play while it is open, whoever begins.
    await page.getByRole('heading', { level: 1, name: seatWords.en.yourTurn }).waitFor()
    // What is told of a match that begins stands there until one has played.
    await act(link, advice(await look(link)))
    const named = new RegExp(crew.cats.slice(0, cats).join('|'))
    for (;;) {
      await expect.poll(() => isAskedAfterCats(link), { timeout: TURN_MS }).toBe(true)
      // Of some lines all is told but who played them: the next may name its cat.
      if (await isSeen(page.locator('.news').getByText(named).first())) break
      await act(link, advice(await look(link)))
    }
    await page.locator('[data-panel=log] summary').tap()
    await page
      .locator('[data-panel=log] li')
      .getByText(/\(.+\.\)/)
      .first()
      .waitFor()
    expect(complaints).toEqual([])
    await end()
  }
)

/** Whether it comes into sight before long. */
function isSeen(place: Locator): Promise<boolean> {
  return place.waitFor({ timeout: SOON_MS }).then(
    () => true,
    () => false
  )
}

/**
 * Whether it is the turn again of whoever opened the match, after cats have played; until it is, they play what they are
 * asked. Of what cats played before one's own last line, a page tells no more.
 */
async function isAskedAfterCats(link: string): Promise<boolean> {
  const envelope = await look(link)
  if (!envelope.awaits.includes(0)) return false
  const lines = [...envelope.seen, ...envelope.news]
  const own = Math.max(-1, ...lines.filter(({ seat }) => seat === 0).map(({ version }) => version))
  if (lines.some(({ by, version }) => by === 'autopilot' && version > own)) return true
  await act(link, advice(envelope), envelope.version)
  return false
}

test('a seat of a crew is the cat’s, and no link to it is handed out', async () => {
  const { page, complaints, end } = await visit(browser, origin, DESK)
  await page.goto('/?game=tranquility')
  await page.getByRole('radio', { name: '3' }).check({ force: true })
  await page.getByLabel(form.yourName).fill('Anna')
  await page.getByLabel(form.nameOf(2)).fill('Ben')
  await page
    .getByRole('checkbox', { name: form.cat(null) })
    .nth(1)
    .check()
  await page.getByText(form.cat(pip)).waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: form.submit }).click()
  await page.waitForURL('**/s/*')
  await page.getByText(hostWords.en.pilot.cat).waitFor()
  expect(await page.getByLabel(hostWords.en.linkOf('Ben'), { exact: true }).count()).toBe(1)
  expect(await page.getByLabel(hostWords.en.linkOf(pip), { exact: true }).count()).toBe(0)
  expect(await findings(page)).toEqual([])
  expect(complaints).toEqual([])
  await end()
})

test('without JavaScript the same form opens the same match', async () => {
  const { page, end } = await visit(browser, origin, { ...PHONE, javaScriptEnabled: false })
  await page.goto('/?game=tranquility')
  await page.getByRole('button', { name: crew.alone }).tap()
  const link = page.getByLabel(hostWords.en.linkOf(crew.captain), { exact: true })
  await take(await link.inputValue())
  expect((await look(await link.inputValue())).table.players).toMatchObject([
    { name: crew.captain },
    { name: pip, pilot: 'cat' }
  ])
  await end()
})
