/** `npm run translate`: says what a language lacks; with `--begin` it begins one as a copy of English, entered in every list. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '../../schema/languages.ts'
import { end, HOME, run } from './programs.ts'

const USAGE = `Usage:
  npm run translate -- es            what Spanish lacks
  npm run translate -- es --begin    begins it as a copy of English`

/** Where English stands; another language has the same files in its place. */
const ENGLISH = ['web/words/en/*.ts', 'web/games/*/words/en/*.ts', 'web/games/*/modules/*/en.ts']
/** Where all languages are listed; the compiler knows if one is left out. */
const LISTS = ['web/words/index.ts', 'web/games/*/words/index.ts']

const { values, positionals } = parseArgs({ allowPositionals: true, options: { begin: { type: 'boolean' } } })
const [language = ''] = positionals
if (!/^[a-z]{2}$/.test(language)) await end(complain(USAGE))

const english = globSync(ENGLISH, { cwd: HOME }).sort()
const missing = english.map(own).filter(path => !existsSync(join(HOME, path)))
if (values.begin) begin()
else await end(await lacking())

function begin(): void {
  for (const path of english) if (missing.includes(own(path))) write(own(path), inOwnWords(read(path)))
  if (!LANGUAGES.some(known => known === language)) enter()
  console.log(`${missing.length} files begun. Translate them; npm run translate -- ${language} says what is missing.`)
}

/** Into every list of languages. */
function enter(): void {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  edit('schema/languages.ts', /(LANGUAGES = \[[^\]]*)\]/, `$1, '${language}']`)
  edit('web/words/languages.ts', /(LANGUAGE_NAMES: .* = \{[^}]*?)(,?\s*)\}/, `$1, ${language}: '${name}'$2}`)
  for (const path of globSync(LISTS, { cwd: HOME })) {
    edit(path, /(import \* as en from .*\n)/, `$1import * as ${language} from './${language}/index.ts'\n`)
    edit(path, /\{ (en(?:, \w+)*) \}/, `{ $1, ${language} }`)
  }
}

/** Missing files first; where all are there, the compiler names the words, and what is still as it was begun is listed. */
async function lacking(): Promise<number> {
  if (missing.length > 0) return complain(`${language} lacks ${missing.length} files:\n${missing.join('\n')}`)
  const { code, output } = await run('tsc', ['-b', 'web'])
  if (code !== 0) return complain(output)
  const begun = english.filter(isUntouched).map(own)
  console.log([`${language} lacks no word; ${begun.length} files are still in English.`, ...begun].join('\n'))
  return 0
}

/** Whether it has words, and all of them as they are in English. */
function isUntouched(path: string): boolean {
  const hasWords = /['"`]/.test(read(path).replace(/from '.*'/g, ''))
  return hasWords && read(own(path)) === inOwnWords(read(path))
}

function complain(text: string): number {
  console.error(text)
  return 1
}

/** The same path in that language. */
function own(path: string): string {
  return path.replace(/(?<=\/)en(?=[/.])/, language)
}

/** With its imports and `Intl` in that language. */
function inOwnWords(text: string): string {
  return text.replaceAll(`'en'`, `'${language}'`).replace(/(?<=from '.*\/)en(?=[/.].*')/g, language)
}

function edit(path: string, what: RegExp, by: string): void {
  const text = read(path)
  if (!what.test(text)) throw new Error(`Cannot enter "${language}" in "${path}": wanted a list of languages`)
  write(path, text.replace(what, by))
}

function read(path: string): string {
  return readFileSync(join(HOME, path), 'utf8')
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(HOME, path)), { recursive: true })
  writeFileSync(join(HOME, path), text)
}
