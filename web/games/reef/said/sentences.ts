import type { Doing, Move } from '../../../seat/game.ts'
import type { words } from '../words/en/turn.ts'
import type { Sea } from '../board/ways.ts'

type Pieces = typeof words

/** A turn in one language: its pieces, and the sentences that are made of them. */
export type TurnWords = Pieces & {
  doing(doing: Doing): string
  to(move: Move): string
}

/** What is done, and to what; a way is one of the engine's (`d1`, `a4>1`) or, as it is tapped, a whole line (`buy d1`). */
interface Done extends Pick<Doing, 'verb' | 'place'> {
  /** The card that is bought, and behind it the pair that it breeds. */
  readonly as?: string | undefined
}

/** The sentences of a turn, out of a language's pieces: how they are put together is the same in all. */
export function sentences(pieces: Pieces): TurnWords {
  return { ...pieces, doing, to }

  function doing(now: Doing & Partial<Pick<Sea, 'cards'>>): string {
    const { verb, place, picked, missing, as = now.cards?.[place] } = now
    if (!place && verb in pieces.asks) return pieces.asks[verb as keyof typeof pieces.asks]
    if (now.ways?.begun?.includes(place)) return pieces.which
    const done = sentence({ verb, as, place })
    if (missing) return `${done} ${pieces.choose(missing)}`
    return picked.length > 0 ? `${done} ${pieces.paid(picked)}` : done
  }

  function to({ verb, as, place, price }: Move): string {
    return `${sentence({ verb, as, place })}${price ? ` ${pieces.costing(price)}.` : ''}`
  }

  /** One sentence of what comes of it. */
  function sentence({ verb, as = '', place }: Done): string {
    const [, line, cell = '', coral] = /^(?:(\w+) )?(\w+)(?:>(\d))?$/.exec(place) ?? []
    const [card = '', pair] = as.split(' ')
    switch (line ?? verb) {
      case 'take':
        return pieces.take(card || cell)
      case 'buy':
        if (coral) return pair ? pieces.breeds(card, cell, coral, pair) : pieces.fish(card, cell, coral)
        return pieces.buys[card as keyof typeof pieces.buys]?.(cell) ?? ''
      case 'reveal':
        return pieces.reveal(cell)
      case 'shark':
        return /^\d/.test(cell) ? pieces.eatsOwn(cell) : pieces.eats(cell)
      default:
        return pieces.does[verb as keyof typeof pieces.does] ?? ''
    }
  }
}
