import type { View } from '../../../engine/tranquility/view.ts'
import type { BoardProps } from '../../seat/game.ts'
import { Face } from './face.tsx'
import { rowsOf } from './places.ts'
import type { Words } from './words/turn.en.ts'

type Props = BoardProps<View, Words>

/** The sea with the player at its lower edge: files from the left, ranks from below. Its chart is drawn in board.css. */
export function Board(props: Props) {
  const { view, words, cursor } = props
  const rows = rowsOf(view.sea)
  const first = rows.at(-1)?.[0]
  const reached = rows.flat().includes(cursor ?? '') ? cursor : first
  return (
    <div class={`sea ${view.sea}`}>
      <p class={view.startPlayed ? 'end on' : 'end'}>{words.start}</p>
      <p class="end">{words.finish}</p>
      <div role="grid" aria-label={words.board}>
        {rows.map(cells => (
          <div role="row">
            {cells.map(cell => (
              <div role="gridcell">
                <Cell {...props} cell={cell} reached={cell === reached} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function Cell({
  view,
  words,
  cell,
  reached,
  lit = {},
  card,
  place,
  draft,
  told
}: Props & { cell: string; reached: boolean }) {
  const island = view.cells[cell]
  const price = lit[cell]
  const chosen = place === cell
  const shown = island ? `${island}` : chosen && card
  const isDraft = draft?.includes(cell)
  const label = card && price !== undefined ? words.to(card, cell, price) : `${cell}, ${island ?? words.empty}`
  return (
    <button
      value={cell}
      class={chosen ? 'chosen' : isDraft ? 'draft' : told?.includes(cell) ? 'told' : undefined}
      tabIndex={reached ? 0 : -1}
      aria-label={isDraft ? `${label}, ${words.draft}` : label}
      aria-pressed={chosen || undefined}
    >
      {shown && <Face card={shown} words={words} />}
      {price !== undefined && <u class={`pips p${price}`}>{price}</u>}
    </button>
  )
}
