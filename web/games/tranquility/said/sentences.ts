import type { Doing, Move } from '../../../seat/game.ts'
import type { Named } from '../../said.ts'
import { first } from '../../first.ts'
import type { Module } from '../module.ts'
import type { words } from '../words/en/turn.ts'

type Pieces = typeof words

/** A turn in one language: its pieces, and the sentences that are made of them. */
export type TurnWords = Pieces & {
  readonly offers: NonNullable<Named['offers']>
  readonly confirm: NonNullable<Named['confirm']>
  card(card: string): string
  /** Several cards by name. */
  listed(cards: readonly string[]): string
  doing(doing: Doing): string
  to(move: Move): string
}

/** The sentences of a turn, out of a language's pieces and those of the modules: how they are put together is the same in all. */
export function sentences<Owned>(
  pieces: Pieces,
  own: readonly Partial<Named & Owned>[],
  modules: readonly Module<Owned>[]
): TurnWords & Owned {
  const cards: Named['cards'] = Object.assign({}, ...own.map(({ cards }) => cards))
  const offers: Named['offers'] = Object.assign({}, ...own.map(({ offers }) => offers))
  const confirm: Named['confirm'] = Object.assign({}, ...own.map(({ confirm }) => confirm))
  const made = { offers, confirm, card, listed, doing, to }
  const words: TurnWords & Owned = Object.assign({}, pieces, ...own, made)
  return words

  function card(card: string): string {
    return cards?.[card] ?? card
  }

  function listed(cards: readonly string[]): string {
    return pieces.list(cards.map(card))
  }

  function doing(now: Doing): string {
    const own = first(modules, ({ doing }) => doing?.[now.verb]?.(now, words))
    return own ?? `${offers?.[now.verb] ?? now.verb}.`
  }

  function to(move: Move): string {
    const own = first(modules, ({ to }) => to?.(move, words))
    return own ?? pieces.costs(card(move.card), move.place, move.price ?? 0)
  }
}
