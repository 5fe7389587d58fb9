import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const HOME = join(import.meta.dirname, '../..')

/** What the Worker takes from the pages, for Node, which runs no JSX. */
export async function loadPages(): Promise<typeof import('../../web/server.ts')> {
  const outfile = join(HOME, 'node_modules/.cache/pages.mjs')
  await build({
    entryPoints: [join(HOME, 'web/server.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning'
  })
  return import(pathToFileURL(outfile).href)
}
