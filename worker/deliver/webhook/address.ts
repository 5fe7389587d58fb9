import type { WebhookKind } from '../../../schema/webhooks.ts'
import type { Webhook } from '../../../schema/wire/reached.ts'
import type { Env } from '../../env.ts'
import { KINDS, type Place } from './kinds.ts'

type Settings = Pick<Env, 'WEBHOOK_HOSTS'>

/** Where a webhook posts to; null for every address that is none of its service's, and so might be anybody's. */
export function placeOf({ kind, address, token = '' }: Webhook, env: Settings): Place | null {
  const { path, signed } = KINDS[kind]
  const url = URL.parse(address)
  if (!url || url.protocol !== 'https:' || url.port || url.username || url.password || url.search || url.hash)
    return null
  if (!hostsOf(kind, env).includes(url.hostname) || !path.test(url.pathname)) return null
  return signed && !token ? null : { url, token }
}

/** The hosts that an address of a kind may have. */
export function hostsOf(kind: WebhookKind, { WEBHOOK_HOSTS = '' }: Settings): readonly string[] {
  const more = WEBHOOK_HOSTS.split(/\s+/).map(entry => entry.split(':'))
  const named = more.flatMap(([name, host = '']) => (name === kind && isName(host) ? [host] : []))
  return [...KINDS[kind].hosts, ...named]
}

/** A name of the public kind: no address in numbers, and none that only this network knows. */
function isName(host: string): boolean {
  return (
    /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])$/.test(host) &&
    !/\.(local|localhost|internal|lan|home|arpa)$/.test(host)
  )
}
