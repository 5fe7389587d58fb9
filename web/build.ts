/** `npm run build`: the scripts, styles and pictures of the pages, under names that change with their content. */
import { globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, type Metafile } from 'esbuild'

const web = import.meta.dirname
const dist = join(web, 'dist')
const assets = join(dist, 'assets')

const ENTRIES = ['**/main.{ts,tsx}', '**/*.{css,svg}']

// Whatever has its content in its name may be kept for good.
const HEADERS = `/assets/*
  Cache-Control: public, max-age=31536000, immutable
  X-Content-Type-Options: nosniff
  Cross-Origin-Resource-Policy: same-origin
`

const { metafile } = await build({
  absWorkingDir: web,
  entryPoints: globSync(ENTRIES, { cwd: web, exclude: ['dist/**'] }).sort(),
  outbase: web,
  outdir: assets,
  entryNames: '[dir]/[name]-[hash]',
  assetNames: '[dir]/[name]-[hash]',
  chunkNames: 'shared/[name]-[hash]',
  publicPath: '/assets',
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  legalComments: 'none',
  target: ['safari15.4', 'chrome100', 'firefox100'],
  loader: { '.svg': 'copy' },
  define: { 'process.env.NODE_ENV': '"production"' },
  metafile: true,
  logLevel: 'warning'
})

const written = Object.keys(metafile.outputs).map(path => join(web, path))
replace('_headers', HEADERS)
replace('manifest.json', JSON.stringify(manifest(metafile), null, 2))
for (const file of globSync('**/*.*', { cwd: assets }).map(path => join(assets, path)))
  if (!written.includes(file)) rmSync(file)

/** `style.css` → `/assets/style-ABCD1234.css`, `seat/main.js` → `/assets/seat/main-ABCD1234.js` */
function manifest({ outputs }: Metafile): Record<string, string> {
  const entries = Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint ? [[entryPoint.replace(/\.tsx?$/, '.js'), `/${relative(dist, join(web, path))}`] as const] : []
  )
  return Object.fromEntries(entries)
}

// By way of another name, since a running Worker may read it at any moment.
function replace(name: string, text: string): void {
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(dist, `${name}.new`), text)
  renameSync(join(dist, `${name}.new`), join(dist, name))
}
