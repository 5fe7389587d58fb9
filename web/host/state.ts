import type { Code } from '../qr.ts'
import type { Envelope, Invitation, Language, Opened } from '../../schema/wire.ts'

/** One seat, as its host may know it. */
export interface HostSeat {
  readonly seat: number
  readonly name: string
  readonly link: string
  readonly taken: boolean
  readonly unreachedSince: number | null
  readonly invitation: Invitation
}

/** What the server says to whoever holds the host's link. */
export interface HostView {
  readonly language: Language
  readonly match: string
  /** The game by its name and by its title; null when the match was opened this moment, by a form. */
  readonly game: { readonly name: string; readonly title: string } | null
  readonly over: boolean
  readonly seats: readonly HostSeat[]
  readonly links: { readonly host: string; readonly watcher: string }
}

/** All that the page shows. */
export interface State {
  readonly view: HostView
  /** The seats of this match that this device has seen: its holder's own. */
  readonly own: readonly number[]
  readonly scripted: boolean
  /** Whether the device can hand a link to another of its programs. */
  readonly canShare: boolean
  readonly copied: string | null
  /** The QR codes that are shown, by their link. */
  readonly codes: { readonly [link: string]: Code }
  /** The seat that is about to get a new link. */
  readonly renewing: HostSeat | null
  /** What came of giving a seat a new link. */
  readonly told: { readonly seat: number; readonly text: string } | null
}

export interface Acts {
  copy(link: string): void
  share(link: string, name: string): void
  code(link: string): void
  ask(seat: HostSeat): void
  renew(): void
  leave(): void
}

export function hostView(opened: Opened, envelope: Envelope | null, title: string, language: Language): HostView {
  const { match, links } = opened
  const view: HostView = {
    language,
    match,
    game: envelope && { name: envelope.game, title },
    over: false,
    seats: links.seats.map(seat => ({ ...seat, taken: false, unreachedSince: null })),
    links
  }
  return envelope ? withPlayers(view, envelope) : view
}

/** Who has come, and whether the match is over. */
export function withPlayers(view: HostView, { result, table }: Envelope): HostView {
  const seats = view.seats.map(seat => {
    const { taken = false, unreachedSince = null } = table.players[seat.seat] ?? {}
    return { ...seat, taken, unreachedSince }
  })
  return { ...view, seats, over: result !== null }
}

export function withLinks(view: HostView, { links }: Opened): HostView {
  return { ...view, links, seats: view.seats.map((seat, index) => ({ ...seat, ...links.seats[index] })) }
}

export function atFirst(view: HostView): State {
  const untouched = { own: [], scripted: false, canShare: false, copied: null, codes: {}, renewing: null, told: null }
  return { view, ...untouched }
}
