import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { addresses } from '../../worker/local/cloudflare.ts'
import { databases } from '../../worker/local/databases.ts'
import { HOME, run } from '../../worker/local/programs.ts'
import { keep, recall, Settings } from '../../worker/local/settings.ts'
import { mailSecret, variables } from '../../worker/local/upload.ts'

const deploy = (...args: string[]) => run(process.execPath, ['worker/local/deploy.ts', ...args])

test('a dry run builds and bundles everything, and deploys nothing', async () => {
  const { code, output } = await deploy('--dry-run', '--domain', 'boat.example.org', '--from', 'boat@example.org')
  expect(output).toContain('env.MAIL_FROM')
  expect(output).toContain('deployed to boat.example.org, with mail from boat@example.org by "binding"')
  expect(code).toBe(0)
  expect(readFileSync(join(HOME, 'web/dist/_headers'), 'utf8')).toContain('Strict-Transport-Security: max-age=')
}, 60_000)

test.each([
  [['--domain', 'http://boat'], 'domain must be like'],
  [['--from', 'nobody'], 'from must be a mail address'],
  [['--mail', 'pigeon'], 'mail must be "binding", "resend" or "smtp"'],
  [['--replies', 'much-too-long@example.org'], 'replies must be a domain, or an address'],
  [['--port', '1'], 'Unknown option']
])('deploying with %j is refused in words', async (args, words) => {
  const { code, output } = await deploy('--dry-run', ...args)
  expect(output).toContain(words)
  expect(code).toBe(1)
})

test('the next deployment keeps what the last one was told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slow-boat-settings-'))
  const file = join(folder, 'new/deploy.json')
  expect(recall({}, file)).toEqual({})
  keep({ from: 'boat@example.org', origin: 'https://slow-boat.me.workers.dev' }, file)
  expect(recall({}, file)).toEqual({ from: 'boat@example.org', origin: 'https://slow-boat.me.workers.dev' })
  expect(recall({ domain: 'boat.example.org' }, file)).toMatchObject({ origin: 'https://boat.example.org' })
  rmSync(folder, { recursive: true })
})

test('a boat without a sender sends no mail, and says so to the Worker', () => {
  expect(variables(Settings.parse({}))).toEqual(['--var', 'MAIL:none'])
})

test.each([
  [{}, ['MAIL:binding', 'MAIL_FROM:boat@example.org']],
  [{ mail: 'resend' }, ['MAIL:resend', 'MAIL_FROM:boat@example.org']],
  [{ mail: 'smtp', replies: 'example.org' }, ['MAIL:smtp', 'MAIL_FROM:boat@example.org', 'MAIL_REPLY:example.org']],
  [{ replies: 'boat@example.org' }, ['MAIL:binding', 'MAIL_FROM:boat@example.org', 'MAIL_REPLY:boat@example.org']]
])('a boat that sends by %j says so to the Worker', (more, values) => {
  const said = variables(Settings.parse({ from: 'boat@example.org', ...more }))
  expect(said).toEqual(values.flatMap(value => ['--var', value]))
})

const by = (mail: 'binding' | 'resend' | 'smtp') => Settings.parse({ from: 'boat@example.org', mail })

describe('the secret of a way of sending', () => {
  const given = { RESEND_KEY: 're_1', SMTP_SERVER: 'smtps://a:b@c.example' }

  test('is uploaded from the environment', () => {
    expect(mailSecret(by('resend'), [], given)).toEqual({ RESEND_KEY: 're_1' })
    expect(mailSecret(by('smtp'), ['SMTP_SERVER'], given)).toEqual({ SMTP_SERVER: 'smtps://a:b@c.example' })
    expect(mailSecret(by('binding'), [], given)).toEqual({})
    expect(mailSecret({}, [], given)).toEqual({})
  })

  test('need not be said again, and is missed where it never was', () => {
    expect(mailSecret(by('resend'), ['RESEND_KEY'], {})).toEqual({})
    expect(() => mailSecret(by('smtp'), ['RESEND_KEY'], {})).toThrow(
      'mail by "smtp" needs SMTP_SERVER in the environment'
    )
  })
})

test('the address is read from what wrangler reports of a deployment', () => {
  const lines = [
    { type: 'wrangler-session', version: 1 },
    { type: 'deploy', version: 1, targets: ['https://slow-boat.me.workers.dev', 'boat.example.org (custom domain)'] }
  ]
  expect(addresses(lines.map(line => `${JSON.stringify(line)}\n`).join(''))).toEqual([
    'https://slow-boat.me.workers.dev'
  ])
})

test('every database that the settings list is made, and brought up to date', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slow-boat-databases-'))
  const config = join(folder, 'wrangler.toml')
  const part = '[[d1_databases]]\nbinding = "DB_1"\ndatabase_name = "slow-boat-1"\n'
  writeFileSync(config, `${readFileSync(join(HOME, 'wrangler.toml'), 'utf8')}\n${part}`)
  expect(databases(config)).toEqual([
    { binding: 'DB', database_name: 'slow-boat' },
    { binding: 'DB_1', database_name: 'slow-boat-1' }
  ])
  rmSync(folder, { recursive: true })
})
