import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'

/** A fresh secret: 32 random bytes in base64url. */
export const secret = (): string => randomBytes(32).toString('base64url')

/** Writes the settings of a local Slow Boat once; what is there stays, since every link is signed with it. */
export function keepKeys(file: string, origin: string): void {
  if (existsSync(file)) return
  const lines = [`LINK_KEYS=${secret()}`, `STORE_KEY=${secret()}`, 'MAIL=mailbox', `ORIGIN=${origin}`]
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' })
}
