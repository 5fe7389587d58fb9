import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOME, run } from '../../worker/local/programs.ts'

const PARTS = ['engine', 'schema', 'web', 'worker', 'test/shells', 'test/hidden.ts', 'package.json', 'tsconfig.json']

interface Manifest {
  readonly files: Record<string, string>
}

let house = ''

const begin = (name: string) => run('node', [join(house, 'worker/local/begin.ts'), name])

function isSource(path: string): boolean {
  return !path.startsWith(join(HOME, 'web/dist'))
}

/** A copy of the house, in which a game and a language may be begun. */
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'house-'))
  for (const part of PARTS) cpSync(join(HOME, part), join(house, part), { recursive: true, filter: isSource })
  mkdirSync(join(house, 'node_modules'))
  for (const name of readdirSync(join(HOME, 'node_modules')))
    if (name !== '.cache') symlinkSync(join(HOME, 'node_modules', name), join(house, 'node_modules', name))
})

afterAll(() => rmSync(house, { recursive: true }))

test('a game is begun by one command, and entered in every list', async () => {
  expect((await begin('tides')).output).toMatch(/^[1-9]\d+ files begun/)
  for (const list of ['engine/catalogue.ts', 'web/games/catalogue.ts', 'test/hidden.ts'])
    expect(readFileSync(join(house, list), 'utf8')).toMatch(/from '\.\/.*tides.*'\n[^]*\btides\b[^]*$/)
  expect(await begin('tides')).toMatchObject({ code: 1, output: expect.stringContaining('engine/tides is there') })
  expect(await begin('../tides')).toMatchObject({ code: 1, output: expect.stringContaining('Usage') })
})

// The game that was begun is among what is compiled and built here.
test('a language is begun by one command, lacks no word then, and every page has its scripts', async () => {
  const translate = join(house, 'worker/local/translate.ts')
  const files = globSync('web/**/{en.ts,en/*.ts}', { cwd: house }).length

  const before = await run('node', [translate, 'eo'])
  expect(before.code).toBe(1)
  expect(before.output).toContain(`eo lacks ${files} files`)

  expect((await run('node', [translate, 'eo', '--begin'])).output).toContain(`${files} files begun`)
  writeFileSync(join(house, 'web/words/eo/paces.ts'), readFileSync(join(house, 'web/words/fr/paces.ts')))
  const after = await run('node', [translate, 'eo'])
  expect(after.output).toMatch(/eo lacks no word; [1-9]\d* files are still in English/)
  expect(after.output).toContain('web/words/eo/turn.ts')
  expect(after.output).not.toContain('web/words/eo/paces.ts')

  expect((await run('node', [join(house, 'web/build.ts')])).output).toBe('')
  const manifest: Manifest = JSON.parse(readFileSync(join(house, 'web/dist/manifest.json'), 'utf8'))
  const of = (language: string) => Object.keys(manifest.files).filter(name => name.endsWith(`-${language}.js`)).length
  expect(of('en')).toBeGreaterThan(0)
  expect(of('eo')).toBe(of('en'))
  expect(Object.keys(manifest.files)).toContain('seat-tides-eo.js')
})

test('a word that a language lacks is named by the compiler', async () => {
  const path = join(house, 'web/words/eo/turn.ts')
  cpSync(join(house, 'web/words/eo/log.ts'), path)
  const { code, output } = await run('node', [join(house, 'worker/local/translate.ts'), 'eo'])
  expect(code).toBe(1)
  expect(output).toMatch(/yourTurn|confirm/)
})

test('a page that a game lacks is named before anything is built', async () => {
  rmSync(join(house, 'web/games/tides/pages/record.css'))
  const { code, output } = await run('node', [join(house, 'web/build.ts')])
  expect(code).toBe(1)
  expect(output).toContain('Cannot build the pages without "games/tides/pages/record.css"')
})
