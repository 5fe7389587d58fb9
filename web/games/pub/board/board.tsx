import type { View } from '../../../../engine/pub/view.ts'
import type { BoardProps } from '../../../seat/game.ts'
import type { TurnWords } from '../said/sentences.ts'
import { Space } from './space.tsx'
import { Die } from './die.tsx'

export type Props = BoardProps<View, TurnWords>

/** The pub from above: a round room, the door at the bottom, six tables clockwise from it, and the dice in the middle. */
export function Board(props: Props) {
  const { view, words } = props
  const { A, B } = view.used
  return (
    <div class="pub">
      <ol aria-label={words.board}>
        {view.floor.map((_, at) => (
          <Space {...props} at={at} />
        ))}
      </ol>
      {view.dice && (
        <p class="dice">
          <Die {...props} use="A" />
          <Die {...props} use="B" />
          {!A && !B && <Die {...props} use="A+B" />}
        </p>
      )}
    </div>
  )
}
