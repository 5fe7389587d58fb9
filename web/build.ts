/**
 * `npm run build`: the scripts and pictures of the pages, under names that change with their content, and the styles that stand in them.
 * With `--https` they are told never to be fetched over anything else; with `--reload` pages load themselves again after each build.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild'
import { iconOf } from './app/icon.ts'
import { ICON_SIZES, MANIFEST, manifestOf, TOUCH_ICON } from './app/manifest.ts'
import type { Style } from './assets.ts'
import { alone, BUNDLED, FIRST, inLanguage, LATER, speaking } from './bundle.ts'
import { pngOf } from './vignette/png.ts'
import type { Shape } from './vignette/shapes.ts'
import { svgOf } from './vignette/svg.ts'

const web = import.meta.dirname
const dist = join(web, 'dist')
const assets = join(dist, 'assets')

const RELOADS = process.argv.includes('--reload')

/** Whoever has words for a turn. */
const LANGUAGES = globSync('words/*/turn.ts', { cwd: web }).map(path => basename(dirname(path)))

// Whatever has its content in its name may be kept for good; what a browser keeps by its bare name it asks for again each time.
const HEADERS = `/sw.js
  Cache-Control: no-cache
  Content-Security-Policy: default-src 'none'; connect-src 'self'
  X-Content-Type-Options: nosniff
/assets/*
  Cache-Control: public, max-age=31536000, immutable
  X-Content-Type-Options: nosniff
  Cross-Origin-Resource-Policy: same-origin
  Referrer-Policy: no-referrer
  X-Robots-Tag: noindex, nofollow, noarchive
${process.argv.includes('--https') ? '  Strict-Transport-Security: max-age=31536000\n' : ''}`

// What always has the same name is asked for again.
const NAMED_HEADERS = [MANIFEST, TOUCH_ICON.path].map(
  path => `${path}
  Cache-Control: public, max-age=86400
  X-Content-Type-Options: nosniff
  Cross-Origin-Resource-Policy: same-origin
`
)

/** What of each game is asked for by its name: where one is missing, a page would be without script or style. */
const OF_GAMES = [
  'vignette.ts',
  ...['seat', 'record', 'keepsake'].flatMap(page => [`pages/${page}.ts`, `pages/${page}.css`]),
  ...['harbour', 'invitation'].map(page => `pages/${page}.css`)
]
const OF_LESSONS = ['pages/lesson.ts', 'pages/lesson.css']
const wanted = [
  ...globSync('games/*/index.ts', { cwd: web }).flatMap(path => OF_GAMES.map(file => join(dirname(path), file))),
  ...globSync('games/*/lesson.ts', { cwd: web }).flatMap(path => OF_LESSONS.map(file => join(dirname(path), file)))
]
const missing = wanted.filter(path => !existsSync(join(web, path)))
if (missing.length > 0) throw new Error(`Cannot build the pages without "${missing.join('", "')}"`)

const outputs: Metafile['outputs'] = {}
const pictures: string[] = []
/** What the pages find by the names of entries. */
const manifest = { files: {} as Record<string, string>, styles: {} as Record<string, Style> }
const building = new Map<string, Promise<string>>()

await Promise.all([
  built('invitation/device-fields.ts', 'invitation.js'),
  built('landing/way-back.ts', 'way-back.js'),
  ...LANGUAGES.flatMap(language => globSync('*/entry.ts', { cwd: web }).map(path => script(path, language))),
  ...LANGUAGES.flatMap(language =>
    globSync('games/*/pages/{seat,record,lesson}*.ts', { cwd: web }).map(path => script(path, language))
  ),
  ...LANGUAGES.flatMap(language =>
    globSync('games/*/pages/keepsake.ts', { cwd: web }).map(path =>
      built(path, `${nameOf(path)}-${language}.js`, alone(language))
    )
  ),
  ...globSync('games/*/pages/*.css', { cwd: web }).map(path => style(path, `${nameOf(path)}.css`)),
  ...globSync('{{devices,host,mailbox,landing,shelf}/*,seat/settings/page}.css', { cwd: web }).map(path =>
    style(path, path)
  ),
  ...globSync('*.svg', { cwd: web }).map(path => built(path, path)),
  ...globSync('games/*/vignette.ts', { cwd: web }).map(vignette)
])
const icons = ICON_SIZES.map(size => [size, picture(`icon-${size}.png`, icon(size))] as const)

const stamp = join(assets, 'built.txt')
const written = [...Object.keys(outputs).map(path => join(web, path)), ...pictures, ...(RELOADS ? [stamp] : [])]
replace('_headers', [HEADERS, ...NAMED_HEADERS].join('\n'))
replace(basename(MANIFEST), manifestOf(Object.fromEntries(icons)))
replace(basename(TOUCH_ICON.path), icon(TOUCH_ICON.size))
replace('sw.js', await serviceWorker())
replace('manifest.json', JSON.stringify({ files: sorted(manifest.files), styles: sorted(manifest.styles) }, null, 2))
if (RELOADS) writeFileSync(stamp, new Date().toISOString())
// The Worker's, and nobody else's.
replace('.assetsignore', 'manifest.json\n')
for (const file of globSync('**/*.*', { cwd: assets }).map(path => join(assets, path)))
  if (!written.includes(file)) rmSync(file)

/** A script in one language, which is one file; what it imports when asked for is another. */
function script(path: string, language: string, more: typeof FIRST | typeof LATER = FIRST): Promise<string> {
  const plugins = [speaking(language), later(language), styling()]
  const inject = RELOADS && more === FIRST ? [...more.inject, 'reload.ts'] : more.inject
  return built(path, `${nameOf(path)}-${language}.js`, { plugins, ...more, inject })
}

/** `games/<game>/pages/seat-modules.ts` is `seat-<game>-modules`, `harbour/entry.ts` is `harbour`. */
function nameOf(path: string): string {
  const [, game] = /^games\/(\w+)\//.exec(path) ?? []
  const name = basename(path).replace(/\.\w+$/, '')
  if (game) return name.replace(/^\w+/, page => `${page}-${game}`)
  return name === 'entry' ? basename(dirname(path)) : name
}

/** Where it lies once it is built; each is built once. */
function built(path: string, name: string, options: BuildOptions = {}): Promise<string> {
  const known = building.get(name) ?? bundled(path, name, options)
  building.set(name, known)
  return known
}

async function bundled(path: string, name: string, options: BuildOptions): Promise<string> {
  const entryPoints = { [name.replace(/\.\w+$/, '')]: path }
  const wanted = { ...BUNDLED, ...options, outdir: assets, metafile: true, write: false, entryPoints } as const
  const { metafile, outputFiles } = await build(wanted)
  for (const { path, contents } of outputFiles) replace(relative(dist, path), contents)
  Object.assign(outputs, metafile.outputs)
  const [output = ''] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint) ?? []
  manifest.files[name] = `/${relative(dist, join(web, output))}`
  return manifest.files[name]
}

/** It keeps its name, since browsers compare what lies there with what they have. */
async function serviceWorker(): Promise<string> {
  const { outputFiles } = await build({
    ...BUNDLED,
    entryPoints: ['push/worker.ts'],
    format: 'iife',
    outdir: dist,
    write: false
  })
  return outputFiles[0]?.text ?? ''
}

/** A game's small picture, as `vignette-<game>.svg` and as `.png`. */
async function vignette(path: string): Promise<void> {
  const { vignette: shapes } = (await import(`./${path}`)) as { readonly vignette: readonly Shape[] }
  const name = `vignette-${basename(dirname(path))}`
  manifest.files[`${name}.svg`] = picture(`${name}.svg`, svgOf(shapes))
  manifest.files[`${name}.png`] = picture(`${name}.png`, pngOf(shapes))
}

/** A picture drawn here: where it lies. */
function picture(name: string, content: string | Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const file = join(assets, name.replace('.', `-${hash}.`))
  replace(relative(dist, file), content)
  pictures.push(file)
  return `/${relative(dist, file)}`
}

/** The boat as a square picture. */
function icon(size: number): Buffer {
  return pngOf(iconOf(size), { width: size, height: size })
}

/** What a page looks like, which is no file: it stands in the page. */
async function style(path: string, name: string): Promise<void> {
  const { outputFiles } = await build({ ...BUNDLED, entryPoints: [path], outdir: assets, write: false })
  const text = outputFiles[0]?.text.trim() ?? ''
  manifest.styles[name] = { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` }
}

/** What is imported when it is asked for is a script of its own, known by its path. */
function later(language: string): Plugin {
  return {
    name: 'later',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, async ({ path, resolveDir, kind }) => {
        if (kind !== 'dynamic-import') return null
        const file = relative(web, resolve(resolveDir, inLanguage(path, language)))
        return { path: await script(file, language, LATER), external: true }
      })
    }
  }
}

/** Styles that a script imports are their path. */
function styling(): Plugin {
  return {
    name: 'styling',
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const file = relative(web, path)
        return { contents: await built(file, file), loader: 'text' }
      })
    }
  }
}

function sorted<Value>(entries: { readonly [name: string]: Value }): { readonly [name: string]: Value } {
  return Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * Writes a file of the pages, by way of another name, since a running Worker may read it at any moment. A file that has this
 * content already is left alone: whatever is written makes a local server start its Worker anew, and drop what it is asked.
 */
function replace(name: string, text: string | Uint8Array): void {
  const file = join(dist, name)
  const content = Buffer.from(text)
  if (existsSync(file) && readFileSync(file).equals(content)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}
