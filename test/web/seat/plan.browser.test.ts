import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { waysWithPrices } from '../../../engine/choice.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import type { PlanShown } from '../../../schema/wire/plan.ts'
import { words as held } from '../../../web/words/en/held.ts'
import { planWords, seatWords } from '../../../web/words/index.ts'
import { seedOf } from '../../random-play.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { press, tabTo } from '../browser/keys.ts'
import { act, look, opened, take, type Wish } from '../browser/played.ts'
import { button, sit, type Sitting } from '../browser/seats.ts'
import { DESK, findings, PHONE } from '../browser/visit.ts'

const { en: words } = seatWords
const { en: plan } = planWords

const origin = inject('origin')
const browser = await sharedBrowser()

interface Begun {
  readonly mine: Sitting
  /** Whose turn it is. */
  readonly others: string
  /** Islands that the seat at the page might lay for nothing, as lines. */
  readonly free: readonly string[]
}

/** A match of two in which whoever sits at the page waits for the other. */
async function begin(device: object = PHONE, wish: Wish = {}): Promise<Begun> {
  const { links } = await opened(origin, ['Anna', 'Ben'], { seed: seedOf(1), ...wish })
  const [awaited = 0] = (await look(links.watcher)).awaits
  const all = links.seats.map(({ link }) => link)
  await take(all[awaited] ?? '')
  const mine = await sit(browser, all[1 - awaited] ?? '', device)
  const free = (await planOf(mine)).ahead.flatMap(choice =>
    choice.verb === 'place' ? waysWithPrices(choice).map(([cell]) => `${choice.subject}@${cell}`) : []
  )
  return { mine, others: all[awaited] ?? '', free }
}

async function planOf({ link }: Sitting): Promise<PlanShown> {
  const headers = { Authorization: `Seat ${link.split('/').at(-1)}` }
  return (await fetch(`${origin}/api/seat/plan`, { headers })).json() as Promise<PlanShown>
}

const linesOf = async (sitting: Sitting) => (await planOf(sitting)).entries.map(({ written }) => written)

async function tapLine(page: Page, line: string): Promise<void> {
  const [card = '', cell = ''] = line.split('@')
  await page
    .locator('.hand button', { hasText: new RegExp(`^${card}$`) })
    .first()
    .click()
  await page.locator(`.table button[value="${cell}"]`).last().click()
  await bar(page).locator('code', { hasText: line }).waitFor()
}

const widthOf = async (page: Page, part: string) => (await page.locator(part).boundingBox())?.width
const arm = (page: Page, there: number) => button(page, plan.arm(there))
const bar = (page: Page) => page.locator('.bar p')

async function planned({ mine }: Begun, line: string, there = 0): Promise<void> {
  await tapLine(mine.page, line)
  await arm(mine.page, there).click()
  await bar(mine.page).locator('.planned').waitFor()
}

test('whoever waits taps a card and a place, and a second tap arms the plan', async () => {
  const begun = await begin()
  const { mine, free } = begun
  const { page, complaints, end } = mine
  const [line = ''] = free
  await tapLine(page, line)
  await bar(page).getByText(line).waitFor()
  expect(await linesOf(mine)).toEqual([])
  await arm(page, 0).tap()
  await bar(page).getByText(`(${line})`).waitFor()
  expect(await linesOf(mine)).toEqual([line])
  expect((await look(mine.link)).version).toBe(0)
  expect(await findings(page)).toEqual([])
  expect(complaints).toEqual([])
  await end()
})

test('an armed plan is there after a reload, before there is a script', async () => {
  const begun = await begin()
  const [line = ''] = begun.free
  const { page, end } = begun.mine
  await planned(begun, line)
  await page.route('**/*.js', route => route.abort())
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await bar(page).textContent()).toContain(`(${line})`)
  await end()
})

test('entries are put in another order and taken out, until there is no plan', async () => {
  // With the style of all modules there.
  const begun = await begin(PHONE, { options: { rocks: true } })
  const { page, end } = begun.mine
  const [first = '', second = ''] = [begun.free[0], begun.free.at(-1)]
  await planned(begun, first)
  await planned(begun, second, 1)
  await button(page, plan.all(2)).click()
  const [list = 0, all = 0] = await Promise.all(['.planned [role=list]', '.bar'].map(part => widthOf(page, part)))
  expect(list).toBeGreaterThan(0.9 * all)
  await button(page, plan.up(second)).click()
  await expect.poll(() => linesOf(begun.mine)).toEqual([second, first])
  await button(page, plan.drop(second)).click()
  await expect.poll(() => linesOf(begun.mine)).toEqual([first])
  expect(await findings(page)).toEqual([])
  await button(page, plan.drop(first)).click()
  await bar(page).locator('.planned').waitFor({ state: 'detached' })
  expect(await linesOf(begun.mine)).toEqual([])
  await end()
})

test('what happens meanwhile changes nothing under the hand of whoever plans, and is shown when they wish', async () => {
  const { mine, others, free } = await begin()
  const { page, complaints, end } = mine
  await tapLine(page, free[0] ?? '')
  const lying = await page.locator('.sea .isle').count()
  const envelope = await look(others)
  const theirs = envelope.choices.find(({ verb }) => verb === 'place')?.try ?? ''
  await act(others, theirs)
  await button(page, held.show).waitFor()
  expect(await page.locator('.sea .isle').count()).toBe(lying)
  expect(await page.locator('h1').textContent()).not.toBe(words.yourTurn)
  await bar(page)
    .getByText(free[0] ?? '')
    .waitFor()
  await button(page, held.show).tap()
  await page.getByRole('heading', { name: words.yourTurn }).waitFor()
  expect(await page.locator('.sea .isle').count()).toBe(1)
  expect(complaints).toEqual([])
  await end()
})

test('who lets go of what they put together sees what has happened', async () => {
  const { mine, others, free } = await begin()
  const { page, end } = mine
  await tapLine(page, free[0] ?? '')
  await act(others, (await look(others)).choices.find(({ verb }) => verb === 'discard')?.try ?? '')
  await button(page, held.show).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: words.yourTurn }).waitFor()
  expect(await button(page, held.show).count()).toBe(0)
  await end()
})

test('when the turn has come the plan stands in the bar, until its seat plays itself', async () => {
  const begun = await begin()
  const [line = ''] = begun.free
  const { page, end } = begun.mine
  await planned(begun, line)
  await act(begun.others, (await look(begun.others)).choices.find(({ verb }) => verb === 'discard')?.try ?? '')
  await page.getByRole('heading', { name: words.yourTurn }).waitFor()
  // It says when, and offers to play it now or not at all.
  await bar(page)
    .getByText(/^Played from .*, once you leave: /)
    .waitFor()
  await act(begun.mine.link, (await look(begun.mine.link)).choices.find(({ verb }) => verb === 'discard')?.try ?? '')
  await bar(page).getByText(words.rest).waitFor()
  expect(await linesOf(begun.mine)).toEqual([])
  await end()
})

test.each(['now', 'withdraw'] as const)('when the turn has come the plan is taken up by a tap: %s', async choice => {
  const begun = await begin({ ...PHONE, bypassCSP: true })
  const { mine, others, free } = begun
  const { page, complaints, end } = mine
  await planned(begun, free[0] ?? '')
  await act(others, (await look(others)).choices.find(({ verb }) => verb === 'discard')?.try ?? '')
  await button(page, plan[choice]).waitFor()
  expect(await findings(page)).toEqual([])
  await button(page, plan[choice]).tap()
  await page.getByRole('heading', { name: choice === 'now' ? /Waiting/ : words.yourTurn }).waitFor()
  await button(page, plan[choice]).waitFor({ state: 'detached' })
  expect((await look(mine.link)).version).toBe(choice === 'now' ? 2 : 1)
  expect(await linesOf(mine)).toEqual([])
  expect(complaints).toEqual([])
  await end()
})

test('a plan is kept for the seat’s silence by a tap, says so on its turn too, and is kept no longer by another', async () => {
  const begun = await begin({ ...PHONE, bypassCSP: true })
  const { mine, others, free } = begun
  const { page, complaints, end } = mine
  await planned(begun, free[0] ?? '')
  await button(page, plan.change).click()
  await button(page, plan.silent).click()
  await bar(page).getByText(plan.keepsBack).waitFor()
  expect(await findings(page)).toEqual([])
  expect((await look(mine.link)).own).toMatchObject({ silence: 'plan', plan: { state: 'kept' } })
  await button(page, plan.soon).click()
  await bar(page).getByText(plan.keeps).waitFor()
  expect((await look(mine.link)).own).toMatchObject({ plan: { state: 'armed' } })
  await button(page, plan.silent).click()
  await bar(page).getByText(plan.keepsBack).waitFor()
  await button(page, plan.close).click()
  await act(others, (await look(others)).choices.find(({ verb }) => verb === 'discard')?.try ?? '')
  await page.getByRole('heading', { name: words.yourTurn }).waitFor()
  await bar(page)
    .getByText(/^Your plan: .* Only if you stay silent until /)
    .waitFor()
  expect(complaints).toEqual([])
  await end()
})

test('what another device has armed is not overwritten: it is told, and shown', async () => {
  const begun = await begin()
  const [first = '', second = ''] = [begun.free[0], begun.free.at(-1)]
  const { page, end } = begun.mine
  await tapLine(page, second)
  const headers = { Authorization: `Seat ${begun.mine.link.split('/').at(-1)}`, 'Content-Type': 'application/json' }
  const entry = { line: first, most: 0, give: [] }
  const body = JSON.stringify({ entries: [entry], plan: 0, key: 'of-another-device' })
  await fetch(`${origin}/api/seat/plan`, { method: 'PUT', headers, body })
  await arm(page, 0).click()
  await page.locator('.bar .warn').waitFor()
  expect(await linesOf(begun.mine)).toEqual([first])
  await planned(begun, second, 1)
  expect(await linesOf(begun.mine)).toEqual([first, second])
  await end()
})

test('a plan is made with the keyboard alone', async () => {
  const begun = await begin(DESK)
  const { page, end } = begun.mine
  await press(page, '.hand button')
  await page.locator('.hand .chosen').waitFor()
  await page.locator('.table button:focus, .hand button:focus').waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await tabTo(page, '.table button')
  await page.keyboard.press('Enter')
  await press(page, '.bar .go:not([aria-disabled])')
  await expect.poll(() => linesOf(begun.mine)).toHaveLength(1)
  await end()
})

test.each(LANGUAGES)(
  'on a phone a plan leaves the hand in sight, how likely it is and when its turn has come (%s)',
  async language => {
    const { mine, others, free } = await begin(PHONE, { language })
    const { page, complaints, end } = mine
    await tapLine(page, free[0] ?? '')
    await page.locator('.bar .go').tap()
    await bar(page).locator('.planned small', { hasText: /\d/ }).waitFor()
    const covered = () =>
      page.evaluate(() => {
        const [hand, bar] = ['.hand', '.bar'].map(part => document.querySelector(part)?.getBoundingClientRect())
        return Math.floor((hand?.bottom ?? Infinity) - (bar?.top ?? 0))
      })
    expect(await covered()).toBeLessThanOrEqual(0)
    await act(others, (await look(others)).choices.find(({ verb }) => verb === 'discard')?.try ?? '')
    await button(page, planWords[language].now).waitFor()
    expect(await covered()).toBeLessThanOrEqual(0)
    expect(complaints).toEqual([])
    await end()
  }
)
