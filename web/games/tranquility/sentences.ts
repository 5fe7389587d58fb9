import type { Doing, Move } from '../../seat/game.ts'
import type { Named } from '../said.ts'
import { first } from '../first.ts'
import type { Module } from './module.ts'
import type { words } from './words/en/turn.ts'

type Pieces = typeof words

/** A turn in one language: its pieces, and the sentences that are made of them. */
export type TurnWords = Pieces & {
  readonly offers: NonNullable<Named['offers']>
  card(card: string): string
  /** Several cards by name. */
  listed(cards: readonly string[]): string
  doing(doing: Doing): string
  to(move: Move): string
}

/** The sentences of a turn, out of a language's pieces and those of the modules: how they are put together is the same in all. */
export function sentences<Owned = unknown>(
  pieces: Pieces,
  own: readonly Partial<Named & Owned>[] = [],
  modules: readonly Module<Owned>[] = []
): TurnWords & Owned {
  const cards: Named['cards'] = Object.assign({}, pieces.cards, ...own.map(({ cards }) => cards))
  const offers: Named['offers'] = Object.assign({}, pieces.offers, ...own.map(({ offers }) => offers))
  const made = { cards, offers, card, listed, doing, to }
  const words: TurnWords & Owned = Object.assign({}, pieces, ...own, made)
  return words

  function card(card: string): string {
    return cards?.[card] ?? card
  }

  function listed(cards: readonly string[]): string {
    return pieces.list(cards.map(card))
  }

  function doing(now: Doing): string {
    return first(modules, ({ doing }) => doing?.[now.verb]?.(now, words)) ?? usual(now)
  }

  function usual(now: Doing): string {
    const { verb, place, price, picked, missing, stands } = now
    const played = card(now.card)
    switch (verb) {
      case 'place':
        if (!place) return pieces.where(played)
        if (missing) return pieces.due(played, place, price, missing)
        return price ? pieces.paid(played, place, listed(picked)) : pieces.free(played, place)
      case 'discard':
        return missing ? pieces.choose(missing) : pieces.discard(listed(picked))
      case 'give':
        if (stands) return pieces.giveOther
        if (picked.length === 0) return pieces.giveNone
        return missing ? `${pieces.give(listed(picked))} ${pieces.unseen}` : pieces.give(listed(picked))
      default:
        return `${offers?.[verb] ?? verb}.`
    }
  }

  function to(move: Move): string {
    const own = first(modules, ({ to }) => to?.(move, words))
    return own ?? pieces.costs(card(move.card), move.place, move.price ?? 0)
  }
}
