/**
 * `npm run build`: the scripts, styles and pictures of the pages, under names that change with their content.
 * With `--https` they are told never to be fetched over anything else; with `--reload` pages load themselves again after each build.
 */
import { globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild'

const web = import.meta.dirname
const dist = join(web, 'dist')
const assets = join(dist, 'assets')

const RELOADS = process.argv.includes('--reload')
const LANGUAGES = ['en', 'fr', 'de']
const GAMES = globSync('games/*/index.ts', { cwd: web }).map(path => path.split(/[\\/]/)[1] ?? '')
/** What a seat loads of each game: all of it, or where a folder `beyond` holds what most set-ups do without, one or both. */
const SCENES = GAMES.flatMap(game => [
  { entry: game, folder: game },
  ...globSync(`games/${game}/beyond/turn.ts`, { cwd: web }).map(() => ({
    entry: `${game}-beyond`,
    folder: `${game}/beyond`
  }))
])
/** Pages with one script for each language. */
const PAGES = ['harbour', 'host']
/** Pages that show a board, with one style for each game. */
const BOARD_PAGES = ['harbour', 'record']

// Whatever has its content in its name may be kept for good.
const HEADERS = `/assets/*
  Cache-Control: public, max-age=31536000, immutable
  X-Content-Type-Options: nosniff
  Cross-Origin-Resource-Policy: same-origin
  Referrer-Policy: no-referrer
  X-Robots-Tag: noindex, nofollow, noarchive
${process.argv.includes('--https') ? '  Strict-Transport-Security: max-age=31536000\n' : ''}`

const OPTIONS = {
  absWorkingDir: web,
  outdir: assets,
  entryNames: '[name]-[hash]',
  assetNames: '[dir]/[name]-[hash]',
  chunkNames: 'later/[name]-[hash]',
  publicPath: '/assets',
  external: ['/assets/*'],
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  target: ['safari15.4', 'chrome100', 'firefox100'],
  loader: { '.svg': 'copy' },
  define: { 'process.env.NODE_ENV': '"production"' },
  jsx: 'automatic',
  jsxImportSource: 'preact',
  metafile: true,
  // Twice on a page, where another script is asked for later, does no harm.
  ...(RELOADS && { inject: [join(web, 'reload.ts')] }),
  logLevel: 'warning'
} satisfies BuildOptions

const outputs: Metafile['outputs'] = {}

// Each script is built alone, so that it is one file and brings along only what is asked for later.
const pages = PAGES.flatMap(page => LANGUAGES.map(language => script(`${page}-${language}`, pageCode(page, language))))
const panelStyles = made('panels.css', `@import './seat/beside/panels.css';`)
const records = GAMES.flatMap(game => LANGUAGES.map(language => record(game, language)))
const seats = SCENES.flatMap(scene => LANGUAGES.map(language => seat(scene, language)))
const invitation = script('invitation', `import './seat/invited.ts'`)
const styles = [
  ...GAMES.flatMap(game => BOARD_PAGES.map(page => made(`${page}-${game}.css`, styleCode(page, game)))),
  ...SCENES.map(scene => made(`seat-${scene.entry}.css`, seatStyleCode(scene)))
]
await Promise.all([...pages, ...records, ...seats, ...styles, invitation, otherFiles()])

const built = join(assets, 'built.txt')
const written = [...Object.keys(outputs).map(path => join(web, path)), ...(RELOADS ? [built] : [])]
replace('_headers', HEADERS)
replace('manifest.json', JSON.stringify(manifest(), null, 2))
if (RELOADS) writeFileSync(built, new Date().toISOString())
// The Worker's, and nobody else's.
replace('.assetsignore', 'manifest.json\n')
for (const file of globSync('**/*.*', { cwd: assets }).map(path => join(assets, path)))
  if (!written.includes(file)) rmSync(file)

function record(game: string, language: string): Promise<string> {
  return script(
    `record-${game}-${language}`,
    `import { start } from './record/main.tsx'
     import { words } from './words/record/${language}.ts'
     import { game } from './games/${game}/record.ts'
     import { words as named } from './games/${game}/words/${language}.ts'
     start({ words, game, named })`
  )
}

type Scene = (typeof SCENES)[number]

/** What a turn needs is one script; what it does not need is another, which borrows Preact from the first. */
async function seat({ entry, folder }: Scene, language: string): Promise<void> {
  const style = await panelStyles
  const beside = await script(
    `beside-${entry}-${language}`,
    `import { lend } from './seat/borrowed.ts'
     import { begin as beginBeside } from './seat/beside/main.tsx'
     import { words } from './words/seat/beside.${language}.ts'
     import { words as told } from './games/${folder}/words/beside.${language}.ts'
     import { news } from './games/${folder}/news.ts'
     const later = {
       panels: () => import('./seat/beside/panels.tsx'),
       words: () => import('./words/later/${language}.ts'),
       rules: () => import('./games/${folder}/rules/${language}.ts'),
       style: '${style}'
     }
     export function begin(preact, means) {
       lend(preact)
       return beginBeside({ language: '${language}', words, told, news }, means, later)
     }`,
    { preact: './seat/borrowed.ts', 'preact/jsx-runtime': './seat/borrowed.ts' }
  )
  await script(
    `seat-${entry}-${language}`,
    `import { start } from './seat/main.tsx'
     import { words } from './words/seat/turn.${language}.ts'
     import { game } from './games/${folder}/turn.ts'
     import { words as named } from './games/${folder}/words/turn.${language}.ts'
     start({ words, game, named }, () => import('${beside}'))`,
    { 'preact/jsx-runtime': './seat/lean-jsx.ts' }
  )
}

function pageCode(page: string, language: string): string {
  const [main] = globSync(`${page}/main.{ts,tsx}`, { cwd: web })
  return `import { start } from './${main}'
          import { words } from './words/${page}/${language}.ts'
          start(words)`
}

/** The page's own styles and all those of the game's board. */
function styleCode(page: string, game: string): string {
  return imported([`${page}/*.css`, `games/${game}/*.css`, `games/${game}/beyond/*.css`])
}

/** A seat has all of its styles in one file, so that it comes fast. */
function seatStyleCode({ entry, folder }: Scene): string {
  const [game = ''] = folder.split('/')
  const more = entry === game ? [] : [`games/${folder}/*.css`]
  return imported(['style.css', 'seat/*.css', `games/${game}/*.css`, ...more])
}

function imported(patterns: readonly string[]): string {
  const files = patterns.flatMap(pattern => globSync(pattern, { cwd: web }).sort())
  return files.map(path => `@import './${path}';`).join('\n')
}

function script(name: string, code: string, alias: Record<string, string> = {}): Promise<string> {
  return made(`${name}.js`, code, alias)
}

/** Bundles what lies in no file; its path. */
async function made(name: string, contents: string, alias: Record<string, string> = {}): Promise<string> {
  const entry = name.replace(/\.\w+$/, '')
  const metafile = await bundle({ entryPoints: { [entry]: `made:${name}` }, plugins: [making(contents)], alias })
  const [path = ''] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === `made:${name}`) ?? []
  return pathOf(path)
}

async function otherFiles(): Promise<void> {
  const exclude = ['dist/**', 'games/**', ...[...BOARD_PAGES, 'seat'].map(page => `${page}/**`)]
  const entryPoints = globSync(['**/*.{css,svg}'], { cwd: web, exclude }).sort()
  await bundle({ outbase: web, entryNames: '[dir]/[name]-[hash]', entryPoints })
}

async function bundle(options: BuildOptions): Promise<Metafile> {
  const { metafile } = await build({ ...OPTIONS, ...options, metafile: true })
  Object.assign(outputs, metafile.outputs)
  return metafile
}

function making(contents: string): Plugin {
  return {
    name: 'making',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^made:/ }, ({ path }) => ({ path: path.slice('made:'.length), namespace: 'made' }))
      onLoad({ filter: /./, namespace: 'made' }, ({ path }) => ({
        contents,
        resolveDir: web,
        loader: path.endsWith('.css') ? 'css' : 'js'
      }))
    }
  }
}

/** `style.css` → `/assets/style-ABCD1234.css`, `harbour-fr.js` → `/assets/harbour-fr-ABCD1234.js` */
function manifest(): Record<string, string> {
  const entries = Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint ? [[entryPoint.replace('made:', ''), pathOf(path)] as const] : []
  )
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function pathOf(output: string): string {
  return `/${relative(dist, join(web, output))}`
}

// By way of another name, since a running Worker may read it at any moment.
function replace(name: string, text: string): void {
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(dist, `${name}.new`), text)
  renameSync(join(dist, `${name}.new`), join(dist, name))
}
