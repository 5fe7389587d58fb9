import { env } from 'cloudflare:workers'
import type { Heard, Reply } from '../heard.ts'

/** What came for an address at some other host, or for all that begin with it, oldest first. */
export async function heardAt(url: string, { whole = true } = {}): Promise<readonly Heard[]> {
  const all: Heard[] = await (await fetch(`${env.STAND_IN}/heard`)).json()
  return all.filter(one => (whole ? one.url === url : one.url.startsWith(url)))
}

/** What an address answers next; without that it is content with everything. */
export async function replyWith(reply: Reply): Promise<void> {
  await fetch(`${env.STAND_IN}/replies`, { method: 'POST', body: JSON.stringify(reply) })
}

export function jsonOf({ body }: Heard): unknown {
  return JSON.parse(new TextDecoder().decode(bytesOf(body)))
}

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
}
