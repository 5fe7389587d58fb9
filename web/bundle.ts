import { join, resolve } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'

/** How scripts and styles are bundled for the browsers that we promise. */
export const BUNDLED = {
  absWorkingDir: import.meta.dirname,
  entryNames: '[dir]/[name]-[hash]',
  assetNames: '[dir]/[name]-[hash]',
  publicPath: '/assets',
  bundle: true,
  format: 'esm',
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  target: ['safari15.4', 'chrome100', 'firefox100'],
  loader: { '.svg': 'copy' },
  define: { 'process.env.NODE_ENV': '"production"' },
  // JSX as calls of h, which is in Preact anyway: no second runtime.
  tsconfigRaw: { compilerOptions: { jsx: 'react', jsxFactory: 'h', jsxFragmentFactory: 'Fragment' } },
  logLevel: 'warning'
} satisfies BuildOptions

/** A page's first script brings Preact along, … */
export const FIRST = { inject: ['preact.ts'] } satisfies BuildOptions

const OF_PAGE = join(import.meta.dirname, 'preact-of-page.ts')
/** … and what comes later finds it there. */
export const LATER = { inject: [OF_PAGE], alias: { preact: OF_PAGE } } satisfies BuildOptions

/** Leaves autopilots and the sampling of states out of a script that only replays finished matches. */
const unpiloted: Plugin = {
  name: 'unpiloted',
  setup({ onLoad }) {
    onLoad({ filter: /\/engine\/.*\/(bot|sampling)(\/.*)?\.ts$/ }, () => ({
      contents: '',
      loader: 'empty'
    }))
  }
}

/** A finished match takes its script along in its own file, where it asks for nothing. */
export function alone(language: string) {
  return {
    inject: ['keepsake/markup.ts'],
    plugins: [speaking(language), unpiloted],
    format: 'iife',
    logOverride: { 'import-is-undefined': 'silent' }
  } satisfies BuildOptions
}

/** Scripts import the words of English; in those of another language its own stand in the same places. */
export function speaking(language: string): Plugin {
  return {
    name: 'speaking',
    setup({ onResolve }) {
      onResolve({ filter: /^\..*\ben\b/, namespace: 'file' }, ({ path, resolveDir, kind }) =>
        kind === 'dynamic-import' ? null : { path: resolve(resolveDir, inLanguage(path, language)) }
      )
    }
  }
}

/** The same path, among the words of another language. */
export function inLanguage(path: string, language: string): string {
  return path.replace(/(?<=[/.])en(?=[/.])/, language)
}
