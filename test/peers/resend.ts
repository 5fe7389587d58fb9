import { createServer } from 'node:http'
import type { Posted } from './given.ts'
import { portOf } from './port.ts'

/**
 * A server that speaks the API of Resend, as its documentation has it: one message for a key, and refusals for
 * addresses that ask for them, like `429.rate_limit_exceeded.7@example.org`, or `422.validation_error.to@example.org` for
 * one that names a field.
 */
export async function resendPeer(posted: Posted[]): Promise<number> {
  const known = new Map<string, { readonly body: string; readonly id: string }>()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const asked: Posted = { path: request.url ?? '', headers: request.headers, body: JSON.parse(body) }
    posted.push(asked)
    const answer = (status: number, said: object, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(said))
    const to = asked.body.to[0] ?? ''
    const [, code, name, after] = /^(\d{3})\.([a-z_]+)(?:\.(\w+))?@/.exec(to) ?? []
    if (to.startsWith('closed')) return request.socket.destroy()
    if (to.startsWith('silent')) return
    if (to.startsWith('half')) return void response.writeHead(200).write('{"id":')
    if (to.startsWith('html')) return response.writeHead(502).end('<h1>Bad gateway</h1>')
    if (asked.headers.authorization !== 'Bearer re_right') return answer(403, { name: 'invalid_api_key' })
    // As it writes them: "Invalid `from` field. The email address needs to follow …"
    const field = after && Number.isNaN(Number(after)) ? after : null
    const message = field ? `Invalid \`${field}\` field.` : 'no'
    if (code) return answer(Number(code), { name, message }, after && !field ? { 'Retry-After': after } : {})
    const key = String(asked.headers['idempotency-key'])
    const before = known.get(key)
    if (before && before.body !== body) return answer(409, { name: 'invalid_idempotent_request' })
    const { id } = before ?? { id: `id-${known.size}` }
    known.set(key, { body, id })
    return answer(200, { id })
  })
  return portOf(server)
}

async function text(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
