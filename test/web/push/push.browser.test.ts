import { createECDH, randomBytes } from 'node:crypto'
import type { Page, Worker } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Reached } from '../../../schema/wire/reached.ts'
import { words } from '../../../web/words/en/settings.ts'
import { seatWords } from '../../../web/words/index.ts'
import { sharedBrowser } from '../browser/browser.ts'
import { opened } from '../browser/played.ts'
import { button, sit } from '../browser/seats.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

const { reach } = words
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/send/nobody',
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
}

/** Somebody at a seat, in a browser whose push service is out of reach: it subscribes all the same. */
async function sitting() {
  const { match, links } = await opened(origin, ['Anna', 'Ben'])
  const sat = await sit(browser, links.seats[0]?.link ?? '')
  const { page, link } = sat
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(subscription => {
    PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription }) as unknown as PushSubscription
  }, SUBSCRIPTION)
  await page.reload()
  await page.getByText(seatWords.en.more).click()
  return { ...sat, match, path: new URL(link).pathname, watcher: links.watcher }
}

async function serviceWorker(page: Page): Promise<Worker> {
  const context = page.context()
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker')
}

/** Gives the service worker an event of the browser, with what was pushed, and waits for what it does. */
function happen(
  worker: Worker,
  name: 'push' | 'notificationclick' | 'pushsubscriptionchange',
  pushed: object
): Promise<void> {
  return worker.evaluate(
    async ([event, data]) => {
      const work: Promise<unknown>[] = []
      const waitUntil = (one: Promise<unknown>) => work.push(one)
      const own = { waitUntil, data: { json: () => data }, notification: { data, close: () => undefined } }
      self.dispatchEvent(Object.assign(new Event(event), own))
      await Promise.all(work)
    },
    [name, pushed] as const
  )
}

test('a device is named, told of its seat, and leads there; of another it leads to the list of matches', async () => {
  const { page, match, path, watcher, complaints, end } = await sitting()
  await button(page, reach.here).click()
  await button(page, `${reach.forget}: Chrome, Android`)
    .or(button(page, `${reach.forget}: Chrome, Linux`))
    .waitFor()
  const worker = await serviceWorker(page)
  const opening = await worker.evaluateHandle(() => {
    const paths: string[] = []
    const { clients } = self as unknown as { clients: { openWindow(path: string): Promise<null> } }
    clients.openWindow = async opened => {
      paths.push(opened)
      return null
    }
    return paths
  })
  await page.goto(watcher)
  for (const seat of [0, 1]) await happen(worker, 'notificationclick', { match, seat })
  expect(await opening.jsonValue()).toEqual([path, '/'])
  expect(complaints).toEqual([])
  await end()
})

test('what is newer of a seat takes the place of what is older, and of no other seat', async () => {
  const { page, match, end } = await sitting()
  await button(page, reach.here).click()
  const worker = await serviceWorker(page)
  await worker.evaluate(() => {
    const shown: object[] = []
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    registration.showNotification = async (title, more) => void shown.push({ title, tag: more?.tag, body: more?.body })
    Object.assign(self, { shown })
  })
  const push = (seat: number, body: string) => happen(worker, 'push', { match, seat, title: 'A game', body })
  await push(0, 'one')
  await push(0, 'two')
  await push(1, 'three')
  expect(await worker.evaluate(() => (self as unknown as { shown: unknown }).shown)).toEqual([
    { title: 'A game', tag: `${match}.0`, body: 'one' },
    { title: 'A game', tag: `${match}.0`, body: 'two' },
    { title: 'A game', tag: `${match}.1`, body: 'three' }
  ])
  await end()
})

test('a device that is pushed to elsewhere tells its seats so, each once it can be asked', async () => {
  const { page, link, complaints, end } = await sitting()
  await button(page, reach.here).click()
  await button(page, `${reach.forget}: Chrome, Android`)
    .or(button(page, `${reach.forget}: Chrome, Linux`))
    .waitFor()
  const [before] = await devicesOf(link)
  const worker = await serviceWorker(page)
  const moved = { endpoint: `${SUBSCRIPTION.endpoint}-moved`, keys: SUBSCRIPTION.keys }
  await worker.evaluate(subscription => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    const { pushManager } = registration
    pushManager.getSubscription = async () => null
    pushManager.subscribe = async () => ({ toJSON: () => subscription }) as unknown as PushSubscription
    // The same manager each time, as it was changed here.
    Object.defineProperty(registration, 'pushManager', { value: pushManager })
  }, moved)
  await page.context().setOffline(true)
  await happen(worker, 'pushsubscriptionchange', {})
  expect(await devicesOf(link)).toEqual([before])
  await page.context().setOffline(false)
  await happen(worker, 'pushsubscriptionchange', {})
  const after = await devicesOf(link)
  expect(after).toEqual([{ ...before, id: expect.not.stringContaining(before?.id ?? ''), since: expect.any(Number) }])
  await happen(worker, 'pushsubscriptionchange', {})
  expect(await devicesOf(link)).toEqual(after)
  expect(complaints.filter(one => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await end()
})

async function devicesOf(link: string): Promise<Reached['devices']> {
  const headers = { Authorization: `Seat ${link.slice(-39)}` }
  const { devices }: Reached = await (await fetch(`${origin}/api/seat/delivery`, { headers })).json()
  return devices
}

test('with it there, pages and files still come from the server', async () => {
  const { page, link, end } = await sitting()
  await button(page, reach.here).click()
  await serviceWorker(page)
  const answers: boolean[] = []
  page.on('response', answer => answers.push(answer.fromServiceWorker()))
  await page.goto(link)
  await page.waitForLoadState('networkidle')
  expect([answers.length > 1, answers.includes(true)]).toEqual([true, false])
  const { headers } = await fetch(`${origin}/sw.js`)
  expect([headers.get('Cache-Control'), headers.get('Content-Security-Policy')]).toEqual([
    'no-cache',
    `default-src 'none'; connect-src 'self'`
  ])
  await end()
})

test('a feed is given, and a channel refused where its address is none of its service’s', async () => {
  const { page, complaints, end } = await sitting()
  await button(page, reach.on).click()
  await page.getByLabel(reach.calendar).waitFor()
  expect(await page.getByLabel(reach.calendar).inputValue()).toMatch(/\.ics$/)
  await page.getByLabel(reach.address).fill('https://example.org/hook')
  const form = page.locator('form', { hasText: reach.webhook })
  await form.getByRole('button', { name: words.save }).click()
  await form.getByText('We post to no such address').waitFor()
  await page.getByLabel(reach.address).fill('https://discord.com/api/webhooks/42/abcdef')
  await form.getByRole('button', { name: words.save }).click()
  await form.getByText(reach.now('Discord', 'discord.com … cdef')).waitFor()
  await expect.poll(() => page.getByLabel(reach.address).inputValue()).toBe('')
  expect(await page.getByLabel(reach.calendar).inputValue()).toMatch(/\.ics$/)
  expect(complaints.filter(one => !one.includes('422'))).toEqual([])
  await end()
})
