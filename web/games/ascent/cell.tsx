import { Face } from './face.tsx'
import { Glyph, HIKER } from './glyphs.tsx'
import type { Props } from './board.tsx'
import { supports } from './slots.ts'
import { isLit } from '../../seat/taps.ts'
import { tapOn } from './ways.ts'

type CellProps = Props & { readonly slot: string }

/** A slot: a button where something may be done, and a picture where the mountain is only looked at. */
export function Cell(props: CellProps) {
  const { slot, view, words, ways, place = '', cursor } = props
  const { slots, adopted, herds = {}, hiker } = view
  const { way, price } = tapOn(ways, place, slot)
  const isChosen = place.includes(slot)
  const shown = coming(props) ?? slots[slot]
  const same = {
    class: stateOf(props, price),
    'aria-label': labelOf(props, isChosen ? place.slice(0, place.indexOf(slot) + slot.length) : way),
    children: [
      shown ? <Face card={shown} words={words} worth={adopted[slot]} /> : price === undefined && <small>{slot}</small>,
      herds[slot] && <em class="herd" data-count={herds[slot]} />,
      hiker === slot && (
        <em class="hiker">
          <Glyph path={HIKER} />
        </em>
      ),
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
function coming({ slot, view, card, place = '' }: CellProps): string | undefined {
  if (!card || !place.includes(slot)) return undefined
  return place.startsWith(slot) ? card : view.slots[place.slice(0, slot.length)]
}

/** What a tap means, or the slot's name; then what lies there, and what that is to the choice. */
function labelOf({ slot, view, words, ways, place = '', card = '', draft }: CellProps, way: string): string {
  const { slots, adopted, herds = {}, hiker } = view
  const lies = slots[slot]
  const [worth, herd] = [adopted[slot], herds[slot]]
  const means = ways && isLit(ways, way) && words.to({ card, place: way, kind: ways.kind, price: ways.at[way] })
  const said = [
    means || slot,
    lies ? words.card(lies) : !means && words.empty,
    worth && words.worth(worth),
    herd && words.ibexes(herd),
    hiker === slot && words.hiker,
    bears(slot, place) && words.bears,
    draft?.includes(slot) && words.draft
  ]
  return said.filter(Boolean).join(', ')
}

function stateOf({ slot, card, place = '', draft, told }: CellProps, price?: number): string {
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
