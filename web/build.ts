/** `npm run build`: the scripts, styles and pictures of the pages, under names that change with their content. */
import { globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild'

const web = import.meta.dirname
const dist = join(web, 'dist')
const assets = join(dist, 'assets')

const LANGUAGES = ['en', 'fr', 'de']
const GAMES = globSync('games/*/index.ts', { cwd: web }).map(path => path.split(/[\\/]/)[1] ?? '')
/** Pages with a script, one for each language; those about a match, one for each game and language. */
const PAGES = existing(['harbour', 'host'])
const GAME_PAGES = existing(['seat', 'record'])
/** Pages that show a board, with one style for each game. */
const BOARD_PAGES = ['harbour', ...GAME_PAGES]

// Whatever has its content in its name may be kept for good.
const HEADERS = `/assets/*
  Cache-Control: public, max-age=31536000, immutable
  X-Content-Type-Options: nosniff
  Cross-Origin-Resource-Policy: same-origin
`

const OPTIONS = {
  absWorkingDir: web,
  outdir: assets,
  entryNames: '[name]-[hash]',
  assetNames: '[dir]/[name]-[hash]',
  chunkNames: 'later/[name]-[hash]',
  publicPath: '/assets',
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  legalComments: 'none',
  target: ['safari15.4', 'chrome100', 'firefox100'],
  loader: { '.svg': 'copy' },
  define: { 'process.env.NODE_ENV': '"production"' },
  jsx: 'automatic',
  jsxImportSource: 'preact',
  metafile: true,
  logLevel: 'warning'
} satisfies BuildOptions

// Each script is built alone, so that it is one file and brings along only what is asked for later.
const scripts = [
  ...PAGES.flatMap(pageScripts),
  ...GAME_PAGES.flatMap(page => GAMES.flatMap(game => matchScripts(page, game)))
]
const built = await Promise.all([
  ...scripts.map(([name, code]) =>
    build({ ...OPTIONS, entryPoints: { [name]: `made:${name}.js` }, plugins: [made(code)] })
  ),
  ...BOARD_PAGES.flatMap(page => GAMES.map(game => styles(page, game))),
  build({
    ...OPTIONS,
    outbase: web,
    entryNames: '[dir]/[name]-[hash]',
    entryPoints: globSync(['**/*.{css,svg}'], {
      cwd: web,
      exclude: ['dist/**', 'games/**', ...BOARD_PAGES.map(page => `${page}/**`)]
    }).sort()
  })
])

const outputs = Object.assign({}, ...built.map(({ metafile }) => metafile.outputs)) as Metafile['outputs']
const written = Object.keys(outputs).map(path => join(web, path))
replace('_headers', HEADERS)
replace('manifest.json', JSON.stringify(manifest(), null, 2))
for (const file of globSync('**/*.*', { cwd: assets }).map(path => join(assets, path)))
  if (!written.includes(file)) rmSync(file)

function existing(pages: readonly string[]): string[] {
  return pages.filter(page => globSync(`${page}/main.{ts,tsx}`, { cwd: web }).length > 0)
}

/** `harbour-fr`: the page with its words. */
function pageScripts(page: string): [name: string, code: string][] {
  return LANGUAGES.map(language => [
    `${page}-${language}`,
    `import { start } from './${mainOf(page)}'
     import { words } from './words/${page}/${language}.ts'
     start(words)`
  ])
}

/** `seat-…-fr`: the page with its words, the game with its own, and what is loaded when it is opened. */
function matchScripts(page: string, game: string): [name: string, code: string][] {
  return LANGUAGES.map(language => [
    `${page}-${game}-${language}`,
    `import { start } from './${mainOf(page)}'
     import { words } from './words/${page}/${language}.ts'
     import { game } from './games/${game}/${page === 'record' ? 'record' : 'index'}.ts'
     import { words as named } from './games/${game}/words/${language}.ts'
     start({ language: '${language}', words, game, named }, ${later(page, game, language)})`
  ])
}

/** What a page of a match loads only when it is opened. */
function later(page: string, game: string, language: string): string {
  return page === 'seat'
    ? `{
         panels: () => import('./seat/later/panels.ts'),
         words: () => import('./words/later/${language}.ts'),
         rules: () => ${globSync(`games/${game}/rules/${language}.{ts,tsx}`, { cwd: web }).length ? `import('./games/${game}/rules/${language}.ts')` : 'Promise.resolve({rules:()=>[]})'}
       }`
    : ''
}

/** `seat-….css`: the page and the game's board. */
function styles(page: string, game: string) {
  const name = `${page}-${game}`
  const code = [`${page}/*.css`, `games/${game}/*.css`]
    .flatMap(pattern => globSync(pattern, { cwd: web }).sort())
    .map(path => `@import './${path}';`)
    .join('\n')
  return build({ ...OPTIONS, entryPoints: { [name]: `made:${name}.css` }, plugins: [made(code)] })
}

function mainOf(page: string): string {
  return globSync(`${page}/main.{ts,tsx}`, { cwd: web })[0] ?? ''
}

/** A file that is made here and lies nowhere. */
function made(contents: string): Plugin {
  return {
    name: 'made',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^made:/ }, ({ path }) => ({ path: path.slice('made:'.length), namespace: 'made' }))
      onLoad({ filter: /./, namespace: 'made' }, ({ path }) => ({
        contents,
        resolveDir: web,
        loader: path.endsWith('.css') ? 'css' : 'ts'
      }))
    }
  }
}

/** `style.css` → `/assets/style-ABCD1234.css`, `harbour-fr.js` → `/assets/harbour-fr-ABCD1234.js` */
function manifest(): Record<string, string> {
  const entries = Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint ? [[entryPoint.replace('made:', ''), `/${relative(dist, join(web, path))}`] as const] : []
  )
  return Object.fromEntries(entries)
}

// By way of another name, since a running Worker may read it at any moment.
function replace(name: string, text: string): void {
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(dist, `${name}.new`), text)
  renameSync(join(dist, `${name}.new`), join(dist, name))
}
