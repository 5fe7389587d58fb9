import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Heard, Reply } from './heard.ts'

/** Stands for every other host that the Worker of the tests posts to: nothing leaves this machine. Answers where it is. */
export async function elsewhere(): Promise<string> {
  const heard: Heard[] = []
  const replies: Reply[] = []
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request
    const url = request.url?.slice(1) ?? ''
    const body = await buffer(request)
    if (url === 'heard') return void response.end(JSON.stringify(heard))
    if (url === 'replies') return void response.end(`${replies.push(JSON.parse(body.toString()) as Reply)}`)
    heard.push({
      url,
      method,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, `${value}`])),
      body: body.toString('base64')
    })
    const at = replies.findIndex(reply => reply.url === url)
    const [reply] = at < 0 ? [] : replies.splice(at, 1)
    if (reply?.stops === 'before') return
    response.writeHead(reply?.status ?? 201, reply?.headers)
    if (reply?.stops === 'within') response.write('and so')
    else response.end(reply?.body)
  }
}
