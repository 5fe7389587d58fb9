import { createECDH, randomBytes } from 'node:crypto'
import type { Random } from '../../engine/random.ts'
import type { NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import type { Device } from '../../schema/wire/reached.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../worker/clock.ts'
import { type Posted, ways } from '../../worker/deliver/ways/index.ts'
import type { Env } from '../../worker/env.ts'
import { reached } from '../../worker/match/reached.ts'
import type { Span } from './oracle.ts'

/*
 * The browsers and channels of the seats, and the services that lead there: what the Worker posts is taken, put off with
 * and without a moment to come back at, lost on the way, or refused for good; and some browsers vanish.
 */

const EVER = Number.POSITIVE_INFINITY
const ASKED = { device: undefined, renewal: undefined, forget: undefined, webhook: undefined, feed: undefined }

const MOST_DEVICES = 5
const PUSH_SERVICE = 'https://fcm.googleapis.com/send/'
const CHANNELS = 'https://discord.com/api/webhooks/1/'

const own = createECDH('prime256v1')
const PUSH_KEY = `${own.generateKeys('base64url')}.${own.getPrivateKey('base64url')}`
const KEYS = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url')
}
// Of both they need no more.
const ENV = { ORIGIN: 'https://boat.example', PUSH_KEY } as Env
const SENDER = { name: 'year', unasked: false, people: [] }
const ENVELOPE = { match: '00112233445566778899', game: 'tranquility', version: 0 } as Envelope

type Reaching = 'push' | 'webhook'

/** A place that is posted to, and what becomes of it. */
interface Place extends Span {
  readonly seat: number
  readonly way: Reaching
  readonly url: string
  to: number
  /** From when on there is nobody at the other end. */
  readonly gone: number
  /** Whether its service refuses all that comes for it. */
  refuses: boolean
  /** Whether the Worker knows that either is so. */
  isOver: boolean
  /** What it has said that it took, and what it wants to be asked again about no earlier than when. */
  taken: Set<string>
  later: Map<string, number>
}

/** What there is to know of the world, and what is told to it. */
interface World {
  readonly dice: Random
  readonly now: () => number
  readonly row: (seat: number) => SeatRow
  set(seat: number, change: Partial<SeatRow>): void
  /** When services do not work as they should. */
  readonly down: Readonly<Record<Reaching, readonly (readonly Span[])[]>>
  /** Something has come for a seat, and once its service has said so. */
  arrive(way: Reaching, notice: NoticeRow, acknowledgedAt: number): void
  /** While it is on its way, other things happen. */
  meanwhile(): void
}

export type Services = ReturnType<typeof makeServices>

/** All that is posted of one match. */
export function makeServices({ dice, now, row, set, down, arrive, meanwhile }: World) {
  const one = (most: number) => dice.below(most)
  const places: Place[] = []
  const wrong = { doubled: 0, stale: 0, untimely: 0 }
  const refusals: { readonly seat: number; readonly way: Reaching; readonly from: number; to: number }[] = []
  let sending: NoticeRow | undefined
  let named = 0

  return {
    wrong,

    /** Somebody names a browser or a channel, or takes one away, or puts right what has failed. */
    otherwise(seat: number): void {
      const put = one(2) === 0 ? otherDevices : otherChannel
      put(seat)
    },

    async post(notice: NoticeRow, seat: SeatRow): Promise<Posted> {
      sending = notice
      const posted = await ways[notice.way].send(
        { notice, seat, sender: SENDER, envelope: ENVELOPE, answered: [] },
        ENV
      )
      if (one(3) === 0) meanwhile()
      return posted
    },

    /** What the Worker is answered wherever it posts. */
    async fetch(url: string): Promise<Response> {
      const place = places.find(known => known.url === url && known.to > now())
      if (!place || place.isOver) {
        wrong.stale++
        return new Response(null, { status: 410 })
      }
      return answer(place)
    },

    /** The room has forgotten what it was told that it sent. */
    forget: () => places.forEach(forgotten),

    /** When a seat had a way at all, each place for itself; when nothing can be expected of it. */
    has: (seat: number, way: Reaching): readonly Span[] => of(seat, way).map(({ from, to }) => ({ from, to })),
    troubles: (seat: number, way: Reaching): readonly Span[] => [
      ...(down[way][seat] ?? []),
      ...of(seat, way).map(({ gone, to }) => ({ from: gone, to: Math.max(gone, to) })),
      ...refusals.filter(refusal => refusal.seat === seat && refusal.way === way)
    ]
  }

  function of(seat: number, way: Reaching): readonly Place[] {
    return places.filter(place => place.seat === seat && place.way === way)
  }

  function present(seat: number, way: Reaching): readonly Place[] {
    return of(seat, way).filter(({ to }) => to === EVER)
  }

  function otherDevices(seat: number): void {
    const { devices } = row(seat)
    const old = devices[one(Math.min(devices.length + 1, MOST_DEVICES))]
    const kept = old && present(seat, 'push').find(({ url }) => url === old.endpoint)
    if (!old || devices.length < 2) return change(seat, 'push', { device: newDevice(seat) })
    if (one(2) === 0) {
      if (kept) kept.to = now()
      return change(seat, 'push', { forget: old.id })
    }
    if (kept) kept.to = now()
    const { name: _, ...fresh } = newDevice(seat)
    change(seat, 'push', { renewal: { ...fresh, was: old.endpoint } })
  }

  function newDevice(seat: number): Device {
    const endpoint = `${PUSH_SERVICE}${seat}-${named++}`
    place(seat, 'push', endpoint)
    return { endpoint, ...KEYS, name: 'Firefox' }
  }

  function otherChannel(seat: number): void {
    const isThere = row(seat).webhook !== null
    for (const before of present(seat, 'webhook')) before.to = now()
    if (isThere && one(2) === 0) return change(seat, 'webhook', { webhook: null })
    const address = `${CHANNELS}${seat}-${named++}`
    place(seat, 'webhook', address)
    change(seat, 'webhook', { webhook: { kind: 'discord', address } })
  }

  function change(seat: number, way: Reaching, asked: Partial<Parameters<typeof reached>[1]>): void {
    for (const refusal of refusals)
      if (refusal.seat === seat && refusal.way === way && refusal.to === EVER) refusal.to = now()
    // What could not be told before is told at once.
    present(seat, way).forEach(place => (place.later = new Map()))
    set(seat, reached(row(seat), { ...ASKED, ...asked }, { now: now(), pushKey: null }))
  }

  function place(seat: number, way: Reaching, url: string): void {
    const gone = way === 'push' && one(2) === 0 ? now() + one(60 * 24) * HOUR_MS : EVER
    places.push({
      seat,
      way,
      url,
      from: now(),
      to: EVER,
      gone,
      refuses: false,
      isOver: false,
      taken: new Set(),
      later: new Map()
    })
  }

  function answer(at: Place): Response {
    const { seat, way, taken, later, gone } = at
    const notice = sending as NoticeRow
    const key = `${notice.about}.${notice.turn}`
    if (taken.has(key)) wrong.doubled++
    if (now() < (later.get(key) ?? 0)) wrong.untimely++
    if (now() >= gone) {
      at.isOver = true
      at.to = now()
      return new Response(null, { status: one(2) === 0 ? 404 : 410 })
    }
    if (at.refuses) return refuse(at)
    if ((down[way][seat] ?? []).some(({ from, to }) => from <= now() && now() < to)) return trouble(at, notice, key)
    return take(at, notice, key)
  }

  function take({ way, taken }: Place, notice: NoticeRow, key: string): Response {
    taken.add(key)
    arrive(way, notice, now())
    return new Response(null, { status: 201 })
  }

  function trouble(at: Place, notice: NoticeRow, key: string): Response {
    switch (one(8)) {
      case 0:
        arrive(at.way, notice, EVER)
        throw new Error('closed')
      case 1:
        throw new Error('nobody there')
      case 2:
        return new Response(null, { status: 503 })
      case 3:
        return take(at, notice, key)
      case 4:
        if (at.way === 'push') return new Response(null, { status: 500 })
        at.refuses = true
        refusals.push({ seat: at.seat, way: at.way, from: now(), to: EVER })
        return refuse(at)
      default: {
        const ms = (1 + one(180)) * MINUTE_MS
        at.later.set(key, now() + ms)
        const after = one(2) === 0 ? `${ms / SECOND_MS}` : new Date(now() + ms + SECOND_MS).toUTCString()
        return new Response(null, { status: 429, headers: { 'Retry-After': after } })
      }
    }
  }
}

function refuse(place: Place): Response {
  place.isOver = true
  return new Response(null, { status: 404 })
}

/** That a device is gone stands with the seat, and is known for good. */
function forgotten(place: Place): void {
  if (place.refuses) place.isOver = false
  place.taken = new Set()
  place.later = new Map()
}
