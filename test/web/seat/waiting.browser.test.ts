import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import { words as held } from '../../../web/words/en/held.ts'
import { words as replay } from '../../../web/words/en/replay.ts'
import { words as unseen } from '../../../web/words/en/unseen.ts'
import { words } from '../../../web/words/en/waiting.ts'
import { planWords, seatWords } from '../../../web/words/index.ts'
import { seedOf } from '../../random-play.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { act, advice, look, opened, take } from '../browser/played.ts'
import { button, sit, type Sitting } from '../browser/seats.ts'
import { DESK, findings, PHONE, visit } from '../browser/visit.ts'

const { en: said } = seatWords

const origin = inject('origin')
const browser = await sharedBrowser()

/** A match that has had some turns, in which whoever sits at the page plays last. */
async function begin(game = 'tranquility', options: object = PHONE, names: readonly string[] = ['Anna', 'Ben']) {
  const { links } = await opened(origin, names, { game, seed: seedOf(1) })
  const all = links.seats.map(({ link }) => link)
  const [awaited = 0] = (await look(links.watcher)).awaits
  const theirs = [...all.slice(awaited), ...all.slice(0, awaited)]
  const own = theirs.pop() ?? ''
  for (const link of theirs) await take(link)
  const mine = await sit(browser, own, options)
  await playOn([...theirs, mine.link], all.length)
  return { mine, theirs, watcher: links.watcher }
}

/** Autopilots play so many lines over the wire. */
async function playOn(links: readonly string[], lines: number): Promise<void> {
  for (let played = 0; played < lines; played++) {
    const seats = await Promise.all(links.map(look))
    const at = seats.findIndex(({ seat, awaits }) => awaits.includes(seat ?? -1))
    const envelope = seats[at] as Envelope
    await act(links[at] ?? '', advice(envelope), envelope.version)
  }
}

/** That cell of the table. */
const cell = (page: Page, place: string) => page.locator(`.table [role=gridcell]:has(button[value=${place}])`)

async function open(page: Page, tool: string): Promise<void> {
  const panel = page.locator('[data-panel=waiting]')
  if ((await panel.getAttribute('open')) === null) await panel.locator('summary').click()
  await panel.getByRole('button', { name: tool }).click()
  await page.locator('#tool').waitFor()
}

/** What lies on the table, as it is called there. */
const lying = (page: Page) => page.locator('.table [role=gridcell] :is(.isle, .card)').count()
const tool = (page: Page) => page.locator('#tool')

/** Lays the first card that can lie anywhere in the first place that it may have. */
async function lay(page: Page): Promise<void> {
  const before = await lying(page)
  const cards = page.locator('.hand button')
  const places = page.locator('.table [role=grid] button:has(u)')
  for (let at = 0; (await places.count()) === 0; at++) {
    await cards.nth(at).click()
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await places.first().click()
  await expect.poll(() => lying(page)).toBe(before + 1)
}

/** What of that page has changed anything on the server. */
function sentBy({ page }: Sitting): string[] {
  const sent: string[] = []
  page.on('request', request => request.method() !== 'GET' && sent.push(`${request.method()} ${request.url()}`))
  return sent
}

test.each(['tranquility', 'ascent'])(
  'in %s own cards are laid to try them out, and nothing of it is sent',
  async game => {
    const { mine } = await begin(game)
    const { page, complaints, end } = mine
    const sent = sentBy(mine)
    const standing = async () => {
      const { version, draft, view, own } = await look(mine.link)
      return { version, draft, view, own }
    }
    const before = await standing()
    await open(page, words.tryOut)
    const [lay0, hand0] = [await lying(page), await page.locator('.hand button').count()]
    await lay(page)
    await lay(page)
    await tool(page).getByText(words.trying).waitFor()
    expect(await page.locator('.hand button').count()).toBe(hand0 - 2)
    expect(await findings(page)).toEqual([])
    await page.locator('.table .draft').first().click()
    await expect.poll(() => lying(page)).toBe(lay0 + 1)
    await button(page, words.back).click()
    await expect.poll(() => lying(page)).toBe(lay0)
    expect(await page.locator('.hand button').count()).toBe(hand0)
    expect(sent).toEqual([])
    expect(await standing()).toEqual(before)
    expect(complaints).toEqual([])
    await end()
  }
)

test('what happens meanwhile is said, and takes nothing away until it is wanted', async () => {
  const { mine, theirs } = await begin()
  const { page, end } = mine
  await open(page, words.tryOut)
  await lay(page)
  const tried = await lying(page)
  await playOn(theirs, 1)
  await button(page, held.show).waitFor()
  expect(await lying(page)).toBe(tried)
  await button(page, held.show).click()
  await tool(page).waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: said.yourTurn }).waitFor()
  await end()
})

test('what was tried is planned with one tap more', async () => {
  const { mine } = await begin()
  const { page, end } = mine
  await open(page, words.tryOut)
  await lay(page)
  await button(page, words.plan).click()
  await page.locator('.bar').getByText(planWords.en.composing).waitFor()
  await tool(page).waitFor({ state: 'detached' })
  expect((await look(mine.link)).own).not.toHaveProperty('plan')
  await end()
})

test('every earlier moment is stepped to, by slider and by keys, with the hand as it was', async () => {
  const { mine } = await begin('tranquility', DESK)
  const { page, complaints, end } = mine
  const { version } = await look(mine.link)
  await open(page, words.look)
  const now = await lying(page)
  await tool(page).getByText(replay.stepOf(version, version)).waitFor()
  await page.keyboard.press('Home')
  await tool(page).getByText(replay.opening).waitFor()
  expect(await lying(page)).toBe(0)
  await page.keyboard.press('ArrowRight')
  await tool(page).getByText(replay.stepOf(1, version)).waitFor()
  await tool(page).getByRole('slider').fill(`${version}`)
  await tool(page).getByText(replay.stepOf(version, version)).waitFor()
  expect(await lying(page)).toBe(now)
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await tool(page).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await end()
})

test('places are marked for the own seat alone, on all its devices', async () => {
  const { mine, watcher } = await begin()
  const { page, complaints, end } = mine
  await open(page, words.mark)
  await cell(page, 'b2').click()
  await button(page, words.signs.cross).click()
  await cell(page, 'c3').click()
  await expect.poll(async () => (await look(mine.link)).own?.marks).toEqual({ b2: 'star', c3: 'cross' })
  expect(await findings(page)).toEqual([])
  await button(page, words.done).click()
  const other = await visit(browser, origin, DESK)
  await other.page.goto(mine.link)
  await expect.poll(() => cell(other.page, 'c3').getAttribute('data-sign')).toBe('cross')
  expect(await cell(other.page, 'c3').locator('button').getAttribute('aria-description')).toBe(words.signs.cross)
  expect(JSON.stringify(await look(watcher))).not.toContain('"marks"')
  await open(page, words.mark)
  await cell(page, 'b2').click()
  await expect.poll(() => cell(other.page, 'b2').getAttribute('data-sign')).toBeNull()
  expect(complaints).toEqual([])
  await other.end()
  await end()
})

test('whoever comes back after several turns is told of them one by one', async () => {
  const { mine, theirs } = await begin('ascent', PHONE, ['Anna', 'Ben', 'Cleo'])
  const { page, complaints, end } = mine
  await expect.poll(async () => (await look(mine.link)).news).toEqual([])
  await page.goto('about:blank')
  await playOn(theirs, 2)
  const { news, version } = await look(mine.link)
  await page.goto(mine.link)
  await page.locator('.recap').click()
  await tool(page)
    .getByText(replay.stepOf(news[0]?.version ?? 0, version))
    .waitFor()
  await button(page, words.now).click()
  await page.locator('[data-panel=waiting] summary').click()
  await page.locator('.recap').waitFor({ state: 'detached' })
  expect(await page.locator('.recapped li').count()).toBe(news.length)
  await page.locator('.recapped button').last().click()
  await tool(page)
    .getByText(replay.stepOf(news.at(-1)?.version ?? 0, version))
    .waitFor()
  expect(complaints).toEqual([])
  await end()
})

test('what is hidden is counted where it is looked for', async () => {
  const { mine } = await begin()
  const { page, complaints, end } = mine
  await page.locator('[data-panel=waiting] summary').click()
  const { view } = await look(mine.link)
  const { cells, hand } = view as { cells: object; hand: readonly string[] }
  const left = 80 - Object.keys(cells).length - hand.filter(card => Number(card) > 0).length
  await page
    .locator('.counted')
    .getByText(unseen.leftOf(left, 80, false))
    .waitFor()
  expect(await findings(page)).toEqual([])
  expect(complaints).toEqual([])
  await end()
})
