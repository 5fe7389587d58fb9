import type { Seat, Viewer } from '../../engine/game.ts'
import { CLOSED_IDLE, CLOSED_REISSUED, PROTOCOL } from '../../schema/wire/closing.ts'
import type { SeatRow } from '../../schema/room-tables.ts'
import { report } from '../../schema/wire/socket.ts'
import { MINUTE_MS, SECOND_MS } from '../clock.ts'
import type { Link, Role } from '../keys/links.ts'
import { viewerOf } from '../match/admit.ts'
import type { By } from '../match/envelope.ts'
import { isLent } from '../match/lending.ts'
import { makeBuckets } from './buckets.ts'

/** What a socket remembers of its page, also while the room sleeps. */
interface Page {
  /** null once its link has been replaced: a client need not close when it is told to, and is nobody from then on. */
  readonly viewer: Viewer | null
  /** The generation of its link where that is a guest's. */
  readonly guest?: number
  readonly shown: number | null
  readonly visible: boolean
  /** When somebody last touched, typed or scrolled there. */
  readonly usedAt: number | null
  readonly openedAt: number
  /** It was told to close, and counts as gone. */
  readonly dismissed: boolean
}

// Whoever opens many shuts nobody else out: seats, host and watchers have slots of their own.
const MOST_OF_A_SEAT = 10
const MOST_WATCHING = 50
const USED_FOR_MS = MINUTE_MS
// A socket may carry 32 MiB, and all others wait while it is parsed.
const REPORT_LENGTH = 200
// A page reports whenever it is told something; one that has been closed comes back a moment later.
const REPORTS = { most: 200, everyMs: SECOND_MS }
const POLICY_VIOLATION = 1008
const MESSAGE_TOO_BIG = 1009

const UNSEEN = { shown: null, visible: false, usedAt: null, openedAt: 0, dismissed: false }

export type Sockets = ReturnType<typeof makeSockets>

/** The open pages of a match. The hibernation API keeps them: an idle page costs nothing. */
export function makeSockets(ctx: DurableObjectState) {
  const reports = makeBuckets(REPORTS, new WeakMap<WebSocket, number>())

  function pages(seat: Seat): Page[] {
    return ctx.getWebSockets(String(seat)).map(pageOf).filter(isConnected)
  }

  /** Those of its holder, where no guest is meant. */
  function pagesOf(seat: Seat, by?: By): Page[] {
    return pages(seat).filter(({ guest }) => by !== 'holder' || guest === undefined)
  }

  /** What is too large or comes too often is not even read, and closes its socket. */
  function isRefused(socket: WebSocket, message: string | ArrayBuffer, now: number): boolean {
    const isFlood = reports.take(socket, now) > 0
    const isLarge = (typeof message === 'string' ? message.length : message.byteLength) > REPORT_LENGTH
    const isRead = !isFlood && !isLarge
    if (!isRead && socket.readyState === WebSocket.OPEN) dismiss(socket, isFlood ? POLICY_VIOLATION : MESSAGE_TOO_BIG)
    return !isRead
  }

  function closeReissued(replaced: Seat | Role): void {
    for (const socket of ctx.getWebSockets(String(replaced))) closeAs(socket, 'LINK_REISSUED')
  }

  return {
    closeReissued,

    /** Nobody's link opens anything any more. */
    closeAll: (seats: readonly Seat[]) => [...seats, 'watcher' as const, 'host' as const].forEach(closeReissued),

    /** Those to whom a seat is no longer lent. */
    closeGuests(seats: readonly SeatRow[], now: number): void {
      for (const row of seats) {
        const guests = ctx.getWebSockets(tagOf({ role: 'guest', seat: row.seat }))
        const isOver = ({ guest }: Page) => guest !== row.lent?.generation || !isLent(row, now)
        for (const socket of guests) if (isOver(pageOf(socket))) closeAs(socket, 'LOAN_OVER')
      }
    },

    /** Frees a slot for one more page, and answers 0; or how long it takes until one of those there lies idle. */
    freeSlot(link: Link, now: number): number {
      const isTheirs = ({ guest }: Page) => (guest !== undefined) === (link.role === 'guest')
      const there = ctx
        .getWebSockets(tagOf(link))
        .filter(socket => isConnected(pageOf(socket)) && isTheirs(pageOf(socket)))
      const [idlest] = there.sort((one, other) => idleAt(one) - idleAt(other))
      if (!idlest || there.length < (link.role === 'watcher' ? MOST_WATCHING : MOST_OF_A_SEAT)) return 0
      if (idleAt(idlest) > now) return idleAt(idlest) - now
      dismiss(idlest, CLOSED_IDLE)
      return 0
    },

    accept(link: Link, now: number): { answer: Response; socket: WebSocket } {
      const { 0: client, 1: socket } = new WebSocketPair()
      ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
      const viewer = viewerOf(link)
      const isGuest = link.role === 'guest'
      // A guest is told what their seat is.
      ctx.acceptWebSocket(socket, [tagOf(link), ...(isGuest ? [String(viewer)] : [])])
      attach(socket, { ...UNSEEN, viewer, ...(isGuest && { guest: link.generation }), openedAt: now })
      const headers = { 'Sec-WebSocket-Protocol': PROTOCOL }
      return { answer: new Response(null, { status: 101, webSocket: client, headers }), socket }
    },

    /** Takes down what a page reports, and answers whether it has just been hidden; whatever else it sends is ignored. */
    heard(socket: WebSocket, message: string | ArrayBuffer, now: number): { hidden: boolean } {
      if (isRefused(socket, message, now)) return { hidden: false }
      const before = pageOf(socket)
      const { success, data } = report.safeParse(parsed(message))
      if (!success || !isConnected(before)) return { hidden: false }
      attach(socket, {
        ...before,
        shown: data.shown ?? before.shown,
        visible: data.visible,
        usedAt: data.used ? now : before.usedAt
      })
      return { hidden: before.visible && !data.visible }
    },

    shown: (seat: Seat, by?: By) => most(pagesOf(seat, by).map(page => page.shown)),
    usedAt: (seat: Seat, by?: By) => most(pagesOf(seat, by).map(page => page.usedAt)),

    /** Until when a seat counts as being there: its page is visible, and was used not long ago. */
    usedUntil: (seat: Seat): number => {
      const usedAt = most(pages(seat).map(page => (page.visible ? page.usedAt : null)))
      return usedAt === null ? 0 : usedAt + USED_FOR_MS
    },

    /** Sends every open page (or those of one viewer) what `text` says for its viewer, if anything. */
    tell(text: (viewer: Viewer, guest: boolean) => string | null, only?: Viewer) {
      const texts = new Map<string, string | null>()
      for (const socket of ctx.getWebSockets(only === undefined ? undefined : String(only))) {
        const page = pageOf(socket)
        const { viewer } = page
        if (viewer === null || page.dismissed) continue
        const guest = page.guest !== undefined
        const name = `${viewer} ${guest}`
        const known = texts.get(name)
        const own = known === undefined ? text(viewer, guest) : known
        texts.set(name, own)
        if (own !== null) trySend(socket, own)
      }
    }
  }
}

/** Also of a socket that has just closed, which the room no longer lists. */
export function pageOf(socket: WebSocket): Page {
  return socket.deserializeAttachment() as Page
}

function isConnected({ viewer, dismissed }: Page): boolean {
  return viewer !== null && !dismissed
}

/** From when on nobody is thought to be there: one that has just been opened is being looked at. */
function idleAt(socket: WebSocket): number {
  const { openedAt, usedAt } = pageOf(socket)
  return Math.max(openedAt, usedAt ?? 0) + USED_FOR_MS
}

function tagOf({ role, seat }: Pick<Link, 'role' | 'seat'>): string {
  if (role === 'guest') return `guest ${seat}`
  return role === 'seat' ? String(seat) : role
}

function closeAs(socket: WebSocket, why: 'LINK_REISSUED' | 'LOAN_OVER'): void {
  attach(socket, { ...UNSEEN, viewer: null })
  socket.close(CLOSED_REISSUED, why)
}

function dismiss(socket: WebSocket, code: number): void {
  attach(socket, { ...pageOf(socket), dismissed: true })
  socket.close(code)
}

function attach(socket: WebSocket, page: Page): void {
  socket.serializeAttachment(page)
}

function parsed(message: string | ArrayBuffer): unknown {
  try {
    return typeof message === 'string' ? JSON.parse(message) : null
  } catch {
    return null
  }
}

// A socket that has just gone needs nothing any more; its page asks anew when it is back.
function trySend(socket: WebSocket, text: string): void {
  try {
    socket.send(text)
  } catch {
    socket.close(1011)
  }
}

function most(numbers: readonly (number | null)[]): number | null {
  return numbers.reduce((highest, number) => (number !== null && number > (highest ?? -1) ? number : highest), null)
}
