import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { figure } from '../../readme.ts'
import { look, playWell, seated } from '../client.ts'
import { countRows } from '../rows.ts'
import { HOUR_MS, pass, roomOf, stopClock } from '../time.ts'

beforeEach(stopClock)

const bytesInD1 = async (match: string) =>
  (await env.DB.prepare(
    `SELECT (SELECT length(sealed) + ifnull(length(packed), 0) FROM matches WHERE id = ?1) +
            (SELECT ifnull(sum(length(sealed)), 0) FROM lines WHERE match = ?1) AS bytes`
  )
    .bind(match)
    .first<number>('bytes')) ?? 0

const bytesInRoom = (match: string) => runInDurableObject(roomOf(match), (_, { storage }) => storage.sql.databaseSize)

/** What the README says that such a match takes. */
const ROWS = [
  'lines that are played',
  'rows written in its room',
  'rows written in D1',
  'bytes in D1, while it goes on',
  'bytes in D1, once it is over',
  'bytes in its room'
]

test('a match of two takes about what the README says', async () => {
  const seats = ['ann', 'ben'].map(name => ({ name, address: `${name}@example.org` }))
  const match = await seated([], { seats })
  let envelope = await look(match.seats[0] as string)
  let running = 0
  const counted = await countRows(match.match, async () => {
    while (!envelope.result) {
      await pass(match.match, HOUR_MS)
      running = await bytesInD1(match.match)
      envelope = await playWell(match.seats)
    }
    await pass(match.match, HOUR_MS)
  })
  const bytes = [running, await bytesInD1(match.match), await bytesInRoom(match.match)]
  const measured = [envelope.version, counted.room, counted.directory, ...bytes.map(of => of / 1000)]
  // Other cards make a match a few lines longer or shorter.
  for (const [at, row] of ROWS.entries()) {
    const share = (measured[at] as number) / Number.parseFloat(figure(row))
    expect([row, share < 0.8 || share > 1.25 ? share : 1]).toEqual([row, 1])
  }
})
