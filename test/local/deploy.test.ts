import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { addresses } from '../../worker/local/cloudflare.ts'
import { databases } from '../../worker/local/databases.ts'
import { HOME, run } from '../../worker/local/programs.ts'
import { type DeployOptions, settingsFor } from '../../worker/local/settings.ts'
import { mailSecrets, variables } from '../../worker/local/upload.ts'

const deploy = (...args: string[]) => run(process.execPath, ['worker/local/deploy.ts', ...args])

test('a dry run builds and bundles everything, and deploys nothing', async () => {
  const clone = clonedProject()
  const asked = ['--dry-run', '--domain', 'boat.example.org', '--from', 'boat@example.org']
  const { code, output } = await run(process.execPath, [join(clone, 'worker/local/deploy.ts'), ...asked])
  expect(output).toContain('env.MAIL_FROM')
  expect(output).toContain('deployed to boat.example.org, with mail from boat@example.org by "binding"')
  expect(code).toBe(0)
  expect(readFileSync(join(clone, 'web/dist/_headers'), 'utf8')).toContain('Strict-Transport-Security: max-age=')
  rmSync(clone, { recursive: true })
})

const LEFT_OUT = ['.dev.vars', '.git', '.wrangler', 'node_modules', 'web/dist']

/** A copy of the project, whose pages nobody serves: those here are read by the servers of other tests. */
function clonedProject(): string {
  const clone = mkdtempSync(join(tmpdir(), 'slow-boat-clone-'))
  cpSync(HOME, clone, { recursive: true, filter: path => !LEFT_OUT.includes(relative(HOME, path)) })
  symlinkSync(join(HOME, 'node_modules'), join(clone, 'node_modules'))
  return clone
}

test.each([
  [['--domain', 'http://boat'], 'domain must be like'],
  [['--from', 'nobody'], 'from must be a mail address'],
  [['--mail', 'pigeon'], 'mail must be "binding", "resend", "smtp" or "none"'],
  [['--replies', 'much-too-long@example.org'], 'replies must be a domain, or an address'],
  [['--bounces', 'longer-than@example.org'], 'bounces must be a domain, or an address with at most 10'],
  [['--mail', 'resend'], 'needs --from'],
  [['--port', '1'], 'Unknown option']
])('deploying with %j is refused in words', async (args, words) => {
  const { code, output } = await deploy('--dry-run', ...args)
  expect(output).toContain(words)
  expect(code).toBe(1)
})

describe('of what is deployed', () => {
  const deployed = {
    MAIL: 'resend',
    MAIL_FROM: 'boat@example.org',
    MAIL_REPLY: 'example.org',
    ORIGIN: 'https://slow-boat.me.workers.dev'
  }

  test('all stays as it is where nothing else is asked for', () => {
    expect(settingsFor({}, deployed)).toMatchObject({
      mail: 'resend',
      from: 'boat@example.org',
      replies: 'example.org',
      origin: 'https://slow-boat.me.workers.dev'
    })
  })

  test('what is asked for is changed, and that alone', () => {
    expect(settingsFor({ mail: 'smtp', bounces: 'example.org' }, deployed)).toEqual({
      ...settingsFor({}, deployed),
      mail: 'smtp',
      bounces: 'example.org'
    })
    expect(settingsFor({ mail: 'none' }, deployed)).toMatchObject({ mail: 'none', origin: deployed.ORIGIN })
  })

  test('the address that all links begin with is changed only by who says that they mean it', () => {
    const domain = 'boat.example.org'
    expect(() => settingsFor({ domain }, deployed)).toThrow(
      'all links begin with https://slow-boat.me.workers.dev, and would begin with https://boat.example.org: say --move'
    )
    expect(settingsFor({ domain, move: true }, deployed).origin).toBe('https://boat.example.org')
    const same = { domain: 'slow-boat.me.workers.dev' }
    expect(settingsFor(same, deployed).origin).toBe(deployed.ORIGIN)
  })

  test('a way of sending that a newer version has set is not turned off unasked', () => {
    const newer = { ...deployed, MAIL: 'pigeon' }
    expect(() => settingsFor({}, newer)).toThrow(
      'mail is sent by "pigeon", which this version doesn\'t know: say --mail'
    )
    expect(settingsFor({ mail: 'none' }, newer).mail).toBe('none')
  })

  test('a first deployment that did not come to its end has no address yet', () => {
    const begun = { MAIL: 'none', ORIGIN: 'http://localhost:8417' }
    expect(settingsFor({}, begun).origin).toBeUndefined()
    expect(settingsFor({ domain: 'boat.example.org' }, begun).origin).toBe('https://boat.example.org')
  })
})

test('who sends mail must say from where', () => {
  expect(() => settingsFor({ mail: 'smtp' }, null)).toThrow('mail by "smtp" needs --from')
  expect(settingsFor({}, null).mail).toBe('none')
})

test.each<[DeployOptions, string[]]>([
  [{}, ['MAIL:none']],
  [{ from: 'boat@example.org' }, ['MAIL:binding', 'MAIL_FROM:boat@example.org']],
  [{ from: 'boat@example.org', mail: 'resend' }, ['MAIL:resend', 'MAIL_FROM:boat@example.org']],
  [
    { from: 'boat@example.org', mail: 'smtp', replies: 'example.org', bounces: 'boat@example.org' },
    ['MAIL:smtp', 'MAIL_FROM:boat@example.org', 'MAIL_REPLY:example.org', 'MAIL_BOUNCES:boat@example.org']
  ]
])('a boat that is deployed with %j says so to the Worker, and keeps what else was said', (asked, values) => {
  const said = variables(settingsFor(asked, null))
  expect(said).toEqual(['--keep-vars', ...values.flatMap(value => ['--var', value])])
})

describe('the secrets of a way of sending', () => {
  const given = { RESEND_KEY: 're_1', RESEND_WEBHOOK_SECRET: 'whsec_1', SMTP_SERVER: 'smtps://a:b@c.example' }

  test('are uploaded from the environment', () => {
    expect(mailSecrets({ mail: 'resend' }, [], given)).toEqual({ RESEND_KEY: 're_1', RESEND_WEBHOOK_SECRET: 'whsec_1' })
    expect(mailSecrets({ mail: 'smtp' }, ['SMTP_SERVER'], given)).toEqual({ SMTP_SERVER: 'smtps://a:b@c.example' })
    expect(mailSecrets({ mail: 'binding' }, [], given)).toEqual({})
    expect(mailSecrets({ mail: 'none' }, [], given)).toEqual({})
  })

  test('need not be said again, and are missed where they never were', () => {
    expect(mailSecrets({ mail: 'resend' }, ['RESEND_KEY'], {})).toEqual({})
    expect(() => mailSecrets({ mail: 'smtp' }, ['RESEND_KEY'], {})).toThrow(
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

test('every database that the settings list is made, and brought up to date', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'slow-boat-databases-'))
  const config = join(folder, 'wrangler.toml')
  const part = '[[d1_databases]]\nbinding = "DB_1"\ndatabase_name = "slow-boat-1"\n'
  writeFileSync(config, `${readFileSync(join(HOME, 'wrangler.toml'), 'utf8')}\n${part}`)
  expect(await databases(config)).toEqual([
    { binding: 'DB', database_name: 'slow-boat' },
    { binding: 'DB_1', database_name: 'slow-boat-1' }
  ])
  rmSync(folder, { recursive: true })
})
