import type { View } from '../../../engine/tranquility/view.ts'
import type { BoardProps } from '../../seat/game.ts'
import { Chart } from './chart.tsx'
import { Face } from './face.tsx'
import { rowsOf } from './places.ts'
import type { Words } from './words/en.ts'

type Props = BoardProps<View, Words>

/** The sea with the player at its lower edge: files from the left, ranks from below, one way through all cells. */
export function Board(props: Props) {
  const { view, words } = props
  const rows = rowsOf(view.sea)
  return (
    <div class="sea">
      <Chart rows={rows} view={view} words={words} />
      <div role="grid" aria-label={words.board}>
        {rows.map(cells => (
          <div role="row">
            {cells.map(cell => (
              <div role="gridcell">
                <Cell {...props} cell={cell} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function Cell({ view, words, cell, lit = {}, card, place, draft, told, cursor }: Props & { cell: string }) {
  const island = view.cells[cell]
  const price = lit[cell]
  const chosen = place === cell
  const shown = island ? `${island}` : chosen ? card : undefined
  const state = [chosen && 'chosen', draft?.includes(cell) && 'draft', told?.includes(cell) && 'told']
  const label = [
    card && price !== undefined ? words.to(card, cell, price) : `${cell}, ${island ?? words.empty}`,
    draft?.includes(cell) && words.draft
  ]
  return (
    <button
      value={cell}
      class={joined(state, ' ')}
      tabIndex={cursor === cell ? 0 : -1}
      aria-label={joined(label, ', ')}
      aria-pressed={chosen || undefined}
    >
      {shown && <Face card={shown} words={words} />}
      {price !== undefined && <Pips price={price} />}
    </button>
  )
}

/** As many dots as cards to pay, up to four; then a number. */
export function Pips({ price }: { price: number }) {
  return <u class={`pips p${Math.min(price, 5)}`}>{price > 4 && price}</u>
}

function joined(parts: readonly (string | false | undefined)[], by: string): string | undefined {
  return parts.filter(Boolean).join(by) || undefined
}
