import type { Side } from '../../../../engine/tranquility/core/slices.ts'
import type { View } from '../../../../engine/tranquility/view.ts'
import type { BoardProps, Prices } from '../../../seat/game.ts'
import { blocksOn } from './blocks.ts'
import { Face } from './face.tsx'
import { rankOf, rowsOf } from '../sea.ts'
import { partsOf, UNFINISHED, valuesAt } from '../ways.ts'
import { Ways } from '../way-buttons.tsx'
import type { Words } from './words/en/turn.ts'

export type Props = BoardProps<View, Words>

/** Any sea with all that may lie on it, and under it the ways that are no cell. */
export function Board(props: Props) {
  const { view, words, cursor } = props
  const rows = rowsOf(view.sea)
  const cells = rows.flat().filter(cell => cell !== null)
  const reached = cursor === undefined || cells.includes(cursor) ? cursor : 'a1'
  return (
    <>
      <div class={seaClass(view)}>
        <p class={view.startPlayed ? 'end on' : 'end'} hidden={view.sea !== 'standard' || !!view.contest}>
          {words.start}
        </p>
        <p class="end" hidden={!!view.contest}>
          {words.finish}
        </p>
        <div role="grid" aria-label={words.board}>
          {rows.map((cells, row) => (
            <Row {...props} cells={cells} rank={rows.length - row} cursor={reached} />
          ))}
        </div>
      </div>
      {!isRows(view, props.lit ?? {}) && <Ways {...props} />}
    </>
  )
}

/** A row of cells, with what blocks it. */
function Row(props: Props & { cells: readonly (string | null)[]; rank: number }) {
  const { view, words, lit = {}, place, cells, rank } = props
  const blocks = blocksOn(view, rank, words)
  const isLit = isRows(view, lit) && `${rank}` in lit
  const kind = [blocks.length > 0 && 'blocked', isLit && (place === `${rank}` ? 'chosen' : 'lit')]
  return (
    <div role="row" class={kind.filter(Boolean).join(' ') || undefined}>
      {cells.map(cell =>
        cell === null ? (
          <i class="gap" />
        ) : (
          <div role="gridcell">
            <Cell {...props} cell={cell} />
          </div>
        )
      )}
      {blocks.length > 0 && (
        <div role="rowheader" class="block">
          {blocks.join(' · ')}
        </div>
      )}
    </div>
  )
}

/** A button where something may be done, and a picture where the board is only looked at. */
function Cell(props: Props & { cell: string }) {
  const { view, words, cell, lit = {}, later = {}, card, place = '', draft, cursor } = props
  const island = view.cells[cell]
  const way = partsOf(place)
  const chosen = way.cell === cell
  const shown = island ? `${island}` : chosen && (way.value || card)
  const price = later[cell] ?? priceOn(cell, lit)
  const isDraft = draft?.includes(cell)
  const same = {
    class: cellClass(props),
    'aria-label': [labelOf(props, price), isDraft && words.draft].filter(Boolean).join(', '),
    children: [
      shown && <Face card={shown} words={words} side={island ? sideOf(view, cell) : undefined} />,
      price !== undefined && (island || !chosen) && (
        <u class={island ? 'hit' : `p${price}`}>{island ? '' : price || ''}</u>
      )
    ]
  }
  if (cursor === undefined) return <span role="img" {...same} />
  const value = valueOf(view, cell, lit)
  const isPressed = chosen || (value !== '' && value === place)
  return <button value={value} tabIndex={cell === cursor ? 0 : -1} aria-pressed={isPressed || undefined} {...same} />
}

function cellClass({ view, cell, place = '', draft, told }: Props & { cell: string }): string | undefined {
  const now = partsOf(place).cell === cell ? 'chosen' : draft?.includes(cell) ? 'draft' : told?.includes(cell) && 'told'
  const { spaces = [], storms = [] } = view.explorers ?? {}
  const lies = storms.includes(cell) ? 'stormed' : spaces.includes(cell) && 'space'
  return [now, lies].filter(Boolean).join(' ') || undefined
}

/** What lies on a cell, or what a tap on it means. */
function labelOf({ view, words, cell, lit = {}, card }: Props & { cell: string }, price: number | undefined): string {
  if (card && cell in lit) return words.to(card, cell, price ?? 0)
  const row = `${rankOf(cell)}`
  const island = view.cells[cell] ?? words.emptyCell(view, cell)
  const side = cell in view.cells && sideOf(view, cell)
  return [isRows(view, lit) && row in lit && words.to('', row, 0), cell, island, side && words.side(side)]
    .filter(Boolean)
    .join(', ')
}

/** The price on a cell; where a number must still be chosen, the lowest of all. */
function priceOn(cell: string, lit: Prices): number | undefined {
  const price = lit[cell]
  if (price !== UNFINISHED) return price
  return Math.min(...valuesAt(cell, lit).map(({ way }) => lit[way] ?? UNFINISHED))
}

/**
 * What a tap on a cell means: itself, its row, or the one way that there is. Where nothing fits, it is a way that fits
 * elsewhere: so the answer tells why.
 */
function valueOf(view: View, cell: string, lit: Prices): string {
  if (isRows(view, lit)) return `${rankOf(cell)}`
  const [only, other] = valuesAt(cell, lit)
  if (only && !other) return only.way
  const [elsewhere] = Object.keys(lit).flatMap(way => (way.includes('@') ? way.split('@') : []))
  return elsewhere && !(cell in lit) ? `${elsewhere}@${cell}` : cell
}

/** Whether rows are lit, and not cells. */
function isRows({ phase }: View, lit: Prices): boolean {
  const [first = ''] = Object.keys(lit)
  return (phase === 'rocks' || phase === 'storm') && /^\d$/.test(first)
}

/** Which half of a card in the sea points up; none where cards have but one. */
function sideOf({ night }: View, cell: string): Side | undefined {
  return night && (night.includes(cell) ? 'night' : 'day')
}

function seaClass({ sea, up, night }: View): string {
  return ['sea', sea, night && 'sided', up && `up-${up}`].filter(Boolean).join(' ')
}
