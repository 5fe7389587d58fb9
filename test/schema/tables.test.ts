import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, test } from 'vitest'
import * as directory from '../../schema/directory-tables.ts'
import { mailbox } from '../../schema/mailbox-table.ts'
import { ROOM_MIGRATIONS } from '../../schema/room-migrations.ts'
import * as room from '../../schema/room-tables.ts'

interface Column {
  readonly name: string
  readonly type: string
  readonly needed: boolean
  readonly key: boolean
}

const FOLDER = `${import.meta.dirname}/../../schema/migrations`
const directorySteps = readdirSync(FOLDER)
  .sort()
  .map(file => readFileSync(`${FOLDER}/${file}`, 'utf8'))
const roomSteps = ROOM_MIGRATIONS.map(({ sql }) => sql)

/** A table as the queries know it. */
function asQueried(table: SQLiteTable): Column[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const together = primaryKeys.flatMap(key => key.columns.map(({ name }) => name))
  return columns.map(column => ({
    name: column.name,
    type: column.getSQLType(),
    needed: column.notNull,
    key: column.primary || together.includes(column.name)
  }))
}

function databaseBy(steps: readonly string[]): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  for (const step of steps) database.exec(step)
  return database
}

/** A table as the migrations make it. */
function asMade(steps: readonly string[], table: SQLiteTable): Column[] {
  const rows = databaseBy(steps).prepare('SELECT * FROM pragma_table_info(?)').all(getTableConfig(table).name)
  return rows.map(({ name, type, notnull, pk }) => ({
    name: String(name),
    type: String(type).toLowerCase(),
    needed: notnull === 1,
    key: Number(pk) > 0
  }))
}

/** All that a module says of tables. */
function tablesIn(module: object): SQLiteTable[] {
  return Object.values(module).filter((value): value is SQLiteTable => is(value, SQLiteTable))
}

/** The names of the tables, or of the indices, that steps make. */
function madeBy(steps: readonly string[], type: 'table' | 'index'): string[] {
  const rows = databaseBy(steps)
    .prepare(`SELECT name FROM sqlite_master WHERE type = ? AND name NOT LIKE 'sqlite_%' ORDER BY name`)
    .all(type)
  return rows.map(({ name }) => String(name))
}

/** Of older versions: no step drops a table. */
const LEFT_BEHIND = ['notices_by_channel']

const MODULES = [
  ['a room', tablesIn(room), roomSteps],
  ['D1', tablesIn({ ...directory, mailbox }), directorySteps]
] as const

describe.each(MODULES)('in %s', (_, tables, steps) => {
  test('every table and index that is made is queried, and the other way round', () => {
    const configs = tables.map(getTableConfig)
    expect(madeBy(steps, 'table').filter(name => !LEFT_BEHIND.includes(name))).toEqual(
      configs.map(({ name }) => name).sort()
    )
    const indices = configs.flatMap(one => [
      ...one.indexes.map(({ config }) => config.name),
      ...one.columns.flatMap(({ isUnique, uniqueName }) => (isUnique && uniqueName ? [uniqueName] : []))
    ])
    expect(madeBy(steps, 'index')).toEqual(indices.sort())
  })

  test.each(tables.map(table => [getTableConfig(table).name, table] as const))(
    'the table %s is made as it is queried',
    (__, table) => expect(asMade(steps, table)).toEqual(asQueried(table))
  )
})

test('the steps of a room are numbered in their order', () => {
  const ids = ROOM_MIGRATIONS.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
})

// Inside a transaction a rebuilt table takes what hangs on it with it, without a word.
test.each([...roomSteps, ...directorySteps].map((sql, at) => [at, sql] as const))(
  'step %i drops no table and deletes with no other',
  (_, sql) => {
    expect(sql).not.toMatch(/DROP\s+TABLE|__new_|ON\s+DELETE\s+CASCADE|AUTOINCREMENT/i)
  }
)

test('what has a key of more than one number is kept without row ids, and so written once', () => {
  for (const sql of [...roomSteps, ...directorySteps].join(';').split(';')) {
    const keyed = /text PRIMARY KEY|PRIMARY KEY\s*\(/i.test(sql)
    expect(keyed).toBe(/WITHOUT ROWID/i.test(sql))
  }
})
