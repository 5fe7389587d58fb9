import { afterAll, expect, inject, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import { openBrowser, SCROLLBARS, sharedBrowser } from '../browser/browser.ts'
import { courseWhere, follow } from '../browser/course.ts'
import { advice, opened, take } from '../browser/played.ts'
import { DESK, PHONE, visit } from '../browser/visit.ts'

const origin = inject('origin')
const browser = await sharedBrowser()
const beside = await openBrowser(SCROLLBARS)
afterAll(() => beside.close())

const NAMES = ['Anna', 'Ben', 'Cleo']
const LONG_PAGE = 'html { overflow-y: auto !important } body { padding-bottom: 100vh }'

test.each(newestGames().map(({ name, seats }) => [name, Math.max(2, seats.least)] as const))(
  'beside a scrollbar as wide as a desk has it nothing of %s is pushed off the page',
  async (game, seats) => {
    const { links } = await opened(origin, NAMES.slice(0, seats), { game })
    const link = links.seats[0]?.link ?? ''
    await take(link)
    for (const viewport of [{ width: 390, height: 844 }, DESK.viewport]) {
      const { page, end } = await visit(beside, origin, { viewport, bypassCSP: true })
      await page.goto(link)
      // Only the newest browsers take a scrollbar that is always there off the width of the screen.
      await page.addStyleTag({ content: LONG_PAGE })
      const { clientWidth, scrollWidth } = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement
        return { clientWidth, scrollWidth }
      })
      expect(clientWidth).toBeLessThan(viewport.width)
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
      await end()
    }
  }
)

test('news longer than their box are shaded where there is more, with reduced motion too', async () => {
  const { links } = await opened(origin, NAMES)
  const { page, end } = await visit(browser, origin, { ...PHONE, reducedMotion: 'reduce', bypassCSP: true })
  const link = links.seats[0]?.link ?? ''
  await take(link)
  // As the server drew it: a script would draw the news anew.
  await page.route('**/*.js', route => route.abort())
  await page.goto(link)
  const news = page.locator('.news')
  await news.locator('p').evaluate(told => (told.textContent = 'Cleo discarded two cards. '.repeat(20)))
  const { bottom, right } = await news.evaluate(box => box.getBoundingClientRect())
  const edge = { clip: { x: right - 40, y: bottom - 2, width: 8, height: 1 } }
  const shade = await page.screenshot(edge)
  await news.evaluate(box => box.scrollTo(0, box.scrollHeight))
  expect(shade.equals(await page.screenshot(edge))).toBe(false)
  await end()
})

test('a Storm leaves the numbers of its row in sight, and its name no place covered', async () => {
  const options = { storms: true, monsters: 5, rocks: true }
  const course = await courseWhere(({ steps }) => steps.slice(20).some(isStormOnRow), {
    options,
    seats: NAMES.length,
    decider: () => advice
  })
  const to = course.steps.findIndex((step, at) => at >= 20 && isStormOnRow(step)) + 1
  const { links } = await opened(origin, NAMES, { options, seed: course.seed })
  const all = links.seats.map(({ link }) => link)
  for (const link of all) await take(link)
  const { page, end } = await visit(browser, origin, PHONE)
  await follow(
    course,
    all.map(link => ({ link, page })),
    { of: new Set(), does: async () => {} },
    { to }
  )
  await page.goto(all[0] ?? '')
  await page.locator('.across.rain').first().waitFor({ state: 'attached' })
  const seen = await page.evaluate(() => {
    const [numeral = 0, storm = 0] = ['.isle b', '.across'].map(part =>
      Number(getComputedStyle(document.querySelector(part) ?? document.body).zIndex)
    )
    const cells = [...document.querySelectorAll('.sea [role=gridcell]')].map(cell => cell.getBoundingClientRect())
    const covered = [...document.querySelectorAll('.across b')].flatMap(sign => {
      const { left, right, top, bottom } = sign.getBoundingClientRect()
      return cells.map(cell =>
        cell.top < bottom && cell.bottom > top ? Math.min(right, cell.right) - Math.max(left, cell.left) : 0
      )
    })
    const { clientWidth = 0, scrollWidth = 0 } = document.querySelector('.lying') ?? {}
    return { isAbove: numeral > storm, covers: Math.max(...covered), clientWidth, scrollWidth }
  })
  expect(seen.isAbove).toBe(true)
  expect(seen.covers).toBeLessThanOrEqual(5)
  expect(seen.scrollWidth).toBe(seen.clientWidth)
  await end()
})

test.each(LANGUAGES)(
  'on 360 × 640 the points of a contest are seen whole, and all of the bar below them (%s)',
  async language => {
    const { links } = await opened(origin, NAMES.slice(0, 2), { options: { variant: 'competitive' }, language })
    const { page, end } = await visit(browser, origin, PHONE)
    await page.goto((await take(links.seats[0]?.link ?? '')).link)
    const strip = await page
      .locator('.lying')
      .evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight])
    expect(strip[0]).toBe(strip[1])
    const bar = await page.locator('.bar').boundingBox()
    expect((bar?.y ?? 0) + (bar?.height ?? Infinity)).toBeLessThanOrEqual(PHONE.viewport.height)
    await end()
  }
)

test.each([{ width: 800, height: 360 }, DESK.viewport])(
  'beside a pyramid the name of a card is seen whole in the hand on %o',
  async viewport => {
    const { links } = await opened(origin, NAMES.slice(0, 2), { options: { variant: 'pyramid' } })
    const { page, end } = await visit(browser, origin, { viewport })
    await page.goto((await take(links.seats[0]?.link ?? '')).link)
    const card = page.locator('.hand .isle').first()
    const widths = await card.evaluate(card => {
      card.setAttribute('class', 'isle C')
      const name = card.querySelector('b')
      if (name) name.textContent = 'Boussole'
      return { whole: card.scrollWidth, seen: card.clientWidth }
    })
    expect(widths.whole).toBe(widths.seen)
    await end()
  }
)

test('the open row of a contest has room on the narrowest phone', async () => {
  const { links } = await opened(origin, NAMES.slice(0, 2), { options: { variant: 'competitive' } })
  const { link } = await take(links.seats[0]?.link ?? '')
  const { page, end } = await visit(browser, origin, { ...PHONE, viewport: { width: 320, height: 640 } })
  await page.goto(link)
  const row = page.locator('.lying')
  await row.locator('.open').last().waitFor()
  const { clientWidth, scrollWidth } = await row.evaluate(({ clientWidth, scrollWidth }) => ({
    clientWidth,
    scrollWidth
  }))
  expect(scrollWidth).toBe(clientWidth)
  await end()
})

function isStormOnRow({ line }: { readonly line: string }): boolean {
  return /^storm \d/.test(line)
}
