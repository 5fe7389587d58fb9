import { readFileSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { seatWords } from '../../../web/words/index.ts'
import { HEIGHT, WIDTH } from '../../../web/seat/ending/picture.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { type Course, courseWhere, type Decide, follow } from '../browser/course.ts'
import { advice, hurry, look, opened, take, type Wish } from '../browser/played.ts'
import { alive, button } from '../browser/seats.ts'
import { DESK, findings, PHONE, visit } from '../browser/visit.ts'

const { en: words } = seatWords

const origin = inject('origin')
const browser = await sharedBrowser()

const NAMES = ['Anna', 'Ben']
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Whoever may discard does. */
const discarding: Decide = ({ choices, ...seen }) =>
  choices.find(({ verb }) => verb === 'discard')?.try ?? advice({ choices, ...seen })

const ends = (outcome: string) => (course: Course) => course.result?.outcome === outcome

const KINDS: readonly (readonly [string, Wish, outcome: 'won' | 'lost' | 'ranked', Decide])[] = [
  ['a full sea', {}, 'won', advice],
  ['a lost sea', {}, 'lost', discarding],
  ['a contest', { options: { variant: 'competitive' } }, 'ranked', advice],
  ['a mountain', { game: 'ascent' }, 'won', advice],
  ['a lost mountain', { game: 'ascent' }, 'lost', advice]
]

describe.each(KINDS)('%s', (_, wish, outcome, decide) => {
  test('is a moment: what it was, how it turned, and nothing left of any turn', async () => {
    const course = await courseWhere(ends(outcome), { ...wish, seats: NAMES.length, decider: () => decide })
    const { links } = await opened(origin, NAMES, { ...wish, seed: course.seed })
    const taken = await Promise.all(links.seats.map(({ link }) => take(link)))
    const { page, complaints, end } = await visit(browser, origin, { ...PHONE, bypassCSP: true })
    const sittings = taken.map(({ link }) => ({ link, page }))
    for (const { link } of sittings) await hurry(link)
    const nowhere = { of: new Set<never>(), does: async () => undefined }
    await follow(course, sittings, nowhere, { to: course.steps.length - 1 })

    // Somebody looks on while it ends, and once more when it is over.
    const [{ link = '' } = {}] = sittings
    await alive(page, () => page.goto(link))
    await follow(course, sittings, nowhere, { from: course.steps.length - 1 })
    for (const again of [false, true]) {
      if (again) await page.reload()
      await page
        .getByRole('heading', { level: 1, name: outcome === 'ranked' ? / wins$|^You have won$/ : words.over[outcome] })
        .waitFor()
      await page.locator('#ending .turns li').first().waitFor()
      await button(page, words.save).waitFor()
      expect(await page.locator('.was').textContent()).toMatch(/^(\d|A mountain of \d)/)
      expect(await page.getByRole('link', { name: words.record }).getAttribute('href')).toMatch(/^\/m\//)
      expect(await page.locator('.hand, .bar, .table button').count()).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
      const said = await page.locator('body').innerText()
      for (const turn of [words.yourTurn, words.drafted, words.settles, words.rest]) expect(said).not.toContain(turn)
    }
    const result = await look(link)
    expect(await page.locator('.ranking li').count()).toBe(result.result?.ranking ? NAMES.length : 0)
    expect(await findings(page)).toEqual([])

    await page.locator('input[name=text]').fill('Well played!')
    await button(page, words.send).click()
    await page.getByText('Well played!').waitFor()
    expect(complaints).toEqual([])
    await end()
  })
})

test('the picture that is saved is a PNG of the table, as large as it says', async () => {
  const course = await courseWhere(ends('won'), { seats: 2, decider: () => advice })
  const { links } = await opened(origin, NAMES, { seed: course.seed })
  const taken = await Promise.all(links.seats.map(({ link }) => take(link)))
  const { page, complaints, end } = await visit(browser, origin, DESK)
  const sittings = taken.map(({ link }) => ({ link, page }))
  for (const { link } of sittings) await hurry(link)
  await follow(course, sittings, { of: new Set(), does: async () => undefined })
  await page.goto(taken[0]?.link ?? '')
  const downloaded = page.waitForEvent('download')
  await button(page, words.save).click()
  const download = await downloaded
  const bytes = readFileSync(await download.path())
  expect(download.suggestedFilename()).toBe('Tranquility.png')
  expect([...bytes.subarray(0, PNG.length)]).toEqual(PNG)
  // The header's first two fields: width and height.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT])
  expect(complaints).toEqual([])
  await end()
})
