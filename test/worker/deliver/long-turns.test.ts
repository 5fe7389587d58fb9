import { beforeEach, expect, test } from 'vitest'
import type { Reached } from '../../../schema/wire/reached.ts'
import { call, fetchHere, look, newKey, playWell, seated } from '../client.ts'
import { heardAt } from '../elsewhere.ts'
import { mailsTo } from '../post.ts'
import { MINUTE_MS, pass, stopClock } from '../time.ts'
import { newBrowser } from './rfc8291.ts'

/* A turn may be several lines, and go on for hours: by each way it is told once. */

beforeEach(stopClock)

const LINES = 9

/** A seat that is told by every way, and what came by them. */
async function reachable(link: string, address: string) {
  const hook = `https://discord.com/api/webhooks/42/${crypto.randomUUID()}`
  const endpoint = `https://fcm.googleapis.com/send/${crypto.randomUUID()}`
  const { p256dh, auth } = await newBrowser()
  const device = { endpoint, p256dh, auth, name: 'Firefox' }
  const body = { webhook: { kind: 'discord', address: hook }, device, feed: 'on' }
  await call('PUT', '/api/seat/delivery', { link, body })
  const before = (await mailsTo(address)).length
  const { feed } = (await call<Reached>('GET', '/api/seat/delivery', { link })).body
  return {
    heard: async () => [
      (await mailsTo(address)).length - before,
      (await heardAt(endpoint)).length,
      (await heardAt(hook)).length
    ],
    /** What its feed says of the turn that it has; nothing while it has none. */
    entry: async () => {
      const text = await (await fetchHere(new URL(feed?.atom ?? '').pathname)).text()
      return /<entry>[^]*<\/entry>/.exec(text)?.[0]
    }
  }
}

test.each(['pub', 'merchants'])(
  'a turn of several lines is told once by each way, line by line as it goes (%s)',
  async game => {
    const seats = ['ann', 'ben'].map(name => ({ name, address: `${name}-${newKey()}@example.org` }))
    const match = await seated([], { game, seats })
    const told = await Promise.all(match.seats.map((link, at) => reachable(link, seats[at]?.address ?? '')))
    const watched = { turns: [0, 0], lines: 0, entry: undefined as string | undefined, seat: -1 }
    for (let line = 0; line < LINES; line++) {
      const [seat = -1] = (await look(match.links.watcher)).awaits
      await pass(match.match, 5 * MINUTE_MS)
      const entry = await told[seat]?.entry()
      const isNew = seat !== watched.seat
      if (isNew) watched.turns[seat] = (watched.turns[seat] ?? 0) + 1
      expect([isNew, entry === watched.entry]).toEqual([isNew, !isNew])
      Object.assign(watched, { entry, seat })
      await playWell(match.seats)
    }
    expect(Math.max(...watched.turns)).toBeLessThan(LINES / 2)
    for (const [seat, { heard }] of told.entries()) expect(await heard()).toEqual(Array(3).fill(watched.turns[seat]))
  }
)
