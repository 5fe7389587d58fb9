import type { Heard, Reply } from './heard.ts'

/** Where the tests ask what was heard, and say what is to be answered. */
const DESK = 'elsewhere.test'

const heard: Heard[] = []
const replies: Reply[] = []

/** Every host that is not this machine, as the Worker of the tests meets it: nothing leaves the machine. */
export async function elsewhere(request: {
  readonly url: string
  readonly method: string
  readonly headers: Iterable<[string, string]>
  arrayBuffer(): Promise<ArrayBuffer>
}): Promise<Response> {
  const { url, method, headers } = request
  const body = Buffer.from(await request.arrayBuffer())
  const { hostname } = new URL(url)
  if (hostname === DESK) return desk(method, body.toString())
  if (['localhost', '127.0.0.1'].includes(hostname))
    return fetch(url, { method, headers: [...headers], redirect: 'manual', ...(body.length > 0 && { body }) })
  heard.push({ url, method, headers: Object.fromEntries(headers), body: body.toString('base64') })
  const at = replies.findIndex(reply => reply.url === url)
  const [reply] = at < 0 ? [] : replies.splice(at, 1)
  return new Response(reply?.body ?? null, { status: reply?.status ?? 201, headers: { ...reply?.headers } })
}

function desk(method: string, text: string): Response {
  if (method === 'POST') replies.push(JSON.parse(text) as Reply)
  return Response.json(heard)
}
