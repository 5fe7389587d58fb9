import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { BrowserContextOptions } from 'playwright-core'

/** What becomes of what a browser sends: a request that is held goes on once it is released, one that is swallowed never does. */
type Mode = 'pass' | 'hold' | 'swallow' | 'cut'

/** A bad network between a browser and a server. */
export interface Proxy {
  /** For the browser whose network it is. */
  readonly options: Pick<BrowserContextOptions, 'proxy'>
  /**
   * From now on requests and new sockets fare so. `swallow` also leaves the sockets that are open without another end, for
   * good and without a word; `cut` ends them.
   */
  set(mode: Mode): void
  /** Sends on what was held, though nobody may wait for it any more; answers once the server has answered each. */
  release(): Promise<void>
  /** How many requests have come so far, sockets not counted. */
  requests(): number
  end(): Promise<void>
}

export async function badNetwork(): Promise<Proxy> {
  let mode: Mode = 'pass'
  let counted = 0
  let held: (() => Promise<void>)[] = []
  const tunnels = new Set<Tunnel>()

  const server = createServer((asked, answer) => void take(asked, answer))
  server.on('connect', (asked: IncomingMessage, client: Socket) => {
    const tunnel = tunnelTo(asked.url ?? '', client)
    tunnels.add(tunnel)
    if (mode === 'cut') tunnel.cut()
    else if (mode !== 'pass') tunnel.swallow()
    tunnel.begin()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo

  async function take(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    counted++
    if (mode === 'cut') return void answer.destroy()
    if (mode === 'swallow') return
    const body: Buffer[] = []
    for await (const part of asked) body.push(part as Buffer)
    const goOn = () => forward(asked, Buffer.concat(body), answer)
    if (mode === 'hold') held.push(goOn)
    else await goOn()
  }

  return {
    // Else a browser goes to its own machine directly.
    options: { proxy: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' } },
    set(next) {
      mode = next
      for (const tunnel of tunnels) {
        if (mode === 'swallow') tunnel.swallow()
        if (mode === 'cut') tunnel.cut()
      }
    },
    async release() {
      const waiting = held
      held = []
      for (const goOn of waiting) await goOn()
    },
    requests: () => counted,
    async end() {
      for (const tunnel of tunnels) tunnel.cut()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}

/** Sends a request on as it came, and the answer back if anybody still waits for it. */
function forward(asked: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<void> {
  return new Promise(resolve => {
    const { method, headers, url = '' } = asked
    const onward = request(url, { method, headers, agent: false }, back => {
      if (!answer.destroyed) answer.writeHead(back.statusCode ?? 502, back.rawHeaders)
      back.on('data', part => answer.destroyed || answer.write(part))
      back.on('end', () => {
        answer.end()
        resolve()
      })
    })
    onward.on('error', () => {
      answer.destroy()
      resolve()
    })
    onward.end(body)
  })
}

interface Tunnel {
  begin(): void
  swallow(): void
  cut(): void
}

function tunnelTo(address: string, client: Socket): Tunnel {
  const { hostname, port } = new URL(`http://${address}`)
  const server = connect(Number(port), hostname)
  let isSwallowed = false
  const cut = () => [client, server].forEach(socket => socket.destroy())
  for (const [from, to] of [
    [client, server],
    [server, client]
  ] as const) {
    from.on('data', part => isSwallowed || to.write(part))
    from.on('error', () => isSwallowed || cut())
    from.on('close', () => isSwallowed || cut())
  }
  return {
    begin: () =>
      server.once('connect', () => isSwallowed || client.write('HTTP/1.1 200 Connection established\r\n\r\n')),
    swallow() {
      isSwallowed = true
    },
    cut
  }
}
