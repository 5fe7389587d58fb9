import { MINUTE_MS, SECOND_MS } from '../../../schema/time.ts'
import { CLOSED_IDLE, CLOSED_REISSUED, PROTOCOL } from '../../../schema/wire/closing.ts'
import type { Pushed, Report } from '../../../schema/wire/socket.ts'
import type { Page } from '../page.ts'

const OPEN = 1
const FIRST_WAIT_MS = SECOND_MS
/** A page that is looked at asks so often whether anybody still hears it. */
const ASK_EVERY_MS = MINUTE_MS
/** So long it waits for an answer; where somebody has just come back to it, not so long. */
const ANSWER_WITHIN_MS = 10 * SECOND_MS
const LOOK_WITHIN_MS = 4 * SECOND_MS

export interface Ends {
  /** The version that the page has shown. */
  shown(): number
  hear(envelope: Pushed['envelope']): void
  /** Told of each sign of life as `open`. */
  line(line: Page['line']): void
}

/**
 * Keeps a socket open for as long as the page is (or, where others want its place, as it is used), and tells over it what the
 * page shows and whether it is used. A socket whose other end is gone without a word looks open for ever: so a page that
 * is looked at asks each minute, and whenever somebody comes back to it or the network does; the runtime answers without
 * waking the room. Where no answer comes, another socket is opened, with growing, random waits.
 */
export function live(link: string, { shown, hear, line }: Ends): void {
  let socket: WebSocket | undefined
  let waitMs = FIRST_WAIT_MS
  let retry = 0
  let deadline = 0
  let used = !document.hidden
  let rest: 'resting' | 'reissued' | undefined

  function open(): void {
    forsake()
    rest = undefined
    const own = new WebSocket(`${location.origin.replace('http', 'ws')}/api/seat/live`, [PROTOCOL, link])
    socket = own
    answerWithin(ANSWER_WITHIN_MS)
    own.addEventListener('message', ({ data }) => {
      if (own !== socket) return
      clearTimeout(deadline)
      waitMs = FIRST_WAIT_MS
      line('open')
      if (data === 'pong') return
      hear((JSON.parse(data) as Pushed).envelope)
      report()
    })
    own.addEventListener('close', ({ code }) => {
      if (own !== socket) return
      if (code === CLOSED_REISSUED) rest = 'reissued'
      else if (code === CLOSED_IDLE) rest = 'resting'
      if (!rest) return lost()
      forsake()
      line(rest)
    })
  }

  /** Whatever it may still bring comes too late. */
  function forsake(): void {
    clearTimeout(retry)
    clearTimeout(deadline)
    const old = socket
    socket = undefined
    old?.close()
  }

  function lost(): void {
    forsake()
    line('broken')
    // Those whom one failure has cut off come back one after the other.
    retry = setTimeout(open, waitMs * (0.5 + Math.random() / 2))
    waitMs = Math.min(waitMs * 2, MINUTE_MS)
  }

  function answerWithin(ms: number): void {
    clearTimeout(deadline)
    deadline = setTimeout(lost, ms)
  }

  function report(): void {
    // What lies in a hidden tab has not been shown to anybody.
    const visible = !document.hidden
    const now: Report = { visible, used, shown: visible ? shown() : undefined }
    if (socket?.readyState === OPEN) socket.send(JSON.stringify(now))
    used = false
  }

  function ask(withinMs: number): void {
    if (document.hidden || socket?.readyState !== OPEN) return
    socket.send('ping')
    answerWithin(withinMs)
  }

  /** Somebody has come back, or the network has: what was not to be had may be there again. */
  function look(): void {
    if (document.hidden || rest) return
    waitMs = FIRST_WAIT_MS
    if (!socket) open()
    else if (socket.readyState === OPEN) ask(LOOK_WITHIN_MS)
    else answerWithin(LOOK_WITHIN_MS)
  }

  function use(): void {
    used = true
    if (rest === 'resting') open()
  }

  open()
  setInterval(() => {
    if (used) report()
    ask(ANSWER_WITHIN_MS)
  }, ASK_EVERY_MS)
  for (const kind of ['pointerdown', 'keydown', 'scroll']) addEventListener(kind, use)
  document.addEventListener('visibilitychange', () => {
    report()
    if (rest === 'resting' && !document.hidden) open()
    else look()
  })
  addEventListener('online', look)
}
