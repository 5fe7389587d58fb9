import type { View } from '../../../../engine/tranquility/view.ts'
import type { AsideProps } from '../../../seat/game.ts'
import { faceOf } from './face.tsx'
import type { Module } from '../module.ts'
import type { TurnWords } from '../said/sentences.ts'

/** What lies beside the sea. */
export function asideOf<Own>(modules: readonly Module<Own>[]) {
  const Face = faceOf(modules)
  return ({ view, words, name }: AsideProps<View, TurnWords & Own>) => {
    const all = modules.flatMap(({ lying }) => lying?.(view, words, name) ?? [])
    return <>{modules.map(({ List }) => List && <List {...{ all, words, Face }} />)}</>
  }
}
