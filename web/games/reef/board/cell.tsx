import type { View } from '../../../../engine/reef/view.ts'
import type { BoardProps } from '../../../seat/game.ts'
import type { TurnWords } from '../said/sentences.ts'
import { Face } from './face.tsx'
import { tapOn } from './ways.ts'

export type Props = BoardProps<View, TurnWords>

/** A place in the sea: a button where something may be done, and a picture where the sea is only looked at. */
export function Cell(props: Props & { readonly cell: string }) {
  const { view, words, ways, place = '', cursor, cell, draft, told } = props
  const shown = view.cells[cell]
  const { way, price } = tapOn(ways, place, cell, ways?.kind === 'route' ? askedOn(view, cell) : cell)
  const isChosen = !!place && place.replace(/^\w+ |>.*/g, '') === cell
  const same = {
    class: isChosen
      ? 'chosen'
      : price !== undefined
        ? 'lit'
        : draft?.includes(cell)
          ? 'draft'
          : told?.includes(cell)
            ? 'told'
            : undefined,
    'aria-label': labelOf(props, price),
    children: [
      shown && <Face card={shown} words={words} />,
      price !== undefined && ways?.kind !== 'piece' && <u data-count={price} />
    ]
  }
  return cursor === undefined ? (
    <span role="img" {...same} />
  ) : (
    <button value={way} tabIndex={cellIn(cursor) === cell ? 0 : -1} aria-pressed={isChosen || undefined} {...same} />
  )
}

/** Where the Tab key comes to: the shore, where what is lit lies beside the sea. */
function cellIn(cursor: string): string {
  return /[a-h]\d/.exec(cursor)?.[0] ?? 'a1'
}

/** What somebody means who taps there: a fish is meant for the first coral that is not closed. */
function askedOn({ cells, viewer, players }: View, cell: string): string {
  const shown = cells[cell] ?? ''
  const corals = viewer === 'watcher' ? undefined : players[viewer]?.corals
  const free = corals?.findIndex(({ bred }) => !bred) ?? -1
  const onto = /[mf]$/.test(shown) && free >= 0 ? `>${free + 1}` : ''
  return `${shown === '#' ? 'reveal' : 'buy'} ${cell}${onto}`
}

/** Where it is, what lies there, and what it costs. */
function labelOf({ view, words, cell, draft, ways }: Props & { readonly cell: string }, price?: number): string {
  const shown = view.cells[cell]
  const said = [
    cell,
    shown ? words.card(shown) : words.empty,
    view.half.includes(cell) && words.half,
    price !== undefined && ways?.kind !== 'piece' && words.costing(price),
    draft?.includes(cell) && words.draft
  ]
  return said.filter(Boolean).join(', ')
}
