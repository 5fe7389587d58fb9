import type { View } from '../../../../engine/tranquility/view.ts'
import type { BoardProps, TapWays } from '../../../seat/game.ts'
import { isLit } from '../../../seat/taps.ts'
import { faceOf } from './face.tsx'
import { first } from '../../first.ts'
import type { Module } from '../module.ts'
import { endsOf, rowsOf } from './sea.ts'
import type { TurnWords } from '../said/sentences.ts'
import { partsOf } from './ways.ts'

const NOTHING: TapWays = { kind: 'cell', at: {} }

interface Props<Own> extends BoardProps<View, TurnWords & Own> {
  readonly modules: readonly Module<Own>[]
  readonly Face: ReturnType<typeof faceOf<Own>>
}

/** The sea with the player at its lower edge and all that lies on it, and what is drawn under it. Its chart is drawn in css. */
export function boardOf<Own>(modules: readonly Module<Own>[]) {
  const Face = faceOf(modules)
  return (props: BoardProps<View, TurnWords & Own>) => {
    const { view, words, cursor } = props
    const rows = rowsOf(view.sea, modules)
    const reached = cursor === undefined || rows.flat().includes(cursor) ? cursor : 'a1'
    const ends = endsOf(view, modules)
    return (
      <>
        <div class={['sea', view.sea, ...modules.map(({ sea }) => sea?.(view))].filter(Boolean).join(' ')}>
          <p class={view.startPlayed ? 'end on' : 'end'} hidden={!ends.start}>
            {words.card('S')}
          </p>
          <p class="end" hidden={!ends.finish}>
            {words.card('F')}
          </p>
          <div role="grid" aria-label={words.board}>
            {rows.map((cells, row) => (
              <Row {...props} {...{ modules, Face, cells }} rank={rows.length - row} cursor={reached} />
            ))}
          </div>
        </div>
        {modules.map(({ Under }) => Under && <Under {...props} />)}
      </>
    )
  }
}

/** A row of cells, and what lies across it. */
function Row<Own>(props: Props<Own> & { cells: readonly (string | null)[]; rank: number }) {
  const { modules, view, words, ways = NOTHING, place = '', cells, rank } = props
  return (
    <div role="row" class={first(modules, ({ row }) => row?.(`${rank}`, ways, place))}>
      {cells.map(cell =>
        cell === null ? (
          <i class="gap" />
        ) : (
          <div role="gridcell">
            <Cell {...props} cell={cell} />
          </div>
        )
      )}
      {modules.map(({ Across }) => Across && <Across {...{ view, rank, words }} />)}
    </div>
  )
}

/** A button where something may be done, and a picture where the board is only looked at. */
function Cell<Own>(props: Props<Own> & { cell: string }) {
  const {
    modules,
    Face,
    view,
    words,
    cell,
    ways = NOTHING,
    verb = '',
    card = '',
    place = '',
    draft,
    told,
    cursor
  } = props
  const island = view.cells[cell]
  const chosen = partsOf(place)
  const isChosen = chosen.cell === cell
  const isDraft = draft?.includes(cell)
  const mark = first(modules, module => module.mark?.(view, cell, words))
  const lies = first(modules, module => module.lies?.(view, cell, words))
  const { way, price } = first(modules, module => module.tap?.(cell, ways)) ?? { way: cell, price: ways.at[cell] }
  const shown = island ? `${island}` : isChosen && (chosen.value || card)
  const means = isLit(ways, way) && words.to({ verb, card, place: way, kind: ways.kind, price })
  const label = means && card ? [means] : [means, cell, island ?? mark?.says ?? words.empty, lies?.says]
  const state = isChosen ? 'chosen' : isDraft ? 'draft' : told?.includes(cell) && 'told'
  const same = {
    class: [state, mark?.class].filter(Boolean).join(' ') || undefined,
    'aria-label': [...label, isDraft && words.draft].filter(Boolean).join(', '),
    children: [
      shown && (lies?.face ?? <Face card={shown} words={words} />),
      price !== undefined && (island || !isChosen) && (
        <u class={island ? 'hit' : `p${price}`}>{island ? '' : price || ''}</u>
      )
    ]
  }
  if (cursor === undefined) return <span role="img" {...same} />
  return (
    <button
      value={way}
      tabIndex={cell === cursor ? 0 : -1}
      aria-pressed={isChosen || way === place || undefined}
      {...same}
    />
  )
}
