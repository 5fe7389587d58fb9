import type { Random } from '../../engine/random.ts'
import { newestGames } from '../../engine/catalogue.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { PACES } from '../../schema/wire/opening.ts'
import { USUAL_HOURS } from '../../schema/wire/told.ts'
import { clock, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../worker/clock.ts'
import { digestDirectory } from '../../worker/deliver/digest/directory.ts'
import type { Letter } from '../../worker/deliver/digest/letter.ts'
import { type Gathered, type Item, itemsOf } from '../../worker/deliver/digest/part.ts'
import { type Delivery, temporaryFault } from '../../worker/deliver/delivery.ts'
import { NO_DIRECTORY } from '../../worker/deliver/ways/way.ts'
import { toBase64url } from '../../worker/keys/base64url.ts'
import { seal } from '../../worker/keys/seal.ts'
import { newMatch } from '../../worker/match/opening.ts'
import { gameOf } from '../../worker/match/play.ts'
import { type Gathering, makeGathering } from '../../worker/room/gathering.ts'
import { anyLine, anyOf } from '../choices.ts'
import { chance, seedOf } from '../random-play.ts'
import { seatsFor } from '../setups.ts'
import { directoryInMemory } from './d1.ts'
import { add, type Counts, judge, type Life, type Mail, NO_WRONG, type Span, type Turn } from './oracle.ts'
import { type Kept, makeRoom, type Room } from './room.ts'
import { spans } from './spans.ts'

/*
 * Somebody who sits in several matches and wants one letter a day for them: the rooms ask each other and a directory, as
 * they do in the Worker, while everybody plays on, mail servers and directory fail, and rooms die in the middle.
 */

const ADDRESS = 'zoe@example.org'
const SECRETS = { LINK_KEYS: toBase64url(new Uint8Array(32)), STORE_KEY: toBase64url(new Uint8Array(32)) }
const START = Date.UTC(2026, 0, 1)
const LASTS_MS = 90 * DAY_MS
/** When the directory is down, or mail servers. */
const DOWN = { fewerThan: 3, days: 60, longest: 3 * DAY_MS }
const ZONES = ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Chatham', 'America/Santiago']
const RESTLESS = 100

/** A letter as it has arrived; sent again under its key, it is shown once. */
interface Arrived {
  readonly key: string
  readonly at: number
  readonly items: readonly Item[]
  acknowledgedAt: number
}

export interface Gone extends Counts {
  letters: number
  items: number
  restless: number
}

interface Asked {
  readonly seed: number
  /** The migrations of D1. */
  readonly steps: readonly string[]
  readonly stops?: (gone: Gone) => boolean
  /** With whom it begins; those before come last. */
  readonly first?: number
}

/** So many people, one after the other; fewer if what came of them is enough. */
export async function digests(people: number, { seed, steps, stops = () => false, first = 0 }: Asked): Promise<Gone> {
  const gone: Gone = { letters: 0, items: 0, restless: 0, ...NO_WRONG }
  for (let at = 0; at < people && !stops(gone); at++) {
    const { lives, letters, restless, zone } = await course(seed * 1_000_000 + ((first + at) % people), steps)
    gone.restless += restless ? 1 : 0
    gone.letters += letters.length
    gone.items += letters.reduce((sum, { items }) => sum + items.length, 0)
    gone.doubled += twiceADay(letters, zone)
    for (const life of lives) add(gone, judge(life))
  }
  return gone
}

/** Letters beyond the first of a day, on the calendar of whoever gets them. */
function twiceADay(letters: readonly Arrived[], zone: string): number {
  const days = letters.map(({ at }) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at))
  return days.length - new Set(days).size
}

async function course(number: number, steps: readonly string[]) {
  const dice = chance(number)
  const one = (most: number) => dice.below(most)
  const start = START + one(200) * DAY_MS + one(DAY_MS / SECOND_MS) * SECOND_MS
  const end = start + LASTS_MS
  let now = start
  clock.now = () => now
  const zone = anyOf(ZONES, dice)
  const hours = { ...USUAL_HOURS, daily: 8 + one(13), gathered: true }
  const directoryDown = spans(dice, start, DOWN)
  const serverDown = spans(dice, start, DOWN)
  const isDown = (all: readonly Span[]) => all.some(({ from, to }) => from <= now && now < to)
  const letters: Arrived[] = []
  /** When a room did not answer, or died. */
  const accidents: Span[] = []
  let played = 0
  let ringing = 0

  const DB = directoryInMemory(steps, async () => {
    if (isDown(directoryDown)) throw new Error('no directory')
    // Whatever is asked takes its time, and somebody may play meanwhile; of several rooms, one may have read already.
    if (ringing === 1 && one(6) === 0) happen()
  })
  const matches = Array.from({ length: 2 + one(3) }, (_, at) => matchOf(at))
  let turns: (Turn & { match: string })[] = []
  let nextPlay = start + delay(dice)
  let rung = 0
  await join()
  look()
  while (now < end && rung < RESTLESS) {
    const alarms = matches.map(({ room }) => room.nextAt() ?? Number.POSITIVE_INFINITY)
    const next = Math.min(...alarms, nextPlay)
    if (next >= end) break
    rung = next > now ? 0 : rung + 1
    now = Math.max(now, next)
    if (next === nextPlay) nextPlay = now + delay(dice)
    if (next < Math.min(...alarms)) happen()
    else await ring(matches.filter((_, at) => (alarms[at] ?? 0) <= now))
    look()
  }
  now = end
  look()
  return { lives: matches.map(({ kept }) => lifeOf(kept)), letters, restless: rung === RESTLESS, zone }

  async function ring(due: typeof matches): Promise<void> {
    ringing = due.length
    await Promise.all(due.map(({ room }) => room.ring()))
    ringing = 0
  }

  function accident(): boolean {
    accidents.push({ from: now, to: now + DAY_MS })
    return true
  }

  function matchOf(at: number): { kept: Kept; room: Room; gathering: Gathering } {
    const game = anyOf(newestGames(), dice)
    const id = `${at}`.padStart(20, '0')
    const names = Array.from({ length: seatsFor(game, 2) }, (_, seat) => `S${seat}`)
    const seats = names.map(name => ({ name, language: 'en' as const, zone }))
    const asked = { key: 'k'.repeat(20), game: game.name, options: {}, seats, pace: anyOf(PACES, dice) }
    const opened = newMatch({ id, asked, seed: seedOf(number * 10 + at), now: start })
    const taken = { address: ADDRESS, addressAt: start, takenAt: start, confirmedAt: start, hours }
    const kept: Kept = {
      ...opened,
      // Everybody has taken their seat.
      match: { ...opened.match, untakenSince: null },
      seats: opened.seats.map(row => ({ ...row, takenAt: start, ...(row.seat === 0 && taken) })),
      notices: []
    }
    const room = makeRoom(kept, {
      marksOf,
      usedUntil: () => 0,
      copy: async () => undefined,
      post: () => Promise.reject(new Error('nothing of it is told apart')),
      gather: row => gathering.gather(row)
    })
    const gathering = makeGathering({
      ledger: { table: () => ({ ...kept, alarmAt: null }), wishes: () => [] },
      recording: room.recording,
      marksOf,
      usedUntil: () => 0,
      envelopeFor: () => ({}) as Envelope,
      roomOf: match => roomOf(match),
      directoryOf: (match, address) => digestDirectory(match, address, { DB, ...SECRETS }),
      refusal: async () => (isDown(directoryDown) ? NO_DIRECTORY : null),
      send
    })
    return { kept, room, gathering }
  }

  function roomOf(match: string): Gathered {
    const other = matches.find(({ kept }) => kept.match.id === match)
    if (!other || (one(60) === 0 && accident())) throw new Error('the room does not answer')
    return { part: async asked => other.gathering.part(asked), told: async told => other.gathering.told(told) }
  }

  /** As their copies would have it. */
  async function join(): Promise<void> {
    const down = directoryDown.splice(0)
    for (const { kept } of matches) {
      const place = { match: kept.match.id, seat: 0 }
      const sealed = await seal(place, { match: ADDRESS, what: 'gathered' }, SECRETS)
      await DB.prepare('INSERT INTO gathered VALUES (?1, ?2, ?3)').bind(kept.match.id, ADDRESS, sealed).run()
    }
    directoryDown.push(...down)
  }

  async function send({ parts, key }: Letter): Promise<Delivery> {
    const items = parts.flatMap(itemsOf)
    const arrive = (acknowledgedAt: number) => {
      const known = letters.find(letter => letter.key === key)
      if (known) known.acknowledgedAt = acknowledgedAt
      else letters.push({ key, at: now, items, acknowledgedAt })
    }
    if (!isDown(serverDown)) {
      arrive(now)
      // The room dies before it hears of it.
      if (one(40) === 0 && accident()) throw new Error('dead')
      return { sent: key }
    }
    if (one(4) === 0) arrive(Number.POSITIVE_INFINITY)
    return temporaryFault('BUSY')
  }

  /** Somebody plays somewhere. */
  function happen(): void {
    // Nothing is read and done at the same moment.
    now += SECOND_MS
    const { kept, room } = anyOf(matches, dice)
    const { match } = kept
    const [wait] = match.waits
    if (!wait) return
    const choices = gameOf(match).choices(match.state, wait.seat)
    if (choices.length === 0) return
    const line = anyLine(anyOf(choices, dice), dice)
    room.play({ seat: wait.seat, line, key: `key-${played++}`, version: match.version, atOnce: true })
    look()
  }

  function look(): void {
    turns = turns.map(turn => {
      if (turn.to <= end) return turn
      const { waits, changedAt } = matches[Number(turn.match)]?.kept.match ?? { waits: [], changedAt: now }
      const still = waits.some(({ seat, turn: at, since }) => seat === 0 && at === turn.turn && since === turn.since)
      return still ? turn : { ...turn, to: changedAt }
    })
    for (const { kept } of matches) {
      const { id, waits } = kept.match
      for (const { seat, turn, since } of waits)
        if (seat === 0 && !turns.some(old => old.match === id && old.turn === turn && old.since === since))
          turns.push({ match: id, turn, since, from: since, to: Number.POSITIVE_INFINITY })
    }
  }

  function lifeOf({ match }: Kept): Life {
    const own = ({ match: other }: { readonly match: string }) => other === match.id
    // What failed holds up the letters of the days after it; a room that did not answer tells it with the next.
    const failures = [...directoryDown, ...serverDown].map(({ from, to }) => ({ from: from - DAY_MS, to: to + DAY_MS }))
    const missed = letters
      .filter(({ items }) => !items.some(own))
      .map(({ at }) => ({ from: at - DAY_MS, to: at + DAY_MS }))
    const isLate = (at: number) => failures.some(({ from, to }) => from <= at && at <= to + DAY_MS)
    const mails: Mail[] = letters.flatMap(({ at, acknowledgedAt, items }) =>
      items.filter(own).map(({ about, turn }) => {
        return { about, key: `0.${about}.${turn}`, at, acknowledgedAt, again: isLate(at) }
      })
    )
    return {
      zone,
      pace: match.pace,
      wishes: [{ from: start, hours }],
      has: [{ from: start, to: end }],
      turns: turns.filter(own).map(turn => ({ ...turn, to: Math.min(turn.to, end) })),
      busy: [],
      troubles: [...failures, ...missed, ...accidents],
      endedAt: match.waits.length === 0 ? match.changedAt : null,
      until: end,
      mails
    }
  }
}

const marksOf = (address: string) => ({ hash: address, inbox: address })

function delay(dice: Random): number {
  const most = anyOf([HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS], dice)
  return MINUTE_MS + dice.below(most / SECOND_MS) * SECOND_MS
}
