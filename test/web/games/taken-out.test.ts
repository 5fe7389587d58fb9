import { choicesOnWire } from '../../../schema/wire/choice.ts'
import { autopilotLineOrFirstChoice } from '../../../engine/defaults.ts'
import { completeOptions } from '../../../engine/options.ts'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { h, type VNode } from 'preact'
import { render } from 'preact-render-to-string'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Game, Options } from '../../../engine/game.ts'
import { openMatch, decideAndSettle } from '../../../engine/match.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import type { PageGame } from '../../../web/games/define.ts'
import { HOME, run } from '../../../worker/local/programs.ts'
import { BASE, counted, counting, enginePart, LISTS, modulesOf, naming, pagePart, takeOut } from '../../taking.ts'

/** What several modules share: a folder beside them, but no rule. */
const SHARED = ['across', 'blind', 'halves', 'lying', 'standing-for', 'sunk', 'ways']

/** A sea of its own, and no rule: the engine has it among its seas. */
const SEAS = ['high_arch']

const MODULES = Object.keys(BASE).flatMap(game =>
  modulesOf(pagePart(game))
    .filter(module => !SHARED.includes(module))
    .map(module => ({ game, module, copy: `${game}-${module}` }))
)

/** All but the games, which the compiler looks at once: a copy finds there what it has not itself. */
const COMMON = 'common'

const CONFIG = {
  extends: '../../../tsconfig.json',
  compilerOptions: {
    rootDirs: [COMMON, ...MODULES.map(({ copy }) => copy)],
    lib: ['es2022', 'dom', 'dom.iterable'],
    noEmit: true,
    composite: false,
    emitDeclarationOnly: false
  },
  include: ['*/engine/**/*.ts', '*/web/games/**/*.ts', '*/web/games/**/*.tsx', '../../../web/css.d.ts']
}

/** Taken out of the page alone, since without them no game would be left: their events are told no more. */
const LEFT: { readonly [copy: string]: readonly string[] } = {
  'ascent-mountains': ['said/events.ts'],
  'ascent-summit': ['said/events.ts'],
  'tranquility-discard': ['said/events.ts'],
  'tranquility-finish': ['said/events.ts'],
  'tranquility-islands': ['said/events.ts'],
  'tranquility-start': ['said/events.ts']
}

const UNTOLD = /undefined|NaN|\[object/
const SEED = '7'.repeat(64)

let folder = ''
let errors: readonly string[] = []

beforeAll(async () => {
  const cache = join(HOME, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'taken-out-'))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG))
  writeCommon(join(folder, COMMON))
  writeFileSync(join(folder, COMMON, 'web/games/catalogue.ts'), catalogue())
  for (const taken of MODULES) writeWithout(taken)
  const { output } = await run('tsc', ['-p', folder])
  errors = output.split('\n').filter(line => line.includes('error TS'))
  // What bundles a copy looks nowhere else.
  for (const { copy } of MODULES) writeCommon(join(folder, copy))
})

afterAll(() => rmSync(folder, { recursive: true }))

test('there are modules to take out, and the compiler looks at all that is left', () => {
  expect(MODULES.length).toBeGreaterThan(15)
  expect(errors.filter(line => !MODULES.some(({ copy }) => line.includes(`${copy}/`)))).toEqual([])
})

test.each(Object.keys(BASE))('every module of the engine has a folder of its name in the page: %s', game => {
  const own = modulesOf(pagePart(game)).filter(module => ![...SHARED, ...SEAS].includes(module))
  expect(own.toSorted()).toEqual(modulesOf(enginePart(game)).toSorted())
})

test('web/README.md counts the files of each, and the lists that it stands in', () => {
  const all = MODULES.map(({ game, module }) => counting(pagePart(game), module))
  expect(counted('web/README.md').toSorted()).toEqual(all.toSorted())
})

describe.each(MODULES)('$module of $game', ({ game, module, copy }) => {
  test('is named in the page by nothing but its own files and the lists', () => {
    const lists = naming(pagePart(game), module)
    expect(lists.filter(path => !LISTS.web.some(list => list === path))).toEqual([])
    for (const language of LANGUAGES) expect(lists).toContain(`words/${language}/modules.ts`)
  })

  test('can be taken out: the compiler names its codes and chapters, and what else is left', () => {
    const named = errors.flatMap(line => line.split(`${copy}/web/games/${game}/`)[1] ?? [])
    const files = new Set(named.map(line => line.split('(')[0]))
    const said = readFileSync(join(HOME, pagePart(game).folder, `modules/${module}/en.ts`), 'utf8')
    const codes = said.includes('export const refusals') ? ['said/refusals.ts'] : []
    const chapters = game === 'ascent' ? ['pages/rules.ts'] : []
    expect([...files].toSorted()).toEqual([...codes, ...chapters, ...(LEFT[copy] ?? [])].toSorted())
    for (const line of named.filter(line => line.startsWith('said/refusals.ts'))) {
      const [, missing = ''] =
        /Property '(\w+)' is missing|'RefusalWords<OwnFacts>': (.*?)(?:, and|$)/.exec(line)?.filter(Boolean) ?? []
      for (const code of missing.split(', ')) expect(said).toContain(`${code}:`)
    }
  })

  test('without it a match is played and drawn to its end', async () => {
    const { game: rules, page } = await bundled(game, copy)
    const setups = setupsOf(rules, module)
    expect(setups.length).toBeGreaterThan(0)
    for (const options of setups) drawn(rules, page, options)
  })
})

/** Engine and page with that game alone, without that module; where the game is nothing without it, in the page only. */
function writeWithout({ game, module, copy }: (typeof MODULES)[number]): void {
  const into = join(folder, copy)
  takeOut(enginePart(game), BASE[game]?.includes(module) ? '' : module, into)
  takeOut(pagePart(game), module, into)
}

/** All but the games: engine and pages know of none. */
function writeCommon(into: string): void {
  for (const path of globSync(['engine/*.ts', 'web/games/*.ts'], { cwd: HOME }))
    if (!path.endsWith('catalogue.ts')) cpSync(join(HOME, path), join(into, path))
  for (const path of globSync(['schema', 'web/*'], { cwd: HOME, exclude: ['web/games', 'web/dist'] }))
    symlinkSync(join(HOME, path), join(into, path))
}

/** The catalogue of the pages, with no games but those from which something is taken out. */
function catalogue(): string {
  const text = readFileSync(join(HOME, 'web/games/catalogue.ts'), 'utf8')
  const others = [...text.matchAll(/'\.\/(\w+)\/index\.ts'/g)].flatMap(([, name = '']) => (name in BASE ? [] : [name]))
  return others.reduce(
    (left, other) =>
      left
        .replace(new RegExp(`import .* '\\./${other}/.*\\n`), '')
        .replace(new RegExp(`, ${other}(?= )|(?<= )${other}, `), ''),
    text
  )
}

/** Both in one script for Node, which runs no JSX. */
async function bundled(game: string, copy: string): Promise<{ readonly game: Game; readonly page: PageGame }> {
  const entry = join(folder, copy, 'entry.ts')
  const outfile = join(folder, copy, 'entry.mjs')
  const lines = ['engine', 'web/games'].map(
    (part, at) => `export { ${game} as ${at ? 'page' : 'game'} } from './${part}/${game}/index.ts'`
  )
  writeFileSync(entry, lines.join('\n'))
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'error'
  })
  return import(pathToFileURL(outfile).href)
}

/** The set-ups that a game still has, of those that don't ask for the module. */
function setupsOf(game: Game, module: string): readonly Options[] {
  const { presets = [] } = game
  const camel = module.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const all: readonly Options[] = [{}, ...presets.map(({ options }) => options)]
  const left = all.filter(options => ![module, camel].some(name => JSON.stringify(options).includes(name)))
  return left.filter(options => {
    try {
      return completeOptions(game, options, 2)
    } catch {
      return false
    }
  })
}

function drawn(rules: Game, { less, game, words, text }: PageGame, raw: Options): void {
  const options = completeOptions(rules, raw, 2)
  const table = less?.(options)?.game ?? game
  let { match } = openMatch(rules, raw, 2, SEED)
  const said: string[] = []
  for (let turn = 0; ; turn++) {
    const [seat] = rules.awaits(match.state)
    if (seat === undefined) break
    const view = rules.view(match.state, seat)
    const choices = rules.choices(match.state, seat)
    const offered = choicesOnWire(choices)
    const lit = (table.tapped?.(offered) ?? offered).find(({ ways }) => ways)
    if (turn % 9 === 0)
      said.push(
        render(
          h(table.Board as () => VNode, { view, words: words.en, cursor: 'a1', ways: lit?.ways, card: lit?.subject })
        ),
        text.board(view, 'en').join('\n'),
        text.aloud(view, 'en'),
        render(h(text.Table as () => VNode, { view, language: 'en', fresh: [] }))
      )
    const moved = decideAndSettle(rules, match, seat, autopilotLineOrFirstChoice(rules, view, choices))
    match = moved.match
    for (const { type, facts } of moved.events) said.push(words.en.event({ type, facts }, () => 'Anna'))
  }
  expect(said.filter(one => UNTOLD.test(one))).toEqual([])
}
