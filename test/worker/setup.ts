import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { beforeEach } from 'vitest'
import { chance } from '../../worker/chance.ts'
import { hash } from '../../worker/keys/hash.ts'
import { allParts, databaseOf } from '../../worker/room/parts.ts'

// Not by the runtime's own means, which bring the whole Worker along: not every test needs it.
const steps = env.MIGRATIONS.flatMap(({ queries }) => queries)
for (const database of allParts(env).map(part => databaseOf(part, env)))
  await database.batch(steps.map(step => database.prepare(step)))

fc.configureGlobal({ seed: env.SEED })
dealFor('')

// Each test has deals of its own, so that it meets the same ones when it is run alone.
beforeEach(({ task, onTestFailed }) => {
  dealFor(task.name)
  onTestFailed(() => console.error(`SEED=${env.SEED} deals "${task.name}" the same cards again`))
})

function dealFor(name: string): void {
  let dealt = 0
  chance.seed = () => hash(`${env.SEED} ${name} ${dealt++}`)
}
