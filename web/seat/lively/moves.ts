import type { Envelope } from '../../../schema/wire/envelope.ts'
import { keep, recall } from '../../device.ts'
import type { TurnGame } from '../game.ts'
import type { Page } from '../page.ts'
import { fade, isStill, MOVE_MS, sail, turnOver } from './motion.ts'

/** More than that is told in words alone. */
const MOST = 8
/** As long as what is to come again fades. */
const FIRST_MS = MOVE_MS / 2

/** Lets cards be seen to move: what differs between two drawings of a page, and what others did while nobody looked. */
export function mover(game: TurnGame, { envelope: { match, seat } }: Page): (page: Page, before?: Page) => void {
  const name = `slowboat.seen.${match}.${seat}`
  let seen = Number(recall(name) ?? 0)
  let hand = faces().map(look)
  let latest: Page

  // What came while the page lay hidden.
  document.addEventListener('visibilitychange', () => catchUp(latest.envelope))

  return (page, before) => {
    latest = page
    if (before && !isStill()) moveOwn(page, before)
    hand = faces().map(look)
    catchUp(page.envelope)
  }

  /** What a player does, and what is turned over for it. */
  function moveOwn({ envelope, taps }: Page, before: Page): void {
    const { card, place } = taps
    const laid = one('.table .chosen i')
    const held = one('.hand .chosen')
    if (card >= 0 && place && laid && held && (place !== before.taps.place || card !== before.taps.card))
      sail(laid, held.getBoundingClientRect())
    const fresh = newFaces()
    const [from] = cardsOf(before.envelope.draft?.events.slice(envelope.draft?.events.length ?? 0) ?? [])
    if (envelope.version > before.envelope.version) fresh.forEach(turnOver)
    else if (from) for (const card of fresh) sail(card, from.getBoundingClientRect())
  }

  /** Lets those cards sail again that others laid and nobody here has seen yet. */
  function catchUp({ news, version, table }: Envelope): void {
    if (document.hidden || version <= seen) return
    const entries = news.filter(entry => entry.version > seen && entry.seat !== null && entry.seat !== seat)
    seen = version
    keep(name, seen)
    if (isStill()) return
    const laid = new Map(entries.flatMap(entry => cardsOf(entry.events).map(card => [card, entry.seat ?? 0] as const)))
    const last = [...laid].slice(-MOST)
    for (const [at, [card, other]] of last.entries()) {
      sail(card, edge(other, table.players.length), FIRST_MS + at * MOVE_MS)
      fade(card)
    }
  }

  /** Everybody else sits across the table, from left to right. */
  function edge(other: number, seats: number): DOMRect {
    const { left, top, width } = (one('.table') as HTMLElement).getBoundingClientRect()
    const place = (other - (seat ?? -1) + seats) % seats || seats
    const size = one('.table [role=gridcell]')?.clientWidth ?? 0
    return new DOMRect(left + (width * place) / (seats + 1) - size / 2, top - size / 2, size, size)
  }

  /** The cards that lie where those events happened. */
  function cardsOf(events: Envelope['news'][number]['events']): HTMLElement[] {
    const places = [...document.querySelectorAll<HTMLButtonElement>('.table [role=gridcell] button')]
    return events
      .flatMap(game.places)
      .flatMap(place => places.find(({ value }) => value.endsWith(place))?.querySelector<HTMLElement>('i') ?? [])
  }

  /** The cards in the hand that were not in it when it was last drawn. */
  function newFaces(): HTMLElement[] {
    const known = [...hand]
    return faces().filter(face => {
      const at = known.indexOf(look(face))
      if (at >= 0) known.splice(at, 1)
      return at < 0
    })
  }
}

function faces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.hand button i')]
}

function look({ outerHTML }: Element): string {
  return outerHTML
}

function one(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector)
}
