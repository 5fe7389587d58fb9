import { expect, inject, test } from 'vitest'
import { words } from '../../../web/words/en/settings.ts'
import { seatWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { act, advice, look, opened, take } from '../browser/played.ts'
import { alive, sit } from '../browser/seats.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

test('nothing is heard, or loaded for it, until somebody asks for sounds on this device', async () => {
  const { links } = await opened(origin, ['Anna', 'Ben'])
  const [anna = '', ben = ''] = links.seats.map(({ link }) => link)
  const { page, complaints, end } = await sit(browser, anna)
  await take(ben)
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  // Every note that is begun leaves its pitch.
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      document.body.setAttribute('last-played', `${Math.round(this.frequency.value)}`)
      start.call(this, when)
    }
  })
  await alive(page, () => page.goto(anna))
  const turn = async () => {
    const [seat] = (await look(anna)).awaits
    const link = seat === 0 ? anna : ben
    await act(link, advice(await look(link)))
  }
  for (let line = 0; line < 2; line++) await turn()
  await page.locator('.table .told').waitFor()
  expect(scripts.filter(url => url.includes('sounds'))).toEqual([])

  await page.getByText(seatWords.en.more).tap()
  const wish = page.getByLabel(words.sounds)
  expect(await wish.isChecked()).toBe(false)
  await wish.check()
  await page.locator('body[last-played]').waitFor()
  expect(scripts.filter(url => url.includes('sounds')).length).toBe(1)

  await page.locator('body').evaluate(body => body.removeAttribute('last-played'))
  for (let line = 0; line < 2; line++) await turn()
  await page.locator('body[last-played]').waitFor()

  await page.reload()
  await page.getByText(seatWords.en.more).tap()
  expect(await wish.isChecked()).toBe(true)
  expect(complaints).toEqual([])
  await end()
})
