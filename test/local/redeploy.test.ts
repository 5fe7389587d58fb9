import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { deployedVariables } from '../../worker/local/deployed.ts'
import { HOME, run } from '../../worker/local/programs.ts'
import { type DeployOptions, settingsFor } from '../../worker/local/settings.ts'
import { upload } from '../../worker/local/upload.ts'
import { cloudflarePeer } from '../peers/cloudflare.ts'

/** Deploying again, from wherever: by wrangler itself, to a Cloudflare on this machine. */

let peer: Awaited<ReturnType<typeof cloudflarePeer>>
let clone = ''

beforeAll(async () => {
  peer = await cloudflarePeer()
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', peer.address)
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token')
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'account')
  vi.spyOn(console, 'log').mockImplementation(() => {})
  if (!existsSync(join(HOME, 'web/dist'))) await run(process.execPath, ['web/build.ts', '--https'])
})

afterAll(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  peer.close()
})

/** Each test deploys from a clone that knows nothing. */
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'slow-boat-clone-'))
  return () => rmSync(clone, { recursive: true })
})

const keysFile = () => join(clone, 'deploy.secrets')
const deploy = async (asked: DeployOptions = {}) => upload(settingsFor(asked, await deployedVariables()), keysFile())
const keysIn = (file: string) => (existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))).sort() : [])

test('what is deployed stays as it is from another clone: sender, address, keys, and what was set elsewhere', async () => {
  peer.worker = null
  expect(await deploy({ from: 'boat@example.org', replies: 'example.org' })).toBe('https://slow-boat.me.workers.dev')
  expect(keysIn(keysFile())).toEqual(['LINK_KEYS', 'PUSH_KEY', 'STORE_KEY'])
  const before = [...(peer.worker ?? []), { type: 'plain_text', name: 'WEBHOOK_HOSTS', text: 'json:hooks.example.org' }]
  peer.worker = before
  rmSync(keysFile())

  expect(await deploy()).toBe('https://slow-boat.me.workers.dev')
  const told = (bindings: typeof before) =>
    Object.fromEntries(bindings.flatMap(({ type, name, text }) => (type.endsWith('text') ? [[name, text]] : [])))
  expect(told(peer.worker as typeof before)).toEqual(told(before))
  expect(keysIn(keysFile())).toEqual([])
})

test('nothing is deployed while what is deployed cannot be read, and no key is made', async () => {
  peer.worker = [{ type: 'plain_text', name: 'MAIL', text: 'resend' }]
  peer.isDown = true
  const before = peer.deployments
  await expect(deploy({ from: 'boat@example.org' })).rejects.toThrow('could not read what is deployed')
  peer.isDown = false
  expect([peer.deployments, keysIn(keysFile())]).toEqual([before, []])
})

describe('where a key that was used is not known here', () => {
  const keys = ['LINK_KEYS', 'STORE_KEY', 'PUSH_KEY'].map(name => ({ type: 'secret_text', name, text: 'a'.repeat(43) }))
  const without = (name: string) => [
    { type: 'plain_text', name: 'MAIL', text: 'none' },
    // A Worker that knows its address is deployed once.
    { type: 'plain_text', name: 'ORIGIN', text: 'https://slow-boat.me.workers.dev' },
    ...keys.filter(one => one.name !== name)
  ]

  beforeEach(() => {
    peer.worker = null
    peer.hasRows = false
  })

  test.each(['LINK_KEYS', 'STORE_KEY'])('no other %s is made for a Worker that is deployed', async name => {
    peer.worker = without(name)
    const before = peer.deployments
    await expect(deploy()).rejects.toThrow(`${name} of the Slow Boat that is there is neither set nor in`)
    expect([peer.deployments, keysIn(keysFile())]).toEqual([before, []])
  })

  test('none is made for a database that has matches, with no Worker beside it', async () => {
    peer.hasRows = true
    const before = peer.deployments
    await expect(deploy()).rejects.toThrow('say --new-keys if it is lost')
    expect([peer.deployments, keysIn(keysFile())]).toEqual([before, []])
  })

  test('it is taken from the file of keys', async () => {
    peer.worker = without('STORE_KEY')
    writeFileSync(keysFile(), `STORE_KEY=${'b'.repeat(43)}\n`)
    await deploy()
    expect(peer.worker.find(({ name }) => name === 'STORE_KEY')?.text).toBe('b'.repeat(43))
  })

  test('another is made for whoever says that it is lost', async () => {
    peer.worker = without('LINK_KEYS')
    await deploy({ newKeys: true })
    expect(keysIn(keysFile())).toEqual(['LINK_KEYS'])
  })

  test('the keys of push are made: a version of the Worker from before it had none', async () => {
    peer.worker = without('PUSH_KEY')
    peer.hasRows = true
    await deploy()
    expect(keysIn(keysFile())).toEqual(['PUSH_KEY'])
  })
})
