import type { Seat, Viewer } from '../engine/game.ts'
import { CLOSED_REISSUED, report } from '../schema/wire.ts'
import { MINUTE_MS } from './clock.ts'
import type { Role } from './links.ts'

/** What a socket remembers of its page, also while the room sleeps. */
interface Page {
  /** null once its link has been replaced: a client need not close when it is told to, and is nobody from then on. */
  readonly viewer: Viewer | null
  readonly shown: number | null
  readonly visible: boolean
  /** When somebody last touched, typed or scrolled there. */
  readonly usedAt: number | null
}

export const PROTOCOL = 'slowboat'
// Whoever opens many shuts nobody else out.
const MOST_OF_A_SEAT = 10
const MOST_WATCHING = 50
const USED_FOR_MS = MINUTE_MS
// A socket may carry 32 MiB, and all others wait while it is parsed.
const REPORT_LENGTH = 200

export type Sockets = ReturnType<typeof openSockets>

/** The open pages of a match. The hibernation API keeps them: an idle page costs nothing. */
export function openSockets(ctx: DurableObjectState) {
  function pages(viewer: Viewer): Page[] {
    return ctx
      .getWebSockets(String(viewer))
      .map(pageOf)
      .filter(page => page.viewer === viewer)
  }

  return {
    isFull: (viewer: Viewer) => pages(viewer).length >= (viewer === 'watcher' ? MOST_WATCHING : MOST_OF_A_SEAT),

    accept(viewer: Viewer, role: Role): { answer: Response; socket: WebSocket } {
      const { 0: client, 1: socket } = new WebSocketPair()
      ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
      ctx.acceptWebSocket(socket, [String(viewer), ofRole(role)])
      keep(socket, { viewer, shown: null, visible: false, usedAt: null })
      const headers = { 'Sec-WebSocket-Protocol': PROTOCOL }
      return { answer: new Response(null, { status: 101, webSocket: client, headers }), socket }
    },

    /** Takes down what a page reports, and answers whether it has just been hidden; whatever else it sends is ignored. */
    heard(socket: WebSocket, message: string | ArrayBuffer, now: number): { hidden: boolean } {
      const before = pageOf(socket)
      const { success, data } = report.safeParse(parsed(message))
      if (!success) return { hidden: false }
      keep(socket, {
        viewer: before.viewer,
        shown: data.shown ?? before.shown,
        visible: data.visible,
        usedAt: data.used ? now : before.usedAt
      })
      return { hidden: before.visible && !data.visible }
    },

    shown: (seat: Seat) => most(pages(seat).map(page => page.shown)),
    usedAt: (seat: Seat) => most(pages(seat).map(page => page.usedAt)),

    /** Until when a seat counts as being there: its page is visible, and was used not long ago. */
    usedUntil: (seat: Seat): number => {
      const usedAt = most(pages(seat).map(page => (page.visible ? page.usedAt : null)))
      return usedAt === null ? 0 : usedAt + USED_FOR_MS
    },

    /** Sends every open page (or those of one viewer) what `text` says for its viewer. */
    tell(text: (viewer: Viewer) => string, only?: Viewer) {
      const texts = new Map<Viewer, string>()
      for (const socket of ctx.getWebSockets(only === undefined ? undefined : String(only))) {
        const { viewer } = pageOf(socket)
        if (viewer === null) continue
        const own = texts.get(viewer) ?? text(viewer)
        texts.set(viewer, own)
        trySend(socket, own)
      }
    },

    closeReissued: (replaced: Seat | Role) => {
      const tag = typeof replaced === 'number' ? String(replaced) : ofRole(replaced)
      for (const socket of ctx.getWebSockets(tag)) {
        keep(socket, { viewer: null, shown: null, visible: false, usedAt: null })
        socket.close(CLOSED_REISSUED, 'LINK_REISSUED')
      }
    }
  }
}

// A host looks at the table as a watcher does, by another link.
function ofRole(role: Role): string {
  return `link of ${role}`
}

/** Also of a socket that has just closed, which the room no longer lists. */
export function pageOf(socket: WebSocket): Page {
  return socket.deserializeAttachment() as Page
}

function keep(socket: WebSocket, page: Page): void {
  socket.serializeAttachment(page)
}

function parsed(message: string | ArrayBuffer): unknown {
  try {
    return typeof message === 'string' && message.length <= REPORT_LENGTH ? JSON.parse(message) : null
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
