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

/** The year and all of the Worker that it runs, in one module; with a fault in it, if one is planted. */
export async function yearWith(fault?: Fault): Promise<typeof Year> {
  const outfile = join(HOME, 'node_modules/.cache/year', `${fault?.name ?? 'sound'}.mjs`)
  await build({
    entryPoints: [join(import.meta.dirname, 'year.ts')],
    bundle: true,
    outfile,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.css': 'empty' },
    external: ['cloudflare:*'],
    // Encrypting would take half of the time, and is tested by itself.
    alias: { '@block65/webcrypto-web-push': join(import.meta.dirname, 'unencrypted.ts') },
    plugins: fault ? [planting(fault)] : []
  })
  return (await import(outfile)) as typeof Year
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
