import { expect, inject, test } from 'vitest'
import { LANGUAGES } from '../../../schema/languages.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { opened } from '../browser/played.ts'
import { PHONE, visit } from '../browser/visit.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

test.each(LANGUAGES)(
  'on a phone all that is asked stands above the button that takes the seat (%s)',
  async language => {
    const more = { host: { seat: 0 }, greeting: 'Oma, this is for Sundays' }
    const { links } = await opened(origin, ['Anna', 'Ben', 'Cleo'], { language, more })
    const { page, complaints, end } = await visit(browser, origin, { ...PHONE, locale: language })
    await page.goto(links.seats[1]?.link ?? '')
    const top = async (what: string) => (await page.locator(what).boundingBox()) ?? { y: NaN, height: NaN }
    const [address, button] = [await top('[name=address]'), await top('[name=take]')]
    expect(address.y + address.height).toBeLessThan(button.y)
    expect(button.y + button.height).toBeLessThanOrEqual(PHONE.viewport.height)
    expect(complaints).toEqual([])
    await end()
  }
)
