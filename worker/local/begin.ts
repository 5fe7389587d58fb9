/** `npm run begin`: begins a game as a copy of the smallest one, which the tests have, entered in every list. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { end, HOME } from './programs.ts'

const USAGE = `Usage:
  npm run begin -- tides    begins a game of that name: lower-case letters and digits`

const SMALLEST = 'shells'

const [game = ''] = process.argv.slice(2)
if (!/^[a-z][a-z0-9]*$/.test(game)) await end(complain(USAGE))
if (existsSync(join(HOME, 'engine', game)))
  await end(complain(`Cannot begin "${game}": engine/${game} is there already`))

/** Where each part of it goes. */
const PARTS: readonly (readonly [from: string, to: string])[] = [
  [`test/${SMALLEST}/engine`, `engine/${game}`],
  [`test/${SMALLEST}/web`, `web/games/${game}`],
  [`test/${SMALLEST}/RULES.md`, `engine/${game}/RULES.md`],
  [`test/${SMALLEST}/hidden.ts`, `test/engine/${game}/hidden.ts`]
]

const paths = globSync(`test/${SMALLEST}/**/*.*`, { cwd: HOME }).filter(path => placed(path) !== path)
for (const path of paths) write(placed(path), renamed(read(path), path))
enter('engine/catalogue.ts', `import { ${game} } from './${game}/index.ts'`, /(GAMES: .*\[.*)(\])/)
enter('web/games/catalogue.ts', `import { ${game} } from './${game}/index.ts'`, /(GAMES: .*\{.*)( \})/)
enter('test/hidden.ts', `import * as ${game} from './engine/${game}/hidden.ts'`, /(HIDDEN: [^]*)(\n\})/, '\n  ')
console.log(`${paths.length} files begun, and entered in every list. npm run dev -- --game ${game} opens a match.`)

function placed(path: string): string {
  const part = PARTS.find(([from]) => path === from || path.startsWith(`${from}/`))
  return part ? part[1] + path.slice(part[0].length) : path
}

/** With the new name, and imports that lead from its place to where they led. */
function renamed(text: string, path: string): string {
  return text
    .replace(/(?<=')\.\.?\/[^']*(?=')/g, target => {
      const led = relative(dirname(placed(path)), placed(join(dirname(path), target)))
      return led.startsWith('.') ? led : `./${led}`
    })
    .replace(new RegExp(`(?<='|const |\\{ |\\[)${SMALLEST}(?=[' :\\]])`, 'g'), game)
}

/** Into a list: an import behind the others, and the name at its end. */
function enter(path: string, line: string, list: RegExp, space = ' '): void {
  const text = read(path)
  if (!list.test(text)) throw new Error(`Cannot enter "${game}" in "${path}": wanted a list of games`)
  write(
    path,
    text.replace(list, `$1,${space}${game}$2`).replace(/^[^]*\nimport .*\n/, imports => `${imports}${line}\n`)
  )
}

function complain(text: string): number {
  console.error(text)
  return 1
}

function read(path: string): string {
  return readFileSync(join(HOME, path), 'utf8')
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(HOME, path)), { recursive: true })
  writeFileSync(join(HOME, path), text)
}
