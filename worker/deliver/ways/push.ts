import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { KnownDevice, SeatRow } from '../../../schema/room-tables.ts'
import { BRIEFS, type Brief } from '../../../schema/wire/told.ts'
import { briefly } from '../../../web/server.ts'
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../clock.ts'
import type { Env } from '../../env.ts'
import { hash } from '../../keys/hash.ts'
import { operatorFault } from '../delivery.ts'
import { MOST_A_DAY_BY_PUSH } from '../mail-limits.ts'
import { idOf, type Keys, pushKeys } from '../push/keys.ts'
import { isOfService } from '../push/services.ts'
import { knock } from './knock.ts'
import { type Delivery, isTested, type Posted, type Trial, type Way } from './way.ts'

/** A device that was off for longer finds its turn at the seat itself, or by the reminder. */
const KEPT_MS = 7 * DAY_MS

/** Where no browser can be behind what was given. */
const NO_DEVICE = { failed: 'NO_DEVICE' } satisfies Delivery
/** By which a push service says that there is no such browser any more (RFC 8030). */
const GONE_STATUSES = [404, 410]
const GONE = [NO_DEVICE.failed, ...GONE_STATUSES.map(status => `HTTP_${status}`)]

/** To the browsers that a seat has named, awake or not. What they show says no card and nobody's name. */
export const push: Way = {
  name: 'push',
  mostADay: MOST_A_DAY_BY_PUSH,
  abouts: BRIEFS,
  restsOn: () => 'nothing',
  standing: row => (present(row).length > 0 ? 'confirmed' : 'none'),
  since: row => (present(row).length > 0 ? Math.min(...present(row).map(({ since }) => since)) : null),
  lostAt(row) {
    const gone = row.devices.flatMap(({ goneAt }) => goneAt ?? [])
    return gone.length > 0 && present(row).length === 0 ? Math.max(...gone) : null
  },
  isProven: row => isTested(push, row),
  ends: failure => failure !== 'GONE',
  isAnew: (before, after) =>
    present(after).some(one => !before.devices.some(({ id, since }) => id === one.id && since === one.since)) ||
    (present(after).length === 0 && after.devices.length < before.devices.length),
  withheld: () => null,

  send(post, env) {
    const about = BRIEFS.find(one => one === post.notice.about)
    return about ? tell(post, about, env) : Promise.resolve({ delivery: { failed: 'NOT_BRIEF' }, counted: false })
  },
  trial: (trial, env) => tell(trial, 'trial', env),

  learned({ devices }, _, { gone = [], took }, { now }) {
    const isNew = ({ id, pushKey }: KnownDevice) =>
      took !== undefined && pushKey === undefined && took.devices.includes(id)
    if (gone.length === 0 && !devices.some(isNew)) return {}
    return {
      devices: devices.map(one => ({
        ...one,
        ...(gone.includes(one.id) && { goneAt: one.goneAt ?? now }),
        ...(took && isNew(one) && { pushKey: took.pushKey })
      }))
    }
  }
}

function present({ devices }: SeatRow): readonly KnownDevice[] {
  return devices.filter(({ goneAt }) => goneAt === undefined)
}

async function tell(trial: Trial, about: Brief | 'trial', env: Env): Promise<Posted> {
  const keys = pushKeys(env)
  if (!keys) return { delivery: operatorFault('NO_PUSH_KEY', HOUR_MS), counted: false }
  const devices = present(trial.seat)
  const pushKey = idOf(keys)
  // Made with another key of ours, a subscription is refused for good, in the words of a fault of ours.
  const isOurs = (device: KnownDevice) => (device.pushKey ?? pushKey) === pushKey
  const tellOne = (device: KnownDevice) => (isOurs(device) ? tellDevice(device, trial, about, keys, env) : NO_DEVICE)
  const deliveries = await Promise.all(devices.map(tellOne))
  const idsOf = (isMeant: (delivery: Delivery | undefined) => boolean) =>
    devices.filter((_, at) => isMeant(deliveries[at])).map(({ id }) => id)
  const took = { devices: idsOf(one => one !== undefined && 'sent' in one), pushKey }
  return { delivery: together(deliveries), counted: false, gone: idsOf(isGone), took }
}

async function tellDevice(
  { endpoint, p256dh, auth }: KnownDevice,
  { envelope, seat: { seat, language } }: Trial,
  about: Brief | 'trial',
  keys: Keys,
  env: Env
): Promise<Delivery> {
  if (!isOfService(endpoint)) return NO_DEVICE
  const { match, game } = envelope
  // The device finds the seat's page by what it has kept itself: no link is in here.
  const data = { match, seat, ...briefly({ about, match, game, language }) }
  const options = { ttl: KEPT_MS / SECOND_MS, topic: topicOf(match, seat), urgency: 'normal' } as const
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
  const payload = await buildPushPayload({ data, options }, subscription, keys).catch(() => null)
  return payload ? knock(endpoint, payload, env, { ofRecipient: GONE_STATUSES }) : NO_DEVICE
}

/** What waits at the push service for a device is replaced by what is newer of the same seat, and by nothing else. */
function topicOf(match: string, seat: number): string {
  return hash(`push ${match} ${seat}`).slice(0, 32)
}

function isGone(delivery: Delivery | undefined): boolean {
  return delivery !== undefined && 'failed' in delivery && GONE.includes(delivery.failed)
}

/** One device that took it is enough: all of them again would ring twice. */
function together(deliveries: readonly Delivery[]): Delivery {
  const sent = deliveries.find(one => 'sent' in one)
  const later = deliveries.filter(one => 'why' in one)
  const [refused] = deliveries.filter(one => !isGone(one))
  if (sent) return sent
  if (later[0]) return { ...later[0], retryAfterMs: Math.max(...later.map(one => one.retryAfterMs)) }
  return refused ?? { failed: 'GONE' }
}
