import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Source {
  readonly path: string
  readonly text: string
}

interface Import {
  readonly path: string
  readonly isType: boolean
}

// test/ isn't here: it may see everything, and is seen by nobody.
const MAY_SEE: Readonly<Record<string, readonly string[]>> = {
  engine: ['engine'],
  schema: ['schema', 'engine'],
  web: ['web', 'engine', 'schema'],
  worker: ['worker', 'engine', 'schema', 'web']
}

/** The Worker's folders, each of which may use those before it; of those behind it no more than their types. */
const FLOORS: readonly string[] = ['keys', 'deliver', 'match', 'answers', 'boats', 'room', 'http', 'routes']

/** Every file of the house that a rule is about. */
export function sources(): Source[] {
  const home = join(import.meta.dirname, '..')
  const paths = globSync('{engine,schema,web,worker}/**/*.{ts,tsx,css}', { cwd: home, exclude: ['web/dist/**'] })
  return paths.map(path => ({ path, text: readFileSync(join(home, path), 'utf8') }))
}

/** The names of the games: each has a folder in engine/. */
export function gamesOf(all: readonly Source[]): string[] {
  return [...new Set(all.flatMap(({ path }) => /^engine\/([^/]+)\//.exec(path)?.[1] ?? []))]
}

/** The shapes' files that stand on nothing: constants, which pages may have too. */
export function constantsOf(all: readonly Source[]): string[] {
  return all
    .filter(source => folderOf(source.path) === 'schema' && !/^import (?!type\b)/m.test(source.text))
    .map(({ path }) => path)
}

/** What a file does against the rules of the house, in words. */
export function offences(source: Source, games: readonly string[], constants: readonly string[]): string[] {
  const found = imports(source).flatMap(other => [
    ...wrongWay(source.path, other),
    ...wrongFloor(source.path, other),
    ...wrongGame(source.path, other, games),
    ...wrongValue(source.path, other, constants)
  ])
  return [...found, ...namesGame(source, games), ...fetchesUnbounded(source)].map(what => `${source.path} ${what}`)
}

const folderOf = (path: string): string => path.split('/')[0] ?? ''
const gameOf = (path: string): string | undefined => /^(?:engine|web\/games)\/([^/]+)\//.exec(path)?.[1]

function imports({ path, text }: Source): Import[] {
  const found = text.matchAll(/\b(import|export)\b(\s+type\b)?(?:[^'"`;=]*?\bfrom)?\s*\(?\s*['"](\.[^'"]*)['"]/g)
  return [...found].map(([, , type, target = '']) => ({
    path: join(dirname(path), target),
    isType: type !== undefined
  }))
}

function wrongWay(path: string, other: Import): string[] {
  return MAY_SEE[folderOf(path)]?.includes(folderOf(other.path)) ? [] : [`imports ${other.path}`]
}

function wrongFloor(path: string, other: Import): string[] {
  const [mine, theirs] = [path, other.path].map(floorOf) as [number, number]
  return mine >= 0 && theirs > mine && !other.isType ? [`imports more than types from ${other.path}`] : []
}

function floorOf(path: string): number {
  const [top, folder = ''] = path.split('/')
  return top === 'worker' ? FLOORS.indexOf(folder) : -1
}

function wrongGame(path: string, other: Import, games: readonly string[]): string[] {
  const [mine, theirs] = [gameOf(path), gameOf(other.path)]
  const isOther = mine !== undefined && theirs !== undefined && mine !== theirs && games.includes(theirs)
  return isOther ? [`imports another game, ${other.path}`] : []
}

// One table or validator costs the page more than most of its own scripts; a file of nothing but constants weighs what it says.
function wrongValue(path: string, other: Import, constants: readonly string[]): string[] {
  const isValue = folderOf(path) === 'web' && folderOf(other.path) === 'schema' && !other.isType
  return isValue && !constants.includes(other.path) ? [`imports more than types from ${other.path}`] : []
}

function namesGame({ path, text }: Source, games: readonly string[]): string[] {
  if (gameOf(path) !== undefined || path.endsWith('/catalogue.ts')) return []
  return games.filter(game => new RegExp(`\\b${game}\\b`, 'i').test(text)).map(game => `names a game, ${game}`)
}

/** A fetch that hangs leaves a page waiting for ever; a timer that outlasts its answer keeps a room awake. */
function fetchesUnbounded({ path, text }: Source): string[] {
  const isDeployed = folderOf(path) === 'worker' && !path.startsWith('worker/local/')
  if (isDeployed && /\bAbortSignal\.timeout\(/.test(text)) return ['waits without fetchWithin']
  const isPage = folderOf(path) === 'web' && !['web/fetch-within.ts', 'web/reload.ts'].includes(path)
  return isPage && /\bfetch\(/.test(text) ? ['fetches without fetchWithin'] : []
}
