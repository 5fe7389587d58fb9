import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type TestProjectConfiguration } from 'vitest/config'
import { elsewhere } from './elsewhere.ts'
import { PEM_FILE } from './peers/trust.ts'
import { PROJECTS } from './projects.ts'
import { SEED } from './seed.ts'

// Whom the runtime trusts beside the usual is read from the environment, once, when the plugin is loaded.
process.env['NODE_EXTRA_CA_CERTS'] = PEM_FILE
const { cloudflareTest, readD1Migrations } = await import('@cloudflare/vitest-plugin')

const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const bindings = {
  ORIGIN: 'http://localhost:8417',
  MAIL: 'mailbox',
  LINK_KEYS: 'bGluay1rZXktZm9yLXRlc3RzLW9ubHktMDEyMzQ1Njc',
  STORE_KEY: 'c3RvcmUta2V5LWZvci10ZXN0cy1vbmx5LTAxMjM0NTY',
  PUSH_KEY:
    'BOTpJH5kXQpeCiPdYW5TxT06ab-k3OxkMjW9TWFqUEiAN70UaxGP9RM6aznDSCbMVdKcZo3PMzqLO3-cVoV0b-4.hdx5MG3CEkgQTLXc8WHKPNb0Jb9YPUJNxX6e5pmKQTY',
  WEBHOOK_HOSTS: 'json:hooks.example.org ntfy:ntfy.example.org json:10.0.0.7 json:nas.local json:intranet',
  STAND_IN: await elsewhere(),
  RESEND_WEBHOOK_SECRET: 'whsec_c2VjcmV0LWZvci10ZXN0cy1vbmx5LTAxMjM0NTY3',
  SEED,
  MIGRATIONS: await readD1Migrations(from('../schema/migrations'))
}

// For what never ends. What never comes to a page fails by Playwright's patience, or the poll's, before.
const LIMITS = { testTimeout: 900_000, hookTimeout: 900_000 }

// The Worker of the tests has games of their own besides.
const CATALOGUES: readonly (readonly [ours: string, theirs: string])[] = [
  ['/engine/catalogue.ts', from('catalogue.ts')],
  ['/games/catalogue.ts', from('pages.ts')]
]
const gamesOfTests: Plugin = {
  name: 'games-of-tests',
  enforce: 'pre',
  resolveId(source, importer) {
    const [, theirs] = CATALOGUES.find(([ours]) => source.endsWith(ours)) ?? []
    return theirs && importer !== theirs ? theirs : null
  }
}

/** Tests in the runtime that Cloudflare runs. */
function inRuntime(name: 'worker' | 'isolated', { isolate }: { readonly isolate: boolean }): TestProjectConfiguration {
  return {
    root: from('.'),
    plugins: [
      gamesOfTests,
      cloudflareTest({
        wrangler: { configPath: from('../wrangler.toml') },
        // Two further databases for matches.
        miniflare: { bindings, d1Databases: ['DB_1', 'DB_2'] }
      })
    ],
    test: {
      name,
      ...PROJECTS[name],
      maxWorkers: 2,
      isolate,
      setupFiles: ['worker/setup.ts'],
      globalSetup: ['peers/index.ts'],
      ...LIMITS
    }
  }
}

export default defineConfig({
  test: {
    // Where TLS fails on a connection that is open, the runtime leaves behind a promise of its own.
    onUnhandledError: ({ message, stack = '' }) =>
      message !== 'Network connection lost.' || stack.includes('\n    at '),
    projects: [
      {
        root: from('.'),
        test: {
          name: 'node',
          setupFiles: ['setup.ts'],
          ...PROJECTS.node,
          // It runs beside the runtime and the browser, fills what these leave, and lets them go first.
          maxWorkers: 1,
          // What one file has loaded or reckoned is there for the next.
          isolate: false,
          ...LIMITS
        }
      },
      // What files import is loaded once for all that a runtime runs.
      inRuntime('worker', { isolate: false }),
      inRuntime('isolated', { isolate: true }),
      {
        root: from('.'),
        test: {
          name: 'browser',
          ...PROJECTS.browser,
          setupFiles: ['web/browser/setup.ts'],
          globalSetup: ['web/browser/server.ts'],
          // Pages often wait: a third has the processor then.
          maxWorkers: 3,
          // What files import is loaded once for all that run beside one another.
          isolate: false,
          ...LIMITS,
          expect: { poll: { timeout: 120_000 } }
        }
      }
    ]
  }
})
