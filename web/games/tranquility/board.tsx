import type { View } from '../../../engine/tranquility/view.ts'
import type { BoardProps } from '../../seat/game.ts'
import { Face } from './face.tsx'
import { ROWS } from './places.ts'
import type { Words } from './words/en/turn.ts'

type Props = BoardProps<View, Words>

/** The sea with the player at its lower edge: files from the left, ranks from below. Its chart is drawn in board.css. */
export function Board(props: Props) {
  const { view, words, cursor } = props
  const reached = cursor === undefined || ROWS.flat().includes(cursor) ? cursor : 'a1'
  return (
    <div class="sea standard">
      <p class={view.startPlayed ? 'end on' : 'end'}>{words.start}</p>
      <p class="end">{words.finish}</p>
      <div role="grid" aria-label={words.board}>
        {ROWS.map(cells => (
          <div role="row">
            {cells.map(cell => (
              <div role="gridcell">
                <Cell {...props} cell={cell} cursor={reached} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** A button where something may be done, and a picture where the board is only looked at. */
function Cell({ view, words, cell, lit = {}, card, place, draft, told, cursor }: Props & { cell: string }) {
  const island = view.cells[cell]
  const price = lit[cell]
  const chosen = place === cell
  const shown = island ? `${island}` : chosen && card
  const isDraft = draft?.includes(cell)
  const label = card && price !== undefined ? words.to(card, cell, price) : `${cell}, ${island ?? words.empty}`
  const same = {
    class: chosen ? 'chosen' : isDraft ? 'draft' : told?.includes(cell) ? 'told' : undefined,
    'aria-label': isDraft ? `${label}, ${words.draft}` : label,
    children: [
      shown && <Face card={shown} words={words} />,
      price !== undefined && !chosen && <u class={`p${price}`}>{price || ''}</u>
    ]
  }
  return cursor === undefined ? (
    <span role="img" {...same} />
  ) : (
    <button value={cell} tabIndex={cell === cursor ? 0 : -1} aria-pressed={chosen || undefined} {...same} />
  )
}
