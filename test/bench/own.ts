import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { games } from '../../engine/catalogue.ts'
import { LANGUAGES } from '../../schema/languages.ts'
import { BUNDLED, FIRST, LATER, speaking } from '../../web/bundle.ts'
import { builtAssets, DIST } from '../web/assets.ts'

/** What one game adds to the pages that show it, in the language in which that is most (brotli 11). */
export interface Own {
  /** To the script and the style of a turn, which a first visit loads. */
  readonly turn: number
  /** What a turn with modules loads more, where they are loaded only then; null where the game has none. */
  readonly modules: number | null
  /** To what is loaded when something happens, or is opened. */
  readonly log: number
}

/** Each game's own code: the difference to pages that know no game. */
export async function own(): Promise<Record<string, Own>> {
  const assets = builtAssets()
  const file = (entry: string) => weight(readFileSync(new URL(`.${assets.files[entry]}`, DIST)))
  const style = (entry: string) => weight(assets.styles[entry]?.text ?? '')
  const bareStyle = (await bare('style.css')) + (await bare('seat/seat.css'))
  const bareTurns = await Promise.all(LANGUAGES.map(language => bare('seat/main.tsx', language)))
  const bareLogs = await Promise.all(LANGUAGES.map(language => bare('seat/log/main.tsx', language, LATER)))
  const most = (page: string, without: readonly number[]) =>
    Math.max(...LANGUAGES.map((language, at) => file(`${page}-${language}.js`) - (without[at] ?? 0)))
  return Object.fromEntries(
    games().map(({ name }) => {
      const turn = style(`seat-${name}.css`) - bareStyle + most(`seat-${name}`, bareTurns)
      const modules = `seat-${name}-modules`
      const hasModules = `${modules}.css` in assets.styles
      const whole = hasModules ? style(`${modules}.css`) - bareStyle + most(modules, bareTurns) : turn
      return [name, { turn, modules: hasModules ? whole - turn : null, log: most(`log-${name}`, bareLogs) }]
    })
  )
}

/** What the platform's part of a page weighs alone. */
async function bare(path: string, language = 'en', preact: typeof FIRST | typeof LATER = FIRST): Promise<number> {
  const { outputFiles } = await build({
    ...BUNDLED,
    entryPoints: [path],
    plugins: [
      speaking(language),
      {
        name: 'later',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : null))
      }
    ],
    ...preact,
    outdir: 'nowhere',
    write: false
  })
  return weight(outputFiles[0]?.contents ?? '')
}

/** In names of files stands what they have in them: that changes with the whole house, and weighs some dozens of bytes more or less. */
const HASH = /-[A-Z0-9]{8}(?=\.js")/g

function weight(contents: Uint8Array | string): number {
  return brotliCompressSync(Buffer.from(contents).toString().replaceAll(HASH, '')).length
}
