import type { Props } from './board.tsx'
import { liesOn, marksOn } from './standing.ts'
import { supports } from './slots.ts'
import { isLit } from '../../../seat/taps.ts'
import { tapOn } from './ways.ts'

type CellProps<Own> = Props<Own> & { readonly slot: string }

/** A slot: a button where something may be done, and a picture where the mountain is only looked at. */
export function Cell<Own>(props: CellProps<Own>) {
  const { Face, slot, view, words, ways, place = '', cursor } = props
  const { way, price } = tapOn(ways, place, slot)
  const isChosen = place.includes(slot)
  const shown = coming(props) ?? view.slots[slot]
  const same = {
    class: stateOf(props, price),
    'aria-label': labelOf(props, isChosen ? place.slice(0, place.indexOf(slot) + slot.length) : way),
    children: [
      shown ? (
        <Face card={shown} words={words} sign={liesOn(props, slot)?.sign} />
      ) : (
        price === undefined && <small>{slot}</small>
      ),
      marksOn(props, slot).map(({ picture }) => picture),
      price !== undefined && <u data-count={price} />
    ]
  }
  return cursor === undefined ? (
    <span role="img" {...same} />
  ) : (
    <button value={way} tabIndex={slot === cursor ? 0 : -1} aria-pressed={isChosen || undefined} {...same} />
  )
}

/** What the choice would lay there: a Campfire's source gets the Campfire, its target the card that lay there. */
function coming<Own>({ slot, view, card, place = '' }: CellProps<Own>): string | undefined {
  if (!card || !place.includes(slot)) return undefined
  return place.startsWith(slot) ? card : view.slots[place.slice(0, slot.length)]
}

/** What a tap means, or the slot's name; then what lies there, and what that is to the choice. */
function labelOf<Own>(props: CellProps<Own>, way: string): string {
  const { slot, view, words, ways, verb = '', place = '', card = '', draft } = props
  const means = ways && isLit(ways, way) && words.to({ verb, card, place: way, kind: ways.kind, price: ways.at[way] })
  const shown = view.slots[slot]
  const said = [
    means || slot,
    shown ? words.card(shown) : !means && words.empty,
    liesOn(props, slot)?.says,
    ...marksOn(props, slot).map(({ says }) => says),
    bears(slot, place) && words.bears,
    draft?.includes(slot) && words.draft
  ]
  return said.filter(Boolean).join(', ')
}

function stateOf<Own>({ slot, card, place = '', draft, told }: CellProps<Own>, price?: number): string {
  if (place.includes(slot)) return 'chosen'
  if (price !== undefined) return 'lit'
  if (card && bears(slot, place)) return 'bears'
  if (draft?.includes(slot)) return 'draft'
  return told?.includes(slot) ? 'told' : 'still'
}

/** Whether it carries the card that is being placed. */
function bears(slot: string, place: string): boolean {
  return supports(place.slice(-slot.length)).includes(slot)
}
