import { createECDH } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshSecrets, keepSettings } from '../../worker/local/keys.ts'

let file = ''
beforeEach(() => (file = join(mkdtempSync(join(tmpdir(), 'slow-boat-keys-')), 'new/.dev.vars')))
afterEach(() => rmSync(join(file, '../..'), { recursive: true }))

test('each secret is 32 bytes of its own', () => {
  const secrets = [freshSecrets(), freshSecrets()].flatMap(({ LINK_KEYS = '', STORE_KEY = '' }) => [
    LINK_KEYS,
    STORE_KEY
  ])
  expect(secrets.map(value => Buffer.from(value, 'base64url').length)).toEqual([32, 32, 32, 32])
  expect(new Set(secrets).size).toBe(4)
})

test('the keys of push belong together', () => {
  const [open = '', secret = ''] = freshSecrets().PUSH_KEY?.split('.') ?? []
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(secret, 'base64url')
  expect([keys.getPublicKey('base64url'), open.length, secret.length]).toEqual([open, 87, 43])
})

test('the file is made for its owner alone', () => {
  keepSettings(file, { MAIL: 'mailbox' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('keys that are there stay as they are', () => {
  const first = keepSettings(file, freshSecrets())
  const text = readFileSync(file, 'utf8')
  expect(keepSettings(file, freshSecrets())).toEqual(first)
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('only what is missing is added, on lines of its own', () => {
  keepSettings(file, {})
  writeFileSync(file, 'MAIL=none')
  expect(keepSettings(file, { MAIL: 'mailbox', ORIGIN: 'http://localhost:1' })).toMatchObject({ MAIL: 'none' })
  expect(readFileSync(file, 'utf8')).toBe('MAIL=none\nORIGIN=http://localhost:1\n')
})
