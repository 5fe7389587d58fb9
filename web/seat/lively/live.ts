import { MINUTE_MS, SECOND_MS } from '../../../schema/time.ts'
import { CLOSED_IDLE, CLOSED_REISSUED, PROTOCOL } from '../../../schema/wire/closing.ts'
import type { Pushed, Report } from '../../../schema/wire/socket.ts'
import type { Page } from '../page.ts'

const OPEN = 1
const FIRST_WAIT_MS = SECOND_MS

export interface Ends {
  /** The version that the page has shown. */
  shown(): number
  hear(envelope: Pushed['envelope']): void
  line(line: Page['line']): void
}

/** Keeps a socket open for as long as the page is (or, where others want its place, as it is used), and tells over it what the page shows and whether it is used. */
export function live(link: string, { shown, hear, line }: Ends): void {
  let socket: WebSocket
  let waitMs = FIRST_WAIT_MS
  let retry = 0
  let used = !document.hidden
  let resting = false

  function open(): void {
    clearTimeout(retry)
    resting = false
    socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/seat/live`, [PROTOCOL, link])
    socket.addEventListener('message', ({ data }) => {
      if (data === 'pong') return
      waitMs = FIRST_WAIT_MS
      line('open')
      hear((JSON.parse(data) as Pushed).envelope)
      report()
    })
    socket.addEventListener('close', ({ code }) => {
      if (code === CLOSED_REISSUED) return line('reissued')
      resting = code === CLOSED_IDLE
      if (resting) return line('resting')
      line('broken')
      retry = setTimeout(open, waitMs)
      waitMs = Math.min(waitMs * 2, MINUTE_MS)
    })
  }

  function report(): void {
    // What lies in a hidden tab has not been shown to anybody.
    const visible = !document.hidden
    const now: Report = { visible, used, shown: visible ? shown() : undefined }
    if (socket.readyState === OPEN) socket.send(JSON.stringify(now))
    used = false
  }

  function use(): void {
    used = true
    if (resting) open()
  }

  open()
  setInterval(() => {
    if (used) report()
    else if (!document.hidden && socket.readyState === OPEN) socket.send('ping')
  }, MINUTE_MS)
  for (const kind of ['pointerdown', 'keydown', 'scroll']) addEventListener(kind, use)
  document.addEventListener('visibilitychange', report)
  addEventListener('online', () => {
    if (resting) return
    if (socket.readyState > OPEN) open()
    else line('open')
  })
}
