import type { Envelope, Pushed, Report } from '../../schema/wire.ts'

// As the wire has them; a page takes no values from there.
const CLOSED_REISSUED = 4410
const PROTOCOL = 'slowboat'

const MINUTE_MS = 60_000
const FIRST_WAIT_MS = 1000

export interface Heard {
  received(envelope: Envelope): void
  line(state: 'open' | 'broken' | 'reissued'): void
}

/** Keeps a socket open for as long as the page is, and tells over it what the page shows and whether it is used. */
export function live(link: string, shown: () => number, heard: Heard): void {
  let socket: WebSocket
  let waitMs = FIRST_WAIT_MS
  let retry = 0
  let used = true

  function open(): void {
    clearTimeout(retry)
    socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/seat/live`, [PROTOCOL, link])
    socket.onmessage = ({ data }) => {
      if (data === 'pong') return
      waitMs = FIRST_WAIT_MS
      heard.line('open')
      heard.received((JSON.parse(data) as Pushed).envelope)
      report()
    }
    socket.onclose = ({ code }) => {
      if (code === CLOSED_REISSUED) return heard.line('reissued')
      heard.line('broken')
      retry = setTimeout(open, waitMs)
      waitMs = Math.min(waitMs * 2, MINUTE_MS)
    }
  }

  function report(): void {
    const visible = !document.hidden
    const now: Report = { visible, used, ...(visible && { shown: shown() }) }
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(now))
    used = false
  }

  function ping(): void {
    if (document.hidden || socket.readyState !== WebSocket.OPEN) return
    if (used) report()
    else socket.send('ping')
  }

  open()
  setInterval(ping, MINUTE_MS)
  for (const kind of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(kind, () => (used = true), { passive: true })
  document.addEventListener('visibilitychange', report)
  addEventListener('online', () => {
    if (socket.readyState > WebSocket.OPEN) open()
  })
}
