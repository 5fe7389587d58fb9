import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LANGUAGES } from '../schema/languages.ts'
import { HOME } from '../worker/local/programs.ts'

/** The lists of a game in which its modules stand: in the engine, and in the page. */
export const LISTS = {
  engine: ['modules/index.ts', 'modules/slices.ts', 'variants.ts', 'tables.ts', 'settings.ts'],
  web: [
    ...[
      'index.ts',
      'turn.ts',
      'log.ts',
      'record.ts',
      'rules.ts',
      'written.ts',
      'index.css',
      'usual.ts',
      'usual.css',
      'current.css'
    ].map(list => `modules/${list}`),
    ...LANGUAGES.map(language => `words/${language}/modules.ts`),
    'said/events.ts',
    'said/refusals.ts'
  ]
} as const

/** Without these, nothing would be left of the game: others may ask them for a place, a discard or an offer. */
export const BASE: { readonly [game: string]: readonly string[] } = {
  tranquility: ['discard', 'islands', 'start', 'finish'],
  ascent: ['mountains', 'summit']
}

/** A game as one of the house's folders has it. */
export interface Part {
  readonly lists: readonly string[]
  /** Where it stands. */
  readonly folder: string
}

export function enginePart(game: string): Part {
  return { lists: LISTS.engine, folder: `engine/${game}` }
}

export function pagePart(game: string): Part {
  return { lists: LISTS.web, folder: `web/games/${game}` }
}

export function filesOf({ folder }: Part): string[] {
  return globSync('**/*.{ts,tsx,css}', { cwd: join(HOME, folder) })
}

export function modulesOf({ folder }: Part): string[] {
  return globSync('modules/*/', { cwd: join(HOME, folder) }).map(path => path.slice('modules/'.length).replace('/', ''))
}

/** The files outside of a module that take something from it. */
export function naming(part: Part, module: string): string[] {
  return filesOf(part).filter(path => taken(part, path, module).length > 0)
}

/** What a module is, as `counted` reads it in a README. */
export function counting(part: Part, module: string): string {
  const files = filesOf(part).filter(path => path.startsWith(`modules/${module}/`))
  return `${module}: ${files.length} files, ${naming(part, module).length} lists`
}

/** What a README's table says of each module: its files, and the lists that it stands in. */
export function counted(path: string): string[] {
  const rows = readFileSync(join(HOME, path), 'utf8').matchAll(/\|([^|\n]*`[^|]*)\| +(\d+) \| +(\d+) (?=\|)/g)
  return [...rows].flatMap(([, names = '', files, lists]) =>
    [...names.matchAll(/`(.*?)`/g)].map(([, module]) => `${module}: ${files} files, ${lists} lists`)
  )
}

/** Writes a game without one of its modules and without its places in the lists. */
export function takeOut(part: Part, module: string, into: string): void {
  const names = part.lists.flatMap(path => taken(part, path, module)).flatMap(({ names }) => names)
  for (const path of filesOf(part)) {
    if (path.startsWith(`modules/${module}/`)) continue
    const copied = join(into, part.folder, path)
    mkdirSync(dirname(copied), { recursive: true })
    const left = part.lists.includes(path) ? taken(part, path, module).reduce(without, textOf(part, path)) : null
    writeFileSync(copied, left === null ? textOf(part, path) : spread(names).reduce(withoutLine, left))
  }
}

function textOf({ folder }: Part, path: string): string {
  const whole = join(HOME, folder, path)
  return globSync(whole).length > 0 ? readFileSync(whole, 'utf8') : ''
}

interface Taking {
  readonly statement: string
  readonly names: readonly string[]
}

/** What a file that isn't the module's takes from it, and what it calls that. */
function taken(part: Part, path: string, module: string): Taking[] {
  const own = `modules/${module}/`
  if (path.startsWith(own)) return []
  const found = textOf(part, path).matchAll(
    /^(?:@import|(?:import|export) (?:type )?(?:\{([^}]*)\}|\* as (\w+)) from) '([^']*)';?\n/gm
  )
  return [...found].flatMap(([statement, several = '', all = '', target = '']) => {
    if (!join(dirname(path), target).startsWith(own)) return []
    // `type Facts as Storms` is Storms here.
    const names = [all, ...several.split(',')].map(name => name.trim().split(/\s+/).at(-1) ?? '')
    return [{ statement, names: names.filter(Boolean) }]
  })
}

/** A list without the import, and without the places in which one of its names stands. */
function without(text: string, { statement, names }: Taking): string {
  return names.reduce(
    (left, name) => {
      const place = `(?:\\.\\.\\.)?(?:\\w+: )?(?:Own<typeof )?\\b${name}\\b(?:\\.\\w+)*>?`
      return left.replaceAll(new RegExp(`[,|&]\\s*${place}(?!:)|${place}\\s*[,|&]\\s*`, 'g'), '')
    },
    text.replace(statement, '')
  )
}

/** What is spread from all modules of a language by name. */
function spread(names: readonly string[]): string[] {
  return [...new Set(names)].map(name => `...modules.${name}.`)
}

function withoutLine(text: string, start: string): string {
  return text
    .split('\n')
    .filter(line => !line.trim().startsWith(start))
    .join('\n')
}
