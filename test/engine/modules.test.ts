import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOME, run } from '../../worker/local/programs.ts'
import { BASE, counted, counting, enginePart, filesOf, LISTS, modulesOf, naming, takeOut } from '../taking.ts'

const MODULES = Object.entries(BASE).flatMap(([game, base]) =>
  modulesOf(enginePart(game))
    .filter(module => !base.includes(module))
    .map(module => ({ game, module, copy: `${game}-${module}` }))
)

/** Where a setting's name stays behind in quotes, or with a value: engine/README.md says so. */
const LEFT_BEHIND = ['presets.ts', 'win-counts.ts']
/** A table is competitive in other games, too. */
const LEFT_MORE: { readonly [copy: string]: readonly string[] } = { 'tranquility-competitive': ['index.ts'] }

/** All but the games: a copy finds there what it has not itself. */
const COMMON = 'common'

const CONFIG = {
  extends: '../../../engine/tsconfig.json',
  compilerOptions: { rootDirs: [COMMON, ...MODULES.map(({ copy }) => copy)] },
  include: ['**/*.ts']
}

const CHECK_ONLY = ['--noEmit', '--composite', 'false', '--emitDeclarationOnly', 'false']

const README = readFileSync(join(HOME, 'engine/README.md'), 'utf8')

let folder = ''
let errors: readonly string[] = []

// All at once: the compiler takes longer to start than to read a game.
beforeAll(async () => {
  const cache = join(HOME, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'modules-'))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG))
  for (const path of globSync('engine/*.ts', { cwd: HOME }))
    if (!path.endsWith('catalogue.ts')) cpSync(join(HOME, path), join(folder, COMMON, path))
  for (const { game, module, copy } of MODULES) takeOut(enginePart(game), module, join(folder, copy))
  const { output } = await run('tsc', ['-p', folder, ...CHECK_ONLY])
  errors = output.split('\n').filter(line => line.includes('error TS'))
})

afterAll(() => rmSync(folder, { recursive: true }))

test('there are modules to take out, and the compiler looks at all that is left', () => {
  expect(MODULES.length).toBeGreaterThan(10)
  expect(errors.filter(line => !MODULES.some(({ copy }) => line.includes(`${copy}/`)))).toEqual([])
})

test('engine/README.md counts the files of each, and the lists that it stands in', () => {
  const all = MODULES.map(({ game, module }) => counting(enginePart(game), module))
  expect(counted('engine/README.md').toSorted()).toEqual(all.toSorted())
})

describe.each(MODULES)('$module of $game', ({ game, module, copy }) => {
  test('is named by nothing but its own files and the lists', () => {
    const lists = naming(enginePart(game), module)
    expect(lists.filter(path => !LISTS.engine.some(list => list === path))).toEqual([])
    expect(lists).toContain('modules/index.ts')
  })

  test('leaves its name behind in no more than the README says', () => {
    const part = enginePart(game)
    const camel = module.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    const left = new RegExp(`'(${module}|${camel})'|\\b(${module}|${camel}): (true|\\d|')`)
    const rest = filesOf(part).filter(path => !path.startsWith('modules/') && !LISTS.engine.some(list => list === path))
    const named = rest.filter(path => left.test(readFileSync(join(HOME, part.folder, path), 'utf8')))
    const allowed = [...LEFT_BEHIND, ...(LEFT_MORE[copy] ?? [])]
    expect(named.filter(path => !allowed.includes(path))).toEqual([])
    for (const path of [...LEFT_BEHIND, 'codes.ts']) expect(README).toContain(`\`${path}\``)
  })

  test('can be taken out with its places in the lists: what is left builds', () => {
    expect(errors.filter(line => line.includes(`${copy}/`))).toEqual([])
  })
})
