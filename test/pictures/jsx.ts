import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

// Lets Node read what is drawn in JSX: which taps a line takes is asked of a game's own table.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context)
    const drawn = readFileSync(fileURLToPath(url), 'utf8')
    const { code } = transformSync(drawn, { loader: 'tsx', jsx: 'automatic', jsxImportSource: 'preact' })
    return { format: 'module', source: code, shortCircuit: true }
  }
})
