import { completeOptions } from '../../engine/options.ts'
import { describe, expect, test } from 'vitest'
import { findGame } from '../../engine/catalogue.ts'
import type { State as Cloud9 } from '../../engine/cloud9/state.ts'
import type { Game, Seat } from '../../engine/game.ts'
import type { State as Merchants } from '../../engine/merchants/core/state.ts'
import type { State as Pub } from '../../engine/pub/core/state.ts'
import { chance, randomPlay } from '../random-play.ts'

/** What lies open to a seat, and every phase in which somebody is asked: of games whose cards may lie anywhere. */
const OPEN: {
  readonly [game: string]: { readonly phases: readonly string[]; readonly seen: (state: never, seat: Seat) => object }
} = {
  cloud9: {
    phases: ['passengers', 'pilot', 'solo'],
    seen: (state: Cloud9, seat) => ({
      ...state,
      round: null,
      pile: state.pile.length,
      players: state.players.map((player, other) =>
        other === seat ? player : { ...player, hand: player.hand.length, sealed: kindOf(player.sealed) }
      )
    })
  },
  pub: {
    phases: ['first', 'second'],
    seen: (state: Pub) => ({
      ...state,
      players: state.players.map(player => ({ ...player, hidden: player.hidden.toSorted() }))
    })
  },
  merchants: {
    phases: ['play', 'die', 'sale', 'bonus'],
    seen: (state: Merchants, seat) => ({
      ...state,
      deck: state.deck.length,
      discard: state.discard.toSorted(),
      players: state.players.map((player, other) => (other === seat ? player : { ...player, hand: player.hand.length }))
    })
  }
}

function kindOf(sealed: string | null): string | null {
  return sealed === null || sealed === 'wait' ? sealed : 'sealed'
}

describe.each(Object.entries(OPEN))('in %s', (name, { phases, seen }) => {
  const game = findGame(name) as Game
  const { least, most } = game.seats
  const moments = [least, most].flatMap((seats, number) =>
    (game.presets ?? [{ options: {} }]).flatMap(({ options }) =>
      randomPlay(game, completeOptions(game, options, seats), seats, 31 + number)
    )
  )

  test('whatever is asked, all that lies open is imagined as it lies', () => {
    const dice = chance(7)
    for (const { before, seat } of moments) {
      const imagined = game.insight?.sampleState?.(before.setup.options, game.view(before.state, seat), dice)
      expect(seen(imagined as never, seat)).toEqual(seen(before.state as never, seat))
    }
    const asked = moments.map(({ before }) => (before.state as { phase: string }).phase)
    expect(new Set(asked)).toEqual(new Set(phases))
  })
})
