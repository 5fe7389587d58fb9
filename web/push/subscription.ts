import type { Device } from '../../schema/wire/reached.ts'

/** Where a browser is pushed to, and by which keys, as rooms are told. */
export function partsOf(subscription: PushSubscription): Omit<Device, 'name'> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint, p256dh: plain(p256dh), auth: plain(auth) }
}

export function subscribeBy(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

// Some browsers pad what others do not.
const plain = (text: string) => text.replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')
