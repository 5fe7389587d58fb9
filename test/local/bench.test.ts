import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const HOME = join(import.meta.dirname, '../..')

test('npm run bench loads all that measures, and names it where something else is asked for', () => {
  const { status, stderr } = spawnSync(process.execPath, ['test/bench/index.ts', 'wind'], {
    cwd: HOME,
    encoding: 'utf8'
  })
  expect(stderr).toContain('nothing measures "wind"; there are sizes, engine')
  expect(status).toBe(1)
})
