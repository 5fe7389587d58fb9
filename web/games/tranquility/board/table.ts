import type { View } from '../../../../engine/tranquility/view.ts'
import type { TapChoice, TurnGame } from '../../../seat/game.ts'
import { asideOf } from './aside.tsx'
import { boardOf } from './board.tsx'
import { faceOf } from './face.tsx'
import { first } from '../../first.ts'
import type { Module } from '../module.ts'
import type { TurnWords } from '../said/sentences.ts'

/** The table of a match that is made of these modules. */
export function tableOf<Own>(modules: readonly Module<Own>[]): TurnGame<View, TurnWords & Own> {
  return {
    name: 'tranquility',
    Board: boardOf(modules),
    Face: faceOf(modules),
    Aside: asideOf(modules),
    hand: view => view.hand ?? [],
    tapped: choices => modules.reduce<readonly TapChoice[]>((now, module) => module.tapped?.(now) ?? now, choices),
    begun: view => first(modules, module => module.begun?.(view)),
    places: ({ facts }) => (facts.cell ? [`${facts.cell}`] : [])
  }
}
