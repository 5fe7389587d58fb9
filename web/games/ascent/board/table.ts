import type { View } from '../../../../engine/ascent/view.ts'
import type { TurnGame } from '../../../seat/game.ts'
import { boardOf } from './board.tsx'
import { faceOf } from './face.tsx'
import type { Module } from '../module.ts'
import { placesOf } from './places.ts'
import { tapped } from './ways.ts'
import type { TurnWords } from '../said/sentences.ts'

/** The table of a match that is made of these modules. */
export function tableOf<Own>(modules: readonly Module<Own>[]): TurnGame<View, TurnWords & Own> {
  return {
    name: 'ascent',
    Board: boardOf(modules),
    Face: faceOf(modules),
    // Goals are part of the board.
    Aside: () => null,
    hand: ({ hand = [] }) => hand,
    tapped: choices => tapped(choices, modules),
    begun: () => undefined,
    places: placesOf
  }
}
