import type { View } from '../../../../engine/tranquility/view.ts'
import type { AsideProps } from '../../../seat/game.ts'
import { faceOf } from './face.tsx'
import type { Lying, Module } from '../module.ts'
import { rowsOf } from './sea.ts'
import type { TurnWords } from '../said/sentences.ts'

/** What lies beside the sea. */
export function asideOf<Own>(modules: readonly Module<Own>[]) {
  const Face = faceOf(modules)
  return ({ view, words, name }: AsideProps<View, TurnWords & Own>) => {
    const beside = modules.flatMap(({ lying }) => lying?.(view, words, name) ?? [])
    const all = [...beside.filter(isUrgent), ...blockedRows(view, words), ...beside.filter(one => !isUrgent(one))]
    return <>{modules.map(({ List }) => List && <List {...{ all, words, Face }} />)}</>
  }

  // On the sea there is no room for their names.
  function blockedRows(view: View, words: TurnWords & Own): readonly Lying[] {
    const ranks = rowsOf(view.sea, modules).map((_, row) => row + 1)
    return ranks.flatMap(rank =>
      modules.flatMap(({ blocks }) =>
        (blocks?.(view, rank, words) ?? []).map(by => ({ text: words.blocked(by, rank) }))
      )
    )
  }
}

function isUrgent({ urgent }: Lying): boolean {
  return urgent === true
}
