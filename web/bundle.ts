import { resolve } from 'node:path'
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
  jsx: 'automatic',
  jsxImportSource: 'preact',
  logLevel: 'warning'
} satisfies BuildOptions

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
