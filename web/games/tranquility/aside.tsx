import type { View } from '../../../engine/tranquility/view.ts'
import type { AsideProps } from '../../seat/game.ts'
import { faceOf } from './face.tsx'
import type { Module } from './module.ts'
import type { TurnWords } from './sentences.ts'

/** What everybody offers for the Start, and what lies beside the sea. */
export function asideOf<Own>(modules: readonly Module<Own>[]) {
  const Face = faceOf(modules)
  return (props: AsideProps<View, TurnWords & Own>) => {
    const { view, words, name } = props
    const all = modules.flatMap(({ lying }) => lying?.(view, words, name) ?? [])
    return (
      <>
        <Offers {...props} />
        {modules.map(({ List }) => List && <List {...{ all, words, Face }} />)}
      </>
    )
  }
}

/** While the Start is being paid: how many cards each seat offers, and how many of the eight are missing. */
function Offers({ view: { pledge }, words, name }: AsideProps<View, TurnWords>) {
  if (!pledge) return null
  return (
    <p class="offers">
      {pledge.counts.map((count, seat) => (
        <span>
          {name(seat)} <b>{count ?? '–'}</b>
        </span>
      ))}
      <strong>{words.missing(pledge.short)}</strong>
    </p>
  )
}
