import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
import { HOME } from '../../worker/local/programs.ts'
import { faultAt, withFault } from './fault.ts'

/* The tests of a game's engine with one fault in it, named by FAULT: it is put into what is loaded, and no file is changed. */

const { FAULT } = process.env
const fault = FAULT ? faultAt(FAULT) : null

const planted: Plugin = {
  name: 'planted-fault',
  enforce: 'pre',
  transform: (text, id) => (fault && id.split('?')[0] === join(HOME, fault.file) ? withFault(text, fault) : null)
}

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [planted],
  test: {
    include: ['engine/**/*.test.ts'],
    setupFiles: ['setup.ts'],
    // One is enough to find it.
    bail: 1,
    maxWorkers: 1,
    isolate: false
  }
})
