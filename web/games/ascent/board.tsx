import type { View } from '../../../engine/ascent/view.ts'
import type { BoardProps } from '../../seat/game.ts'
import { Cell } from './cell.tsx'
import { Films, Sky } from './goals.tsx'
import { ROWS } from './slots.ts'
import { walk } from './walk.ts'
import { tapOn } from './ways.ts'
import type { Words } from './words/en/turn.ts'

export type Props = BoardProps<View, Words>

/** The mountain with the player at its foot, what is still to be reached in the sky beside it, and the lit slots once more below. */
export function Board(props: Props) {
  const { view, words, cursor } = props
  const reached = ROWS.flat().find(slot => cursor?.endsWith(slot)) ?? 'a1'
  return (
    <div class="mountain">
      <Sky view={view} words={words} />
      <div role="grid" aria-label={words.board} onKeyDown={walk}>
        {ROWS.map(slots => (
          <div role="row">
            {slots.map(slot => (
              <div role="gridcell">
                <Cell {...props} slot={slot} cursor={cursor === undefined ? cursor : reached} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <Films view={view} words={words} />
      {cursor !== undefined && <Again {...props} />}
    </div>
  )
}

/** The lit slots as larger buttons, from the foot up: a card on a phone is small. */
function Again({ words, ways, place = '', card = '' }: Props) {
  const taps = [...ROWS].reverse().flatMap(slots => slots.map(slot => ({ slot, ...tapOn(ways, place, slot) })))
  return (
    <p class="again">
      {taps.map(
        ({ slot, way, price }) =>
          ways &&
          price !== undefined && (
            <button value={way} title={words.to({ card, place: way, kind: ways.kind, price: ways.at[way] })}>
              {slot} <b>{price}</b>
            </button>
          )
      )}
    </p>
  )
}
