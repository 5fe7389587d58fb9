import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Env } from '../../worker/env.ts'

/** As much of D1 as is asked by hand, made by its own migrations, in memory; asking it is refused where `reach` throws. */
export function directoryInMemory(steps: readonly string[], reach: () => Promise<void>): Env['DB'] {
  const database = new DatabaseSync(':memory:')
  for (const step of steps) database.exec(step)

  const asked = (sql: string, values: readonly SQLInputValue[] = []) => {
    const execute = () => {
      const results = database.prepare(sql).all(...values)
      const { changes } = database.prepare('SELECT changes() AS changes').get() ?? {}
      return { results, meta: { changes: Number(changes) } }
    }
    const reached = async () => {
      await reach()
      return execute()
    }
    return { execute, all: reached, run: reached, bind: (...more: SQLInputValue[]) => asked(sql, more) }
  }

  const one = {
    prepare: (sql: string) => asked(sql),
    async batch(all: readonly ReturnType<typeof asked>[]) {
      await reach()
      return all.map(({ execute }) => execute())
    }
  }
  return one as unknown as Env['DB']
}
