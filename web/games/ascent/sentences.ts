import type { Doing, Move } from '../../seat/game.ts'
import { partsOf } from './cards.ts'

/** What a language says of a turn; how it is put together is the same in all. */
export interface Pieces {
  readonly offers: { readonly [verb: string]: string }
  card(card: string): string
  list(cards: readonly string[]): string
  /** What is done, without its price: short, and good to go on with. */
  onto(card: string, slot: string): string
  fire(card: string, source: string): string
  lifted(fire: string, target: string): string
  lead(route: string): string
  /** What it costs, behind that. */
  costs(what: string, price: number): string
  /** What is still to be chosen. */
  where(card: string): string
  readonly source: string
  target(source: string): string
  readonly herd: string
  up(start: string): string
  due(what: string, price: number, missing: number): string
  paid(what: string, cards: string): string
  free(what: string): string
  discard(missing: number): string
  discarded(cards: string): string
  readonly hook: string
  readonly summit: string
}

/** The sentences of a turn, out of a language's pieces. */
export function sentences(pieces: Pieces) {
  const list = (cards: readonly string[]) => pieces.list(cards.map(pieces.card))

  /** `G7` to `b2`, `FG` to `a1>b2`; a herd has no card, and goes to `b1 b2`. */
  function what(card: string, place: string): string {
    const [from = '', ...rest] = place.split('>')
    if (!/^[A-Z]/.test(card)) return pieces.lead(place.replaceAll(' ', ' → '))
    const named = pieces.card(card)
    if (!partsOf(card).isFire) return pieces.onto(named, from)
    return rest.reduce(pieces.lifted, pieces.fire(named, from))
  }

  function open({ verb, card, place }: Doing): string | undefined {
    if (verb === 'herd') return place ? (place.includes(' ') ? undefined : pieces.up(place)) : pieces.herd
    if (!partsOf(card).isFire) return place ? undefined : pieces.where(pieces.card(card))
    return place ? (place.includes('>') ? undefined : pieces.target(place)) : pieces.source
  }

  function doing(all: Doing): string {
    const { verb, card, place, price, picked, missing } = all
    if (verb === 'hook') return pieces.hook
    if (verb === 'summit') return pieces.summit
    if (verb === 'discard') return missing ? pieces.discard(missing) : capital(pieces.discarded(list(picked)))
    const asks = open(all)
    if (asks) return asks
    const done = capital(what(card, place))
    if (missing) return pieces.due(done, price, missing)
    return price ? pieces.paid(done, list(picked)) : pieces.free(done)
  }

  function to({ card, place, price }: Move): string {
    return price === undefined ? what(card, place) : pieces.costs(what(card, place), price)
  }

  return { offers: pieces.offers, card: pieces.card, doing, to }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
