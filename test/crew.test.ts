import { expect, test } from 'vitest'
import { findGame, newestGames } from '../engine/catalogue.ts'
import type { LogRow } from '../schema/room-tables.ts'
import { clock } from '../worker/clock.ts'
import { GOES_ON_MS, THINKS_MS, usualLine } from '../worker/match/helm.ts'
import { newMatch } from '../worker/match/opening.ts'
import { act, type Played, settle } from '../worker/match/play.ts'
import { makeHelm } from '../worker/room/helm.ts'
import { seedOf } from './random-play.ts'
import { seatsFor } from './setups.ts'

/* A person and some cats, played in memory: who plays when, and that it comes to an end. */

let now = Date.UTC(2100, 0, 4, 9)
clock.now = () => now

const MOST_RUNG = 2000

function aboard(game: string, cats: number) {
  const ships = Array.from({ length: cats }, (_, cat) => ({ name: `Cat ${cat}`, autopilot: true as const }))
  const seats = [{ name: 'Ann' }, ...ships].map(seat => ({ ...seat, language: 'en' as const, zone: 'UTC' }))
  const asked = { key: 'k'.repeat(20), game, options: {}, seats, pace: 'day' as const }
  let { match, seats: rows, lines: log } = newMatch({ id: 'feedfeedfeedfeedfeed', asked, seed: seedOf(1), now })
  const newest = (most: number, { after = -1 }): LogRow[] => log.filter(({ version }) => version > after).slice(-most)
  const lastByHand = () => log.filter(({ by }) => by !== 'autopilot').at(-1)?.version ?? 0
  const helm = makeHelm({ ledger: { newest, lastByHand }, usedUntil: () => 0 })

  function keep(played: Played): void {
    match = played.match
    log = [...log, ...played.lines]
  }

  return {
    match: () => match,
    log: () => log,
    keep,
    nextAt: () => helm.nextAt({ match, seats: rows }),

    /** Rings the alarm as often as it wants to. */
    drift(): void {
      for (let rung = 0; ; rung++) {
        const at = helm.nextAt({ match, seats: rows })
        if (at === null) return
        if (rung === MOST_RUNG) throw new Error('the alarm rings without an end')
        now = Math.max(now, at)
        const played = helm.playDue({ match, seats: rows })
        if (played) keep(played)
      }
    },

    play(line: string, atOnce = true): void {
      keep(act(match, { seat: 0, line, version: match.version, key: `key-${now}`, atOnce }, now))
    }
  }
}

const crews = newestGames().flatMap(({ name, seats }) =>
  [...new Set([2, 5].map(wanted => seatsFor({ seats }, wanted)))].map(count => [name, count - 1] as const)
)

test.each(crews)('a match of %s with %i cats comes to an end', (name, cats) => {
  const voyage = aboard(name, cats)
  for (voyage.drift(); voyage.match().waits.length > 0; voyage.drift()) {
    expect(voyage.match().waits.map(({ seat }) => seat)).toContain(0)
    voyage.play(usualLine(voyage.match(), 0))
  }
  expect(findGame(name)?.result(voyage.match().state)).not.toBeNull()
  const [, ...lines] = voyage.log()
  for (const { seat, by } of lines) expect(by).toBe(seat === 0 ? null : 'autopilot')
  expect(lines.filter(({ seat }) => seat !== 0).length).toBeGreaterThan(0)
})

test('a cat pauses before its turn, and shortly between the lines of it', () => {
  const voyage = aboard('reef', 1)
  for (voyage.drift(); voyage.log().length < 20; voyage.drift()) voyage.play(usualLine(voyage.match(), 0))
  const [, ...lines] = voyage.log()
  const pauses = lines.flatMap(({ seat, at }, index) => {
    const before = lines[index - 1]
    return seat === 1 && before ? [{ goesOn: before.seat === 1, pause: at - before.at }] : []
  })
  expect(new Set(pauses.map(({ goesOn }) => goesOn)).size).toBe(2)
  for (const { goesOn, pause } of pauses) expect(pause).toBe(goesOn ? GOES_ON_MS : THINKS_MS)
})

test('a cat lets others look at what was done, and waits while somebody may take it back', () => {
  const voyage = aboard('tranquility', 1)
  voyage.drift()
  voyage.play(usualLine(voyage.match(), 0), false)
  expect(voyage.nextAt()).toBeNull()
  voyage.keep(settle(voyage.match(), () => true, now))
  expect(voyage.nextAt()).toBe(now + THINKS_MS)
})
