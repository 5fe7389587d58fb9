import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_NAMES, PROJECTS, type Project } from './projects.ts'

export interface TestFile {
  readonly project: Project
  /** From the project's top folder. */
  readonly path: string
  readonly titles: readonly string[]
}

/** Files to be run together: whole, or of each the tests with those words in their names. */
export interface Selection {
  readonly project: Project
  readonly paths: readonly string[]
  readonly words: readonly string[]
}

// A title stands before the function that it names, or before its options.
const TITLE = /(['"`])((?:(?!\1).)+)\1,\s*(?:async\s*)?(?:\(|\w+ =>|\{)/g

export function testFiles(): TestFile[] {
  return PROJECT_NAMES.flatMap(project => {
    const { include, exclude } = PROJECTS[project]
    const paths = globSync(include, { cwd: import.meta.dirname, exclude }).sort()
    return paths.map(path => {
      const text = readFileSync(join(import.meta.dirname, path), 'utf8')
      return { project, path: `test/${path}`, titles: titlesIn(text) }
    })
  })
}

export function titlesIn(text: string): string[] {
  return [...text.matchAll(TITLE)].map(([, , title = '']) => title)
}

/** Each word must stand in the path of a file or in the names of its tests. */
export function select(files: readonly TestFile[], words: readonly string[]): Selection[] {
  const groups = new Map<string, Selection>()
  for (const { project, path, titles } of files) {
    const left = words.filter(word => !has(path, word))
    if (!left.every(word => titles.some(title => has(title, word)))) continue
    const group = [project, ...left].join(' ')
    const { paths } = groups.get(group) ?? { paths: [] }
    groups.set(group, { project, paths: [...paths, path], words: left })
  }
  return [...groups.values()]
}

/** The words that stand nowhere. */
export function unmatched(files: readonly TestFile[], words: readonly string[]): string[] {
  return words.filter(word => select(files, [word]).length === 0)
}

/** A pattern for vitest, which knows no flags: the words in any order and in any case. */
export function namePattern(words: readonly string[]): string {
  return words.map(word => `(?=.*${[...word].map(eitherCase).join('')})`).join('')
}

function eitherCase(sign: string): string {
  if (/[a-z]/i.test(sign)) return `[${sign.toLowerCase()}${sign.toUpperCase()}]`
  return sign.replace(/[^\w\s]/u, '\\$&')
}

function has(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase())
}
