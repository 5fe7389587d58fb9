import type { VapidKeys } from '@block65/webcrypto-web-push'
import type { Env } from '../../env.ts'
import { sender } from '../mail/index.ts'

type Settings = Pick<Env, 'PUSH_KEY' | 'ORIGIN' | 'MAIL_FROM'>

/** The keys by which push services know us (RFC 8292), and where they may ask for us; null where there are none. */
export function pushKeys({ PUSH_KEY, ORIGIN, MAIL_FROM }: Settings): VapidKeys | null {
  const [publicKey, privateKey] = PUSH_KEY?.split('.') ?? []
  if (!publicKey || !privateKey) return null
  const subject = ORIGIN.startsWith('https:') ? ORIGIN : `mailto:${sender(MAIL_FROM ? { MAIL_FROM } : {})}`
  return { subject, publicKey, privateKey }
}
