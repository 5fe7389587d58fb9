import type { VapidKeys } from '@block65/webcrypto-web-push'
import type { Env } from '../../env.ts'
import { hash } from '../../keys/hash.ts'
import { sender } from '../mail/index.ts'

const ID_LENGTH = 12

type Settings = Pick<Env, 'PUSH_KEY' | 'ORIGIN' | 'MAIL_FROM'>

/** Both keys, which the library leaves open. */
export type Keys = VapidKeys & { readonly publicKey: string }

/** The keys by which push services know us (RFC 8292), and where they may ask for us; null where there are none. */
export function pushKeys({ PUSH_KEY, ORIGIN, MAIL_FROM }: Settings): Keys | null {
  const [publicKey, privateKey] = PUSH_KEY?.split('.') ?? []
  if (!publicKey || !privateKey) return null
  const subject = ORIGIN.startsWith('https:') ? ORIGIN : `mailto:${sender(MAIL_FROM ? { MAIL_FROM } : {})}`
  return { subject, publicKey, privateKey }
}

/** Which of our keys subscriptions are made with now, as devices remember it; null where there are none. */
export function pushKeyId(env: Settings): string | null {
  const keys = pushKeys(env)
  return keys && idOf(keys)
}

export function idOf({ publicKey }: Keys): string {
  return hash(publicKey).slice(0, ID_LENGTH)
}
