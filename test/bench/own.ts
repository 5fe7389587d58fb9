import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { games } from '../../engine/catalogue.ts'
import { LANGUAGES, type Language } from '../../schema/wire.ts'

const WEB = join(import.meta.dirname, '../../web')

/** What one game adds to the pages that show it, in the language in which that is most (brotli 11). */
export interface Own {
  /** To the script and the style of a turn, which a first visit loads. */
  readonly turn: number
  /** To what is loaded when something happens, or is opened. */
  readonly beside: number
}

/** Each game's own code: the difference to pages that know no game. */
export async function own(): Promise<Record<string, Own>> {
  const measured = games().map(async ({ name }) => [name, await ownOf(name)] as const)
  return Object.fromEntries(await Promise.all(measured))
}

async function ownOf(game: string): Promise<Own> {
  const style = (await weigh(styles(game), 'css')) - (await weigh(styles(), 'css'))
  const turns = LANGUAGES.map(async language => (await weigh(turn(language, game))) - (await weigh(turn(language))))
  const besides = LANGUAGES.map(
    async language => (await weigh(beside(language, game))) - (await weigh(beside(language)))
  )
  return { turn: style + Math.max(...(await Promise.all(turns))), beside: Math.max(...(await Promise.all(besides))) }
}

function turn(language: Language, game?: string): string {
  return `import { start } from './seat/main.tsx'
    import { words } from './words/seat/turn.${language}.ts'
    ${part(game, 'turn', 'game', 'game')}
    ${part(game, `words/${language}/turn`, 'words', 'named')}
    start({ words, game, named }, () => import('/assets/beside'))`
}

function beside(language: Language, game?: string): string {
  return `import { begin } from './seat/beside/main.tsx'
    import { words } from './words/seat/beside.${language}.ts'
    ${part(game, 'news', 'news', 'news')}
    ${part(game, `words/${language}/log`, 'words', 'told')}
    begin({ words, told, news })`
}

function styles(game?: string): string {
  const own = game === undefined ? '' : `@import './games/${game}/board.css';`
  return `@import './style.css'; @import './seat/seat.css'; ${own}`
}

/** What a page takes from a game's file, and under which name; nothing where there is no game. */
function part(game: string | undefined, file: string, exported: string, name: string): string {
  return game === undefined
    ? `const ${name} = {}`
    : `import { ${exported} as ${name} } from './games/${game}/${file}.ts'`
}

async function weigh(contents: string, loader: 'ts' | 'css' = 'ts'): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, loader, resolveDir: WEB },
    absWorkingDir: WEB,
    alias: { 'preact/jsx-runtime': './seat/lean-jsx.ts' },
    external: ['/assets/*'],
    bundle: true,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    target: ['safari15.4', 'chrome100', 'firefox100'],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    write: false,
    logLevel: 'warning'
  })
  return brotliCompressSync(outputFiles[0]?.contents ?? '').length
}
