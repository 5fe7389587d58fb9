import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Pushed, Report } from '../../schema/wire/socket.ts'
import { fetchHere } from './client.ts'

/** A page's socket, and what it has heard. */
export interface Live {
  readonly heard: Envelope[]
  readonly raw: string[]
  readonly socket: WebSocket
  /** The next envelope that arrives. */
  next(): Promise<Envelope>
  tell(report: Report): void
}

export async function connect(link: string): Promise<Response> {
  const protocols = `slowboat, ${link.slice(link.lastIndexOf('/') + 1)}`
  return fetchHere('/api/seat/live', { headers: { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': protocols } })
}

/** With which code it is closed. */
export const closing = ({ socket }: Live): Promise<number> =>
  new Promise(resolve => socket.addEventListener('close', ({ code }) => resolve(code)))

/** A page's socket, once it has been greeted with what there is: what comes next is news. */
export async function live(link: string): Promise<Live> {
  const { webSocket, status } = await connect(link)
  if (!webSocket) throw new Error(`the socket was answered ${status}`)
  const heard: Envelope[] = []
  const raw: string[] = []
  const waiting: ((envelope: Envelope) => void)[] = []
  webSocket.addEventListener('message', ({ data }) => {
    raw.push(String(data))
    if (data === 'pong') return
    const { envelope } = JSON.parse(String(data)) as Pushed
    heard.push(envelope)
    waiting.splice(0).forEach(resolve => resolve(envelope))
  })
  const next = () => new Promise<Envelope>(resolve => waiting.push(resolve))
  const greeted = next()
  webSocket.accept()
  await greeted
  return {
    heard,
    raw,
    socket: webSocket,
    next,
    tell: report => webSocket.send(JSON.stringify(report))
  }
}
