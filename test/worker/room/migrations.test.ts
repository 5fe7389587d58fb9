import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { env } from 'cloudflare:workers'
import { ROOM_MIGRATIONS } from '../../../schema/room-migrations.ts'
import { addressHash } from '../../../worker/keys/secrets.ts'
import { act, awaited, call, done, line, look, newKey, open, playOnce, seated } from '../client.ts'
import { mailsTo } from '../post.ts'
import { HOUR_MS, pass, roomOf, stopClock } from '../time.ts'

beforeEach(stopClock)

type Row = Record<string, SqlStorageValue>
const TABLES = ['match', 'log', 'seats', 'notices', 'said', 'notes']

/** The room as it would be if it had been left when that step was the newest, with what was written last. */
async function leaveAt(step: number, match: string, last?: string): Promise<void> {
  await runInDurableObject(roomOf(match), async (_, { storage }) => {
    const kept = TABLES.map(table => [table, storage.sql.exec<Row>(`SELECT * FROM ${table}`).toArray()] as const)
    await storage.deleteAll()
    storage.sql.exec('CREATE TABLE migrated (one INTEGER PRIMARY KEY CHECK (one = 1) NOT NULL, id INTEGER NOT NULL)')
    storage.sql.exec('INSERT INTO migrated VALUES (1, ?)', step)
    for (const { sql } of ROOM_MIGRATIONS.filter(({ id }) => id <= step)) storage.sql.exec(sql)
    for (const [table, rows] of kept) for (const row of rows) insert(storage.sql, table, ofOld(row))
    if (last) storage.sql.exec(last)
  })
  await evictDurableObject(roomOf(match))
}

/** Before step 8 a notice was kept by its channel. */
function ofOld(row: Row): Row {
  return row.way ? { ...row, channel: row.about === 'turn' ? row.way : (row.about ?? null) } : row
}

function insert(sql: SqlStorage, table: string, row: Row): void {
  const known = sql.exec<{ name: string }>('SELECT name FROM pragma_table_info(?)', table).toArray()
  const names = known.map(({ name }) => name).filter(name => name in row)
  const values = names.map(name => row[name] as SqlStorageValue)
  sql.exec(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`, ...values)
}

test.each(ROOM_MIGRATIONS)('a room that was left at step $id is played on', async ({ id }) => {
  const { match, seats } = await seated()
  await playOnce(seats)
  const before = await look(seats[0] as string)
  await leaveAt(id, match)
  expect(await look(seats[0] as string)).toEqual(before)
  expect((await playOnce(seats)).version).toBe(2)
  const step = await runInDurableObject(
    roomOf(match),
    (_, { storage }) => storage.sql.exec('SELECT id FROM migrated').one().id
  )
  expect(step).toBe(ROOM_MIGRATIONS.at(-1)?.id)
})

/** As long as there was one draft for all seats. */
const ONE_DRAFT = ROOM_MIGRATIONS.filter(({ id }) => id < 7)

test.each(ONE_DRAFT)('what was drafted in a room that was left at step $id lies there still', async ({ id }) => {
  const { match, seats } = await seated()
  const { link, envelope } = await awaited(seats)
  const key = newKey()
  const { made: _made, lines: _lines, ...drafted } = (await act(link, envelope, line(envelope), key)).body
  const draft = { seat: envelope.seat, line: line(envelope), key, settlesAt: drafted.draft?.settlesAt }
  await leaveAt(id, match, `UPDATE match SET draft = '${JSON.stringify(draft)}'`)
  expect(await look(link)).toEqual(drafted)
  expect((await act(link, envelope, line(envelope), key)).body).toMatchObject({ version: 0, made: null })
  expect((await done(link)).body).toMatchObject({ version: 1, draft: null })
})

test('an address that was asked before that was kept with its seat is not asked again', async () => {
  const address = 'asked-of-old@example.org'
  const { match, seats } = await seated()
  const give = () => call('PUT', '/api/seat/delivery', { link: seats[0] as string, body: { address } })
  await give()
  await pass(match, HOUR_MS)
  await leaveAt(2, match)
  expect((await give()).body.own?.mail).toEqual({ address, state: 'asked' })
  await pass(match, HOUR_MS)
  expect(await mailsTo(address)).toHaveLength(1)
})

test('a no that an older room had not told yet is told', async () => {
  const address = 'no-of-old@example.org'
  const { match, seats } = await seated()
  await pass(match, HOUR_MS)
  await leaveAt(2, match, `UPDATE seats SET suppressed = '${addressHash(address, env)}' WHERE seat = 0`)
  await playOnce(seats)
  await pass(match, HOUR_MS)
  const other = await open([], { seats: [{ name: 'Ann', address }] })
  await pass(other.match, HOUR_MS)
  expect(await mailsTo(address)).toEqual([])
})

test('a room that was left with a key of what nobody knows whose is played on', async () => {
  const { match, seats } = await seated()
  await leaveAt(2, match, `UPDATE match SET undone = 'a-key-taken-back'`)
  expect((await playOnce(seats)).version).toBe(1)
})

test.each([
  ['NO_MAIL', 1],
  ['RESEND_validation_error', 1],
  ['E_SENDER_NOT_VERIFIED', 1],
  ['E_RECIPIENT_SUPPRESSED', 0],
  ['SMTP_550', 0]
])(
  'a turn that was not told for %s before step 27 is told %i times once its room was asked anything',
  async (why, times) => {
    const address = `${why.toLowerCase()}@example.org`
    const { match, seats } = await seated([], { seats: [{ name: 'Ann', address }, { name: 'Ben' }], pace: 'none' })
    if (!(await look(seats[0] as string)).awaits.includes(0)) await playOnce(seats)
    const { waits } = await rowOf(match)
    const turn = waits.find(({ seat }) => seat === 0)?.turn ?? -1
    await leaveAt(
      26,
      match,
      `INSERT INTO notices (seat, way, about, turn, due_at, first_at, attempts, receipt, refused, failing_since, counted)
     VALUES (0, 'mail', 'turn', ${turn}, NULL, 1, 1, '${why}', 1, 1, 1)`
    )
    // Every night the daily job asks some rooms, and others are looked at.
    await look(seats[1] as string)
    await pass(match, HOUR_MS)
    expect(await mailsTo(address)).toHaveLength(times)
  }
)

function rowOf(match: string) {
  return runInDurableObject(roomOf(match), (_, { storage }) => {
    const { waits } = storage.sql.exec<{ waits: string }>('SELECT waits FROM match').one()
    return { waits: JSON.parse(waits) as { seat: number; turn: number }[] }
  })
}
