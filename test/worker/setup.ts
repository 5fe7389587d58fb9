import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { beforeEach } from 'vitest'
import { chance } from '../../worker/chance.ts'
import { clock } from '../../worker/clock.ts'
import { hash } from '../../worker/keys/hash.ts'
import { allParts, databaseOf } from '../../worker/room/parts.ts'

// The files that a runtime runs share its databases, one after the other: the first makes their tables, and each finds them empty.
const steps = env.MIGRATIONS.flatMap(({ queries }) => queries)
for (const database of allParts(env).map(part => databaseOf(part, env))) {
  const tables = await tablesOf(database)
  const statements = tables.length > 0 ? tables.map(table => `DELETE FROM ${table}`) : steps
  await database.batch(statements.map(statement => database.prepare(statement)))
}

// And its clock, which some of them stop.
clock.now = () => Date.now()

fc.configureGlobal({ seed: env.SEED })
dealFor('')

// Each test has deals of its own, so that it meets the same ones when it is run alone.
beforeEach(({ task, onTestFailed }) => {
  dealFor(task.name)
  onTestFailed(() => console.error(`SEED=${env.SEED} deals "${task.name}" the same cards again`))
})

async function tablesOf(database: D1Database): Promise<string[]> {
  const named = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`
  const { results } = await database.prepare(named).all<{ name: string }>()
  return results.map(({ name }) => name)
}

function dealFor(name: string): void {
  let dealt = 0
  chance.seed = () => hash(`${env.SEED} ${name} ${dealt++}`)
}
