import type { View } from '../../../../engine/ascent/view.ts'
import type { BoardProps } from '../../../seat/game.ts'
import { Cell } from './cell.tsx'
import { faceOf } from './face.tsx'
import type { Module } from '../module.ts'
import type { TurnWords } from '../said/sentences.ts'
import { Sky } from './sky.tsx'
import { ROWS } from './slots.ts'
import { walk } from './walk.ts'
import { tapOn } from './ways.ts'

export interface Props<Own> extends BoardProps<View, TurnWords & Own> {
  readonly modules: readonly Module<Own>[]
  readonly Face: ReturnType<typeof faceOf<Own>>
}

/** The mountain with the player at its foot, what is still to be reached in the sky beside it, and the lit slots once more below. */
export function boardOf<Own>(modules: readonly Module<Own>[]) {
  const Face = faceOf(modules)
  return (props: BoardProps<View, TurnWords & Own>) => {
    const { view, words, cursor } = props
    const reached = ROWS.flat().find(slot => cursor?.endsWith(slot)) ?? 'a1'
    return (
      <div class="mountain">
        <Sky {...{ view, words, modules }} />
        <div role="grid" aria-label={words.board} onKeyDown={walk}>
          {ROWS.map(slots => (
            <div role="row">
              {slots.map(slot => (
                <div role="gridcell">
                  <Cell {...props} {...{ modules, Face, slot }} cursor={cursor === undefined ? cursor : reached} />
                </div>
              ))}
            </div>
          ))}
        </div>
        {modules.map(({ Under }) => Under && <Under view={view} words={words} />)}
        {cursor !== undefined && <Again {...props} />}
      </div>
    )
  }
}

/** The lit slots as larger buttons, from the foot up: a card on a phone is small. */
function Again({ words, ways, verb = '', place = '', card = '' }: BoardProps<View, TurnWords>) {
  const taps = [...ROWS].reverse().flatMap(slots => slots.map(slot => ({ slot, ...tapOn(ways, place, slot) })))
  return (
    <p class="again shaded-sideways">
      {taps.map(
        ({ slot, way, price }) =>
          ways &&
          price !== undefined && (
            <button value={way} title={words.to({ verb, card, place: way, kind: ways.kind, price: ways.at[way] })}>
              {slot} <b>{price}</b>
            </button>
          )
      )}
    </p>
  )
}
