import { openTable } from '../../worker/local/table.ts'
import { opened, take, type Wish } from '../web/browser/played.ts'
import type { Camera, Subject } from './subject.ts'

/*
 * How somebody comes aboard: the shelf, where games are opened, the host's links, and an invitation in each of its kinds.
 */

const GREETING = 'Oma, this is for Sundays'
const NAMES = ['Anna', 'דנה', 'Cleo']

const OPEN: Wish['more'] = { host: { seat: 0 }, greeting: GREETING }
const SEALED: Wish['more'] = { ...OPEN, links: 'sealed' }
const GUEST = 1

const page = (name: string, path: (language: string) => string): Subject => ({
  name,
  begin: async () => camera => see(camera, name, path(camera.language))
})

/** What the guest's link shows. */
const invitation = (name: string, { isTaken, ...wish }: Wish & { readonly isTaken?: true }): Subject => ({
  name,
  async begin(origin, language) {
    const { links } = await opened(origin, NAMES, { language, ...wish })
    const link = links.seats[GUEST]?.link ?? ''
    if (isTaken) await take(link)
    return camera => see(camera, name, `${link}?lang=${language}`)
  }
})

export const doors: readonly Subject[] = [
  page('shelf', language => `/?lang=${language}`),
  {
    name: 'shelf-own',
    async begin(origin, language) {
      const tables = await Promise.all(
        ['tranquility', 'ascent', 'tranquility'].map(game =>
          openTable(origin, { game, options: {}, seats: 2, language })
        )
      )
      return async camera => {
        for (const { seats } of tables)
          for (const seat of seats) {
            await camera.page.goto(seat)
            await camera.page.waitForLoadState('networkidle')
          }
        await see(camera, 'shelf-own', `/?lang=${language}`)
      }
    }
  },
  page('harbour-tranquility', language => `/?game=tranquility&lang=${language}`),
  page('harbour-ascent', language => `/?game=ascent&lang=${language}`),
  {
    name: 'host',
    async begin(origin, language) {
      const { links } = await opened(origin, NAMES, { language, more: OPEN })
      await take(links.seats[GUEST]?.link ?? '')
      return camera => see(camera, 'host', `${links.host}?lang=${language}`)
    }
  },
  {
    name: 'host-away',
    async begin(origin, language) {
      const { links } = await opened(origin, NAMES, { language, more: { host: { name: 'Noa' } } })
      const body = new URLSearchParams({ do: 'address', address: 'noa@example.org' })
      await fetch(links.host, { method: 'POST', body })
      return camera => see(camera, 'host-away', `${links.host}?lang=${language}#for-host`)
    }
  },
  invitation('invitation-open', { more: OPEN }),
  invitation('invitation-sealed', { more: SEALED }),
  invitation('invitation-taken', { more: SEALED, isTaken: true }),
  invitation('invitation-host-away', { more: { host: { name: 'ליאור' }, greeting: GREETING } }),
  invitation('invitation-without-greeting', { more: { host: { seat: 0 } } }),
  invitation('invitation-by-nobody', {}),
  invitation('invitation-ascent', { more: OPEN, game: 'ascent', options: { greenPath: true } })
]

async function see({ page, take }: Camera, name: string, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await take(name)
}
