import { expect, inject, test } from 'vitest'
import { refusals } from '../../../web/words/en/refusals.ts'
import { invitationWords, seatWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { look, opened, take } from '../browser/played.ts'
import { button } from '../browser/seats.ts'
import { PHONE, visit } from '../browser/visit.ts'

const { en: words } = seatWords

const origin = inject('origin')
const browser = await sharedBrowser()

test('a turn is played without JavaScript', async () => {
  const { links } = await opened(origin, ['Anna', 'Ben'], { options: { talk: 'open' } })
  const all = links.seats.map(({ link }) => link)
  const [seat = 0] = (await look(links.watcher)).awaits
  const link = all[seat] ?? ''
  const { page, complaints, end } = await visit(browser, origin, { ...PHONE, javaScriptEnabled: false })
  await page.goto(link)
  await page.getByLabel(invitationWords.en.take.name).fill('Zoë')
  await button(page, invitationWords.en.take.submit).tap()
  await page.getByRole('heading', { name: words.yourTurn }).waitFor()
  expect((await look(links.watcher)).table.players[seat]).toMatchObject({ name: 'Zoë', taken: true })
  await take(all[1 - seat] ?? '')

  const choice = page.getByLabel(invitationWords.en.plain(null))
  const send = button(page, words.confirm)
  await choice.fill('99@e4')
  await send.tap()
  await page.getByText(refusals.BAD_ACTION({ line: '99@e4' })).waitFor()

  await page.getByText(words.log).tap()
  await page.getByText(words.rules).tap()
  await page.getByRole('heading', { name: 'Placing an island' }).waitFor()

  await page.getByLabel(words.say).fill('Ahoy')
  await button(page, words.send).tap()
  await page.getByText('Ahoy').waitFor()

  await choice.fill('1')
  await send.tap()
  await page.getByRole('heading', { name: words.drafted }).waitFor()
  await button(page, words.undo).tap()
  await page.getByRole('heading', { name: words.yourTurn }).waitFor()

  await choice.fill('1')
  await send.tap()
  await button(page, words.done).tap()
  const other = ['Anna', 'Ben'][1 - seat] ?? ''
  await page.getByRole('heading', { name: words.waiting([other]) }).waitFor()
  expect((await look(links.watcher)).version).toBe(1)
  // The one is the refusal.
  expect(complaints).toEqual([expect.stringContaining('status of 400')])
  await end()
})
