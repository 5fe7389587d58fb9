import type { Doing, Move } from '../../../seat/game.ts'
import { first } from '../../first.ts'
import type { Named } from '../../said.ts'
import type { Module } from '../module.ts'
import type { words } from '../words/en/turn.ts'

type Pieces = typeof words

/** A turn in one language: its pieces, and the sentences that are made of them. */
export type TurnWords = Pieces & {
  readonly offers: NonNullable<Named['offers']>
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
  const made = { offers, card, listed, doing, to }
  const words: TurnWords & Owned = Object.assign({}, pieces, ...own, made)
  return words

  function card(card: string): string {
    return cards?.[card] ?? pieces.card(card)
  }

  function listed(cards: readonly string[]): string {
    return pieces.list(cards.map(card))
  }

  /** `G7` to `b2`, and whatever else a module does. */
  function what(move: Move): string {
    return first(modules, ({ to }) => to?.(move, words)) ?? pieces.onto(card(move.card), move.place)
  }

  function doing(now: Doing): string {
    return capital(first(modules, ({ doing }) => doing?.[now.verb]?.(now, words)) ?? usual(now))
  }

  function usual({ verb, card: held, place, ways, price, picked, missing }: Doing): string {
    if (!place) return pieces.where(card(held))
    const done = capital(what({ verb, card: held, place, kind: ways?.kind ?? 'cell' }))
    if (missing) return pieces.due(done, price, missing)
    return price ? pieces.paid(done, listed(picked)) : pieces.free(done)
  }

  function to(move: Move): string {
    return move.price === undefined ? what(move) : pieces.costs(what(move), move.price)
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
