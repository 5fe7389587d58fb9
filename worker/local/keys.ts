import { createECDH, randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseEnv } from 'node:util'

type Values = Record<string, string>

/** Fresh secrets: two of 32 random bytes in base64url, and the pair of keys by which push services know us. */
export const freshSecrets = (): Values => ({ LINK_KEYS: secret(), STORE_KEY: secret(), PUSH_KEY: pair() })

/** Adds to a file of settings those that it lacks, and gives all. What is there stays: every link is signed with it. */
export function keepSettings(file: string, wanted: Values): Values {
  const text = textOf(file)
  const kept = keptSettings(file)
  const lines = Object.entries(wanted).flatMap(([name, value]) => (kept[name] ? [] : `${name}=${value}\n`))
  mkdirSync(dirname(file), { recursive: true })
  if (lines.length > 0)
    appendFileSync(file, [text === '' || text.endsWith('\n') ? '' : '\n', ...lines].join(''), { mode: 0o600 })
  return { ...wanted, ...kept }
}

/** What a file of settings says; nothing where there is none. */
export function keptSettings(file: string): Values {
  return parseEnv(textOf(file)) as Values
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

const secret = (): string => randomBytes(32).toString('base64url')

/** The public key, a dot, the private one, which is padded on the left where it begins with zeros. */
function pair(): string {
  const keys = createECDH('prime256v1')
  const open = keys.generateKeys('base64url')
  return `${open}.${Buffer.from(keys.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')}`
}
