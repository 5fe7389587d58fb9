import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import type { Wait } from '../../../schema/room-tables.ts'
import { act, awaited, call, done, line, seated } from '../client.ts'
import { mailsTo } from '../post.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, pass, roomOf, SECOND_MS, stopClock } from '../time.ts'

/*
 * Matches over weeks, with a mail server and a directory that fail whenever chance will: whatever happens, a turn that
 * lasts is told once, and none that is over is told at all.
 */

const mendMail = () => env.DB.exec('DROP TRIGGER IF EXISTS no_mail')
const breakMail = () =>
  env.DB.exec(`CREATE TRIGGER IF NOT EXISTS no_mail BEFORE INSERT ON mailbox BEGIN SELECT RAISE(ABORT, 'full'); END`)

afterEach(mendMail)

type Happening = { what: 'play' | 'draft' | 'undo' | 'sleep' | 'break' | 'mend' } | { what: 'pass'; ms: number }

const WAITS = [SECOND_MS, 30 * SECOND_MS, MINUTE_MS, 2 * MINUTE_MS, HOUR_MS, 7 * HOUR_MS, DAY_MS]
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...WAITS.map(ms => ({ what: 'pass' as const, ms }))) },
  { weight: 3, arbitrary: fc.constant({ what: 'play' }) },
  { weight: 2, arbitrary: fc.constant({ what: 'draft' }) },
  { weight: 2, arbitrary: fc.constantFrom({ what: 'undo' }, { what: 'sleep' }, { what: 'break' }, { what: 'mend' }) }
)

const LASTING = Number.POSITIVE_INFINITY
let matches = 0

interface Turn extends Pick<Wait, 'seat' | 'turn'> {
  readonly from: number
  to: number
}

const waitsOf = (match: string): Promise<{ waits: readonly Wait[]; changedAt: number }> =>
  runInDurableObject(roomOf(match), (_, { storage }) => {
    const row = storage.sql.exec<{ waits: string; changed_at: number }>('SELECT waits, changed_at FROM match').one()
    return { waits: JSON.parse(row.waits) as Wait[], changedAt: row.changed_at }
  })

async function live(happenings: readonly Happening[]): Promise<void> {
  stopClock()
  await mendMail()
  const addresses = ['ann', 'ben'].map(name => `${name}-${++matches}@example.org`)
  const { match, seats } = await seated([], {
    seats: addresses.map(address => ({ name: 'A', address })),
    pace: 'none'
  })
  const turns: Turn[] = []
  await notice()
  for (const happened of happenings) {
    await happen(happened)
    await notice()
  }
  await mendMail()
  await pass(match, 2 * DAY_MS)
  await notice()
  await check()

  async function happen(happened: Happening): Promise<unknown> {
    const { link, envelope } = await awaited(seats)
    switch (happened.what) {
      case 'pass':
        return pass(match, happened.ms)
      case 'play':
        await act(link, envelope, line(envelope))
        return done(link)
      case 'draft':
        return act(link, envelope, line(envelope))
      case 'undo':
        return call('DELETE', '/api/seat/actions', { link })
      case 'sleep':
        return evictDurableObject(roomOf(match))
      case 'break':
        return breakMail()
      case 'mend':
        return mendMail()
    }
  }

  /** Takes down whose turn it is; one that is over ended with the last line. */
  async function notice(): Promise<void> {
    const { waits, changedAt } = await waitsOf(match)
    const isNow = ({ seat, turn }: Turn) => waits.some(wait => wait.seat === seat && wait.turn === turn)
    for (const turn of turns) if (turn.to === LASTING && !isNow(turn)) turn.to = changedAt
    const known = ({ seat, turn }: Wait) => turns.some(other => other.seat === seat && other.turn === turn)
    turns.push(
      ...waits.filter(wait => !known(wait)).map(({ seat, turn, since }) => ({ seat, turn, from: since, to: LASTING }))
    )
  }

  async function check(): Promise<void> {
    const mails = (await Promise.all(addresses.map(mailsTo))).flat().map(({ key, at }) => ({ key, at }))
    const during = ({ seat, turn, from, to }: Turn) =>
      mails.filter(({ key, at }) => key.startsWith(`${match}.${seat}.turn.${turn}.`) && at >= from && at <= to)
    expect(turns.filter(turn => during(turn).length > 1)).toEqual([])
    expect(mails.filter(mail => !turns.some(turn => during(turn).includes(mail)))).toEqual([])
    expect(turns.filter(turn => turn.to === LASTING && during(turn).length !== 1)).toEqual([])
  }
}

test('a turn that lasts is told once, and none that is over', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await fc.assert(fc.asyncProperty(fc.array(happening, { maxLength: 12 }), live), { numRuns: 16 })
})
