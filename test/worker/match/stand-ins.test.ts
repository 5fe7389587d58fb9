import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { SEAT_SUBSTITUTES } from '../../../engine/match.ts'
import { copyOut, findCopy } from '../../../worker/room/directory.ts'
import { entry } from '../../../worker/match/envelope.ts'
import { newMatch } from '../../../worker/match/opening.ts'
import { act } from '../../../worker/match/play.ts'
import { restored } from '../../../worker/match/restoring.ts'
import { asked, awaitedSeat, NOW, offered, played } from '../table.ts'

/* A line says who played it, where that was not its seat. */

const seats = ['Ann', 'Oma'].map(name => ({ name, language: 'en' as const, zone: 'UTC' }))
const wish = { key: 'k'.repeat(20), game: 'tranquility', options: {}, seats, pace: 'day' as const }
const opening = { id: 'AAECAwQFBgcICQ', asked: wish, seed: '07'.repeat(32), now: NOW }
const opened = newMatch(opening)
const { match } = opened

function lineBy(by?: (typeof SEAT_SUBSTITUTES)[number]) {
  const line = { ...asked(match, awaitedSeat(match), offered(match, awaitedSeat(match), 'place')), atOnce: true }
  return act(match, { ...line, ...(by && { by }) }, NOW)
}

test.each(SEAT_SUBSTITUTES)('a line by %s says so to everybody', by => {
  const [row] = lineBy(by).lines
  expect(row?.by).toBe(by)
  for (const viewer of [0, 1, 'watcher'] as const) expect(entry(row as never, viewer).by).toBe(by)
})

test('what a seat has played itself says nothing of it', () => {
  const [row] = lineBy().lines
  expect(row?.by).toBeNull()
  expect(entry(row as never, 0)).not.toHaveProperty('by')
})

test.each([...SEAT_SUBSTITUTES, undefined])('a room that is built again from its copy knows of %s', async by => {
  const { match: after, lines } = lineBy(by)
  const copy = { match: after, result: null, seats: opened.seats, anew: true, whole: false, wishes: [] }
  await copyOut({ ...copy, lines: [...opened.lines, ...lines] }, env)
  const found = await findCopy(match.id, env)
  const again = found && restored(match.id, found, NOW)
  expect(again?.lines).toEqual([...opened.lines, ...lines])
  // What follows is played by hand again.
  const next = again && played(again.match, awaitedSeat(again.match), offered(again.match, awaitedSeat(again.match)))
  expect(next?.version).toBe(2)
})
