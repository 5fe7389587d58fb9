import type { Pushed } from './pushed.ts'
import { renew } from './renewal.ts'
import { seatPath } from './seats.ts'

/*
 * The service worker: it shows what is pushed, and opens the seat. It answers no request and keeps no page, so that
 * whatever version of it a browser has, pages always come from the server. Where this device is pushed to elsewhere than
 * before, it tells the rooms; since not every browser says when that is so, it looks with each push too.
 */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface PushEvent extends Lasting {
  readonly data: { json(): Pushed } | null
}

interface ClickEvent extends Lasting {
  readonly notification: Notification
}

interface Page {
  readonly url: string
  focus(): Promise<unknown>
}

interface Scope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(asked: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>
    openWindow(path: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'pushsubscriptionchange', listen: (event: Lasting) => void): void
  addEventListener(name: 'push', listen: (event: PushEvent) => void): void
  addEventListener(name: 'notificationclick', listen: (event: ClickEvent) => void): void
}

const scope = self as unknown as Scope

scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('push', event => {
  const pushed = event.data?.json()
  if (pushed) event.waitUntil(show(pushed).then(renewed))
})

scope.addEventListener('pushsubscriptionchange', event => event.waitUntil(renewed()))

scope.addEventListener('notificationclick', event => {
  const { notification } = event
  notification.close()
  event.waitUntil(openSeat(notification.data as Pushed))
})

/** A newer one of the same seat takes the place of the older. */
function show(pushed: Pushed): Promise<void> {
  const { match, seat, title, body } = pushed
  return scope.registration.showNotification(title, { body, tag: `${match}.${seat}`, data: pushed })
}

function renewed(): Promise<void> {
  return renew(scope.registration.pushManager).catch(() => undefined)
}

/** The page of the seat, if this device knows it, and else the list of its matches. */
async function openSeat({ match, seat }: Pushed): Promise<void> {
  const path = (await seatPath(match, seat).catch(() => undefined)) ?? '/'
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => new URL(url).pathname === path)
  await (open ? open.focus() : scope.clients.openWindow(path))
}
