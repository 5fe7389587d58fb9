import type { View } from '../../../../../engine/tranquility/view.ts'
import type { Moment } from '../../../../seat/game.ts'
import { BOAT } from '../../board/glyphs.ts'
import type { Naming, Now } from '../said.ts'

/** What is special about what happened. */
export const pictures = { started: BOAT, paid: BOAT }

/** More than so many cards of one's own are only counted: the places show them. */
const MOST_NAMED = 3

interface Pieces {
  readonly held: string
  readonly played: (who: string | null) => string
  /** What a Start costs one player alone, and several. */
  readonly alone: string
  readonly together: string
  readonly you: string
  /** Who has offered how many, and how many are missing. */
  readonly offers: (offers: readonly string[], short: number) => string
  readonly next: string
  readonly offered: (cards: readonly string[]) => string
  readonly offeredNone: string
  readonly change: string
  readonly all: string
  readonly unseen: string
  readonly count: (cards: number) => string
  readonly short: (missing: number) => string
}

export function momentOf(now: Now, named: Naming, words: Pieces): Moment | undefined {
  return paying(words, now, named) ?? held(words, now)
}

/** What must be played. */
function held(words: Pieces, { view, offered }: Now): Moment | undefined {
  // A card that may stand for a Start need not be played as one.
  const isHeld = offered.includes('start') && view.hand?.includes('S')
  return isHeld ? { picture: BOAT, happened: words.held, next: price(words, view) } : undefined
}

function price({ alone, together }: Pieces, { players }: View): string {
  return players.length > 1 ? together : alone
}

/** The Start is played: eight places, and whose cards are there already. */
function paying(words: Pieces, { view, who }: Now, named: Naming): Moment | undefined {
  const { pledge, viewer, active } = view
  if (!pledge) return undefined
  const { counts, short, mine } = pledge
  const given = counts.flatMap((count, seat) => Array.from({ length: count ?? 0 }, () => seat))
  const own = given.flatMap((seat, at) => (seat === viewer ? at : []))
  const offers = counts.map((count, seat) => `${who(seat) ?? words.you} ${count ?? '–'}`)
  return {
    picture: BOAT,
    ...said(),
    slots: {
      says: words.offers(offers, short),
      hold: [...given.map((seat, at) => who(seat) ?? sign(mine?.[own.indexOf(at)])), ...Array(short).fill('')],
      own
    }
  }

  function said(): Pick<Moment, 'happened' | 'next'> {
    if (short > 0 && !counts.includes(null)) return { happened: words.all, next: words.short(short) }
    if (!mine) return { happened: `${words.played(who(active))} ${price(words, view)}`, next: words.next }
    const unseen = own.length > mine.length ? [words.unseen] : []
    const cards = own.length > MOST_NAMED ? [words.count(own.length)] : [...mine.map(named), ...unseen]
    return own.length > 0
      ? { happened: words.offered(cards), next: words.next }
      : { happened: words.offeredNone, next: words.change }
  }
}

/** A number as it stands on its card; all others are only ticked off. */
function sign(card = ''): string {
  return Number(card) ? card : '✓'
}
