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

const PARTS = ['engine', 'schema', 'web', 'worker', 'package.json', 'tsconfig.json']
const LIMIT = 240_000

interface Manifest {
  readonly files: Record<string, string>
}

let house = ''

function isSource(path: string): boolean {
  return !path.startsWith(join(HOME, 'web/dist'))
}

/** A copy of the house, in which a language may be begun. */
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'house-'))
  for (const part of PARTS) cpSync(join(HOME, part), join(house, part), { recursive: true, filter: isSource })
  mkdirSync(join(house, 'node_modules'))
  for (const name of readdirSync(join(HOME, 'node_modules')))
    if (name !== '.cache') symlinkSync(join(HOME, 'node_modules', name), join(house, 'node_modules', name))
})

afterAll(() => rmSync(house, { recursive: true }))

test(
  'a language is begun by one command, lacks no word then, and every page has its scripts',
  { timeout: LIMIT },
  async () => {
    const translate = join(house, 'worker/local/translate.ts')
    const files = globSync('web/**/{en.ts,en/*.ts}', { cwd: house }).length

    const before = await run('node', [translate, 'eo'])
    expect(before.code).toBe(1)
    expect(before.output).toContain(`eo lacks ${files} files`)

    expect((await run('node', [translate, 'eo', '--begin'])).output).toContain(`${files} files begun`)
    expect((await run('node', [translate, 'eo'])).output).toMatch(
      /eo lacks no word; [1-9]\d* files are still in English/
    )
    writeFileSync(join(house, 'web/words/eo/paces.ts'), readFileSync(join(house, 'web/words/fr/paces.ts')))
    const after = await run('node', [translate, 'eo'])
    expect(after.output).toContain('web/words/eo/turn.ts')
    expect(after.output).not.toContain('web/words/eo/paces.ts')

    expect((await run('node', [join(house, 'web/build.ts')])).output).toBe('')
    const manifest: Manifest = JSON.parse(readFileSync(join(house, 'web/dist/manifest.json'), 'utf8'))
    const of = (language: string) => Object.keys(manifest.files).filter(name => name.endsWith(`-${language}.js`)).length
    expect(of('en')).toBeGreaterThan(0)
    expect(of('eo')).toBe(of('en'))
  }
)

test('a word that a language lacks is named by the compiler', { timeout: LIMIT }, async () => {
  const path = join(house, 'web/words/eo/turn.ts')
  cpSync(join(house, 'web/words/eo/log.ts'), path)
  const { code, output } = await run('node', [join(house, 'worker/local/translate.ts'), 'eo'])
  expect(code).toBe(1)
  expect(output).toMatch(/yourTurn|confirm/)
})
