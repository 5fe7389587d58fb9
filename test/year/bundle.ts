import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { HOME } from '../../worker/local/programs.ts'
import type { Fault } from './faults.ts'
import type * as Year from './year.ts'

const MIGRATIONS = join(HOME, 'schema/migrations')

/** How D1 came to be. */
export const STEPS = readdirSync(MIGRATIONS)
  .sort()
  .map(file => readFileSync(join(MIGRATIONS, file), 'utf8'))

const CACHE = join(HOME, 'node_modules/.cache/year')

/** The year and all of the Worker that it runs, in one module; with a fault in it, if one is planted. What has none is loaded once for all. */
export async function yearWith(fault?: Fault): Promise<typeof Year> {
  pages ??= bundled(join(HOME, 'web/server.ts'), 'pages', [sharing])
  const plugins = [sharing, showing(await pages), ...(fault ? [planting(fault)] : [])]
  return (await import(
    await bundled(join(import.meta.dirname, 'year.ts'), fault?.name ?? 'sound', plugins)
  )) as typeof Year
}

/** What the Worker shows and writes. */
let pages: Promise<string> | undefined

async function bundled(entry: string, name: string, plugins: Plugin[]): Promise<string> {
  const outfile = join(CACHE, `${name}.mjs`)
  await build({
    entryPoints: [entry],
    bundle: true,
    outfile,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.css': 'empty' },
    packages: 'external',
    external: ['cloudflare:*'],
    // Encrypting would take half of the time, and is tested by itself.
    alias: { '@block65/webcrypto-web-push': join(import.meta.dirname, 'unencrypted.ts') },
    plugins
  })
  return outfile
}

/** Node runs engine and schema as they are. */
const sharing: Plugin = {
  name: 'sharing',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\/(.*\/)?(engine|schema)\/.*\.ts$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      external: true
    }))
  }
}

function showing(path: string): Plugin {
  return {
    name: 'showing',
    setup({ onResolve }) {
      onResolve({ filter: /\/web\/server\.ts$/ }, () => ({ path, external: true }))
    }
  }
}

function planting({ file, sound, faulty }: Fault): Plugin {
  const path = join(HOME, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(sound).length !== 2) throw new Error(`"${sound}" does not stand once in ${file}`)
  return {
    name: 'planting',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, ({ path: loaded }) =>
        loaded === path ? { contents: text.replace(sound, () => faulty), loader: 'ts' } : null
      )
    }
  }
}
