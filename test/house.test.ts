import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HOME, run } from '../worker/local/programs.ts'
import { constantsOf, gamesOf, offences, sources } from './house.ts'

const house = sources()
const games = gamesOf(house)
const constants = constantsOf(house)

test('the house has games, and files in every folder', () => {
  expect(games).toContain('tranquility')
  for (const folder of ['engine', 'schema', 'web', 'worker'])
    expect(house.some(({ path }) => path.startsWith(`${folder}/`))).toBe(true)
})

test('no file breaks the rules of the house', () => {
  expect(house.flatMap(source => offences(source, games, constants))).toEqual([])
})

test.each([
  ['engine/match.ts', `import { Wire } from '../schema/wire/envelope.ts'`, 'imports schema/wire/envelope.ts'],
  ['engine/reef/index.ts', `import type { Page } from '../../web/page.tsx'`, 'imports web/page.tsx'],
  ['schema/wire/envelope.ts', `export * from '../../web/page.tsx'`, 'imports web/page.tsx'],
  ['web/seat/main.tsx', `import '../../worker/index.ts'`, 'imports worker/index.ts'],
  ['web/seat/main.tsx', `const page = await import('../../worker/index.ts')`, 'imports worker/index.ts'],
  ['worker/index.ts', `import {\n  test\n} from '../test/games.ts'`, 'imports test/games.ts'],
  [
    'web/seat/main.tsx',
    `import { wire } from '../../schema/wire/envelope.ts'`,
    'imports more than types from schema/wire/envelope.ts'
  ],
  [
    'worker/match/play.ts',
    `import { makeLedger } from '../room/ledger.ts'`,
    'imports more than types from worker/room/ledger.ts'
  ],
  ['engine/reef/index.ts', `import { sea } from '../pub/sea.ts'`, 'imports another game, engine/pub/sea.ts'],
  ['web/games/reef/board.tsx', `import '../pub/board.tsx'`, 'imports another game, web/games/pub/board.tsx'],
  ['worker/deliver/turn.ts', `const colour = game === 'reef'`, 'names a game, reef'],
  ['web/seat/page.css', `.Reef { color: red }`, 'names a game, reef'],
  ['web/seat/api.ts', `const answer = await fetch(path)`, 'fetches without fetchWithin'],
  ['worker/deliver/ways/matrix.ts', `const signal = AbortSignal.timeout(1)`, 'waits without fetchWithin']
])('%s may not say %s', (path, text, offence) => {
  expect(offences({ path, text }, ['reef', 'pub'], ['schema/time.ts'])).toEqual([`${path} ${offence}`])
})

test.each([
  ['engine/catalogue.ts', `import { reef } from './reef/index.ts'`],
  ['engine/reef/index.ts', `import type { Game } from '../game.ts'`],
  ['web/games/reef/board.tsx', `import type { View } from '../../../engine/reef/state.ts'`],
  ['web/seat/main.tsx', `import type { Wire } from '../../schema/wire/envelope.ts'`],
  ['web/seat/lively/live.ts', `import { MINUTE_MS } from '../../../schema/time.ts'`],
  ['worker/index.ts', `import { wire } from '../schema/wire/envelope.ts'\nexport { Room } from './room/room.ts'`],
  ['worker/room/room.ts', `import { act } from '../match/play.ts'`],
  ['worker/match/play.ts', `import type { Table } from '../room/ledger.ts'`],
  ['worker/publish.ts', `const published = 'in public'`],
  ['worker/local/running.ts', `const signal = AbortSignal.timeout(1)`]
])('%s may say %s', (path, text) => {
  expect(offences({ path, text }, ['reef', 'pub'], ['schema/time.ts'])).toEqual([])
})

test('the compiler knows nothing of browser, Worker or Node in the engine', async () => {
  const names = ['document', 'fetch', 'crypto', 'console', 'setTimeout', 'process', 'caches']
  const cache = join(HOME, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'engine-'))
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "../../../engine/tsconfig.json", "include": ["*.ts"] }')
  writeFileSync(join(folder, 'names.ts'), `export const all = [${names.join(', ')}]`)
  const { output } = await run('tsc', ['-p', folder])
  rmSync(folder, { recursive: true })
  expect([...output.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name)).toEqual(names)
})
