import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOME, run } from '../../worker/local/programs.ts'

/** The lists of a game in which its modules stand. */
const LISTS = ['modules/index.ts', 'modules/slices.ts', 'variants.ts', 'tables.ts', 'settings.ts', 'derived.ts']

/** Without these, nothing would be left of the game: others may ask them for a place, a discard or an offer. */
const BASE: { readonly [game: string]: readonly string[] } = {
  tranquility: ['discard', 'islands', 'start', 'finish'],
  ascent: ['mountains', 'summit']
}

const MODULES = Object.entries(BASE).flatMap(([game, base]) =>
  globSync('*/', { cwd: join(HOME, 'engine', game, 'modules') })
    .filter(module => !base.includes(module))
    .map(module => ({ game, module, copy: `${game}-${module}` }))
)

const CHECK_ONLY = ['--noEmit', '--composite', 'false', '--emitDeclarationOnly', 'false']

let folder = ''
let errors: readonly string[] = []

// All at once: the compiler takes longer to start than to read a game.
beforeAll(async () => {
  const cache = join(HOME, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'modules-'))
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "../../../engine/tsconfig.json", "include": ["**/*.ts"] }')
  for (const { game, module, copy } of MODULES) takeOut(game, module, join(folder, copy))
  const { output } = await run('tsc', ['-p', folder, ...CHECK_ONLY])
  errors = output.split('\n').filter(line => line.includes('error TS'))
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true }))

test('there are modules to take out, and the compiler looks at all that is left', () => {
  expect(MODULES.length).toBeGreaterThan(10)
  expect(errors.filter(line => !MODULES.some(({ copy }) => line.includes(`${copy}/`)))).toEqual([])
})

test('engine/README.md counts the files of each, and the lists that it stands in', () => {
  const readme = readFileSync(join(HOME, 'engine/README.md'), 'utf8')
  const rows = [...readme.matchAll(/\|([^|\n]*`[^|]*)\| +(\d+) \| +(\d+) (?=\|)/g)]
  const counted = rows.flatMap(([, names = '', files, lists]) =>
    [...names.matchAll(/`(.*?)`/g)].map(([, module]) => `${module}: ${files} files, ${lists} lists`)
  )
  expect(counted.toSorted()).toEqual(MODULES.map(counting).toSorted())
})

describe.each(MODULES)('$module of $game', ({ game, module, copy }) => {
  test('is named by nothing but its own files and the lists', () => {
    const naming = filesOf(game).filter(path => imports(path, game, module).length > 0)
    expect(naming.filter(path => !LISTS.includes(path))).toEqual([])
    expect(naming).toContain('modules/index.ts')
  })

  test('can be taken out with its places in the lists: what is left builds', () => {
    expect(errors.filter(line => line.includes(`${copy}/`))).toEqual([])
  })
})

function counting({ game, module }: (typeof MODULES)[number]): string {
  const paths = filesOf(game)
  const files = paths.filter(path => path.startsWith(`modules/${module}/`))
  const lists = paths.filter(path => imports(path, game, module).length > 0)
  return `${module}: ${files.length} files, ${lists.length} lists`
}

/** The engine with that game alone, without that module. */
function takeOut(game: string, module: string, into: string): void {
  const engine = join(HOME, 'engine')
  for (const path of globSync('*.ts', { cwd: engine }))
    if (path !== 'catalogue.ts') cpSync(join(engine, path), join(into, path))
  for (const path of filesOf(game)) {
    if (path.startsWith(`modules/${module}/`)) continue
    const copied = join(into, game, path)
    mkdirSync(dirname(copied), { recursive: true })
    const listed = LISTS.includes(path) ? imports(path, game, module) : []
    writeFileSync(copied, listed.reduce(without, textOf(game, path)))
  }
}

function filesOf(game: string): string[] {
  return globSync('**/*.ts', { cwd: join(HOME, 'engine', game) })
}

function textOf(game: string, path: string): string {
  return readFileSync(join(HOME, 'engine', game, path), 'utf8')
}

interface Import {
  readonly statement: string
  readonly names: readonly string[]
}

/** What a file that isn't the module's takes from it. */
function imports(path: string, game: string, module: string): Import[] {
  if (path.startsWith(`modules/${module}/`)) return []
  const found = textOf(game, path).matchAll(/^import (?:type )?\{([^}]*)\} from '([^']*)'\n/gm)
  return [...found].flatMap(([statement, names = '', target = '']) => {
    const imported = relative('.', join(dirname(path), target))
    if (!imported.startsWith(`modules/${module}/`)) return []
    return [{ statement, names: names.split(',').map(name => name.replace('type ', '').trim()) }]
  })
}

/** A list without the import, and without the places in which one of its names stands. */
function without(text: string, { statement, names }: Import): string {
  return names.reduce(
    (left, name) => {
      const place = `(?:\\w+: )?\\b${name}\\b`
      return left.replaceAll(new RegExp(`[,|]\\s*${place}(?!:)|${place}\\s*[,|]\\s*`, 'g'), '')
    },
    text.replace(statement, '')
  )
}
