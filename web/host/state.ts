import type { Code } from '../qr.ts'
import type { Language } from '../../schema/languages.ts'
import type { Envelope, Player } from '../../schema/wire/envelope.ts'
import type { Opened, OpenedSeat } from '../../schema/wire/links.ts'
import type { Pace } from '../../schema/wire/opening.ts'
import { stoppers } from '../seat/stoppers.ts'
import { isolated } from '../words/isolated.ts'

/** One seat, as its host may know it. */
export interface HostSeat extends OpenedSeat {
  readonly taken: boolean
  readonly unreachedSince: number | null
  readonly unreachedByUs: boolean
  /** To whom it is lent, and until when. */
  readonly lent: Player['lent'] | null
  /** Play waits until it has proven a way to be told. */
  readonly unproven: boolean
}

/** What gets a new link: a seat, or what is no seat's. */
export interface Renewed {
  readonly of: number | 'host' | 'watcher'
  readonly name: string
  /** Its holder must be asked first. */
  readonly asks: boolean
  /** Nobody sits there once it is replaced. */
  readonly vacates: boolean
}

/** What the server says to whoever holds the host's link. */
export interface HostView {
  readonly language: Language
  readonly match: string
  /** The game by its name and by its title; null when the match was opened this moment, by a form. */
  readonly game: { readonly name: string; readonly title: string } | null
  /** The game, by how many, and what was chosen of it. */
  readonly setup: string
  /** Whether some play against others. */
  readonly competed: boolean
  readonly over: boolean
  /** Whom the match waits for, and since when. */
  readonly awaits: readonly number[]
  readonly awaitedSince: number
  readonly agreed: readonly number[]
  readonly asleepAt: number | null
  readonly closedAt: number | null
  /** When the server said so. */
  readonly now: number
  /** Why what was asked was refused. */
  readonly refused: string | null
  /** When the match is deleted unless somebody takes a seat before; null once somebody has. */
  readonly goesAt: number | null
  /** Null as long as the game is. */
  readonly pace: Pace | null
  readonly sealed: boolean
  /** The host's link to the match after this one, if there is one. */
  readonly next: string | null
  /** Where the link of a host who doesn't play is sent when it is lost. */
  readonly mail: Opened['mail']
  readonly seats: readonly HostSeat[]
  readonly links: { readonly host: string; readonly watcher: string }
}

/** All that the page shows. */
export interface State {
  readonly view: HostView
  /** The seats of this match that this device has seen: its holder's own, each with its link. */
  readonly own: { readonly [seat: number]: string }
  readonly scripted: boolean
  /** Whether the device can hand a link to another of its programs. */
  readonly canShare: boolean
  readonly copied: string | null
  /** The QR codes that are shown, by their link. */
  readonly codes: { readonly [link: string]: Code }
  /** What is about to get a new link. */
  readonly renewing: Renewed | null
  /** What came of that. */
  readonly told: { readonly of: Renewed['of']; readonly text: string; readonly isRenewed?: boolean } | null
}

export interface Acts {
  copy(link: string): void
  share(link: string, name: string): void
  code(link: string): void
  /** Another invitation for a seat. */
  invite(seat: number): void
  /** An autopilot for a seat, or none any more. */
  steer(seat: HostSeat, on: boolean): void
  ask(renewed: Renewed): void
  renew(): void
  leave(): void
}

/** What the server alone knows how to say. */
export interface Told {
  readonly title: string
  readonly setup: string
  readonly competed: boolean
  readonly now: number
  readonly refused: string | null
}

const NOTHING_KNOWN = { unreachedSince: null, unreachedByUs: false, lent: null, unproven: false }

export function hostView(opened: Opened, envelope: Envelope | null, told: Told, language: Language): HostView {
  const { match, sealed, next, mail, links, goesAt = null } = opened
  const { title, ...more } = told
  const view: HostView = {
    language,
    match,
    game: envelope && { name: envelope.game, title },
    over: false,
    ...more,
    awaits: [],
    awaitedSince: 0,
    agreed: [],
    asleepAt: null,
    closedAt: null,
    goesAt,
    pace: envelope && envelope.table.pace,
    sealed,
    seats: links.seats.map(seat => ({ ...seat, ...NOTHING_KNOWN, taken: seat.takenAt !== null })),
    next,
    mail,
    links
  }
  return envelope ? withPlayers(view, envelope) : view
}

/** Who has come, and whether the match is over. */
export function withPlayers(view: HostView, envelope: Envelope): HostView {
  const { at: now, result, awaits, awaitedSince, table, unproven = [] } = envelope
  const { pace, asleepAt = null, closedAt = null } = table
  const agreed = stoppers(table)
  const seats = view.seats.map(seat => {
    const { taken = false, unreachedSince = null, unreachedByUs = false, lent = null } = table.players[seat.seat] ?? {}
    return { ...seat, taken, unreachedSince, unreachedByUs, lent, unproven: unproven.includes(seat.seat) }
  })
  const goesAt = seats.some(({ taken, pilot }) => taken && pilot !== 'cat') ? null : view.goesAt
  return { ...view, seats, goesAt, over: result !== null, now, awaits, awaitedSince, pace, agreed, asleepAt, closedAt }
}

export function withLinks(view: HostView, { mail, links, goesAt }: Opened): HostView {
  return {
    ...view,
    mail,
    goesAt: goesAt ?? null,
    links,
    seats: view.seats.map((seat, index) => withLink(seat, links.seats[index]))
  }
}

function withLink(seat: HostSeat, opened: OpenedSeat = seat): HostSeat {
  return { ...seat, ...opened, taken: opened.takenAt !== null }
}

/** How a seat may get a new link: whoever alone has the old one is asked; null while that is waited for, and where a rival cat sits. */
export function renewalOf(seat: HostSeat, { sealed, competed, now }: HostView): Renewed | null {
  const { seat: of, name, taken, handover, pilot } = seat
  if (pilot === 'cat') return competed ? null : { of, name, asks: false, vacates: true }
  const vacates = sealed && taken
  const agreed = handover !== null && (handover.answer === 'agreed' || now >= (handover.from ?? Infinity))
  const isGuarded = taken && (sealed || competed)
  if (isGuarded && handover && !agreed && handover.answer === null) return null
  return { of, name: isolated(name), asks: isGuarded && !agreed, vacates }
}

export function atFirst(view: HostView): State {
  const untouched = { own: {}, scripted: false, canShare: false, copied: null, codes: {}, renewing: null, told: null }
  return { view, ...untouched }
}
