import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { matchRecord } from '../../schema/record.ts'
import { sceneOf } from '../../worker/local/scene.ts'
import { autopilots, look, openTable, replay } from '../../worker/local/table.ts'

/** What `npm run dev` does beside serving. */

const MATCHES = join(import.meta.dirname, '../matches')
const AT = 40

test('a recorded match is played again up to a line, and stands as it stood', async () => {
  const record = matchRecord.parse(JSON.parse(readFileSync(join(MATCHES, 'tranquility-storms-won.json'), 'utf8')))
  const table = await openTable(inject('origin'), record, record.seed)
  await replay(table, record.lines.slice(0, AT + 1))
  const { version, table: told } = await look(table.watcher)
  expect([version, told.commitment]).toEqual([AT, record.commitment])
})

test('where players compete, the seats are taken and each link is its own', async () => {
  const table = await openTable(inject('origin'), sceneOf(['competitive']))
  for (const [seat, link] of table.seats.entries()) expect((await look(link)).seat).toBe(seat)
})

test('autopilots play until their developer is awaited, and no further', async () => {
  const table = await openTable(inject('origin'), sceneOf(['storms'], { seats: 3 }))
  const playOne = autopilots(table, [1, 2])
  while (await playOne());
  expect((await look(table.watcher)).awaits).toContain(0)
  expect(await playOne()).toBe(false)
})

test('autopilots of all seats end a match', async () => {
  const table = await openTable(inject('origin'), sceneOf(['film'], { seats: 2 }))
  const playOne = autopilots(table, [0, 1])
  while (await playOne());
  expect((await look(table.watcher)).result).not.toBeNull()
})
