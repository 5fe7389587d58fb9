import { Face } from './face.tsx'
import { Glyph, HIKER } from './glyphs.tsx'
import type { Props } from './board.tsx'
import { supports } from './slots.ts'
import { tapOn } from './ways.ts'

type CellProps = Props & { readonly slot: string }

/** A slot: a button where something may be done, and a picture where the mountain is only looked at. */
export function Cell(props: CellProps) {
  const { slot, view, words, lit = {}, place = '', card = '', draft, cursor } = props
  const { way, price } = tapOn(lit, place, slot)
  const { slots, adopted, herds = {}, hiker } = view
  const isChosen = place.includes(slot)
  const shown = coming(props) ?? slots[slot]
  const herd = herds[slot]
  const isDraft = draft?.includes(slot)
  const label = price === undefined ? [slot, ...lying(props)].join(', ') : words.to(card, way, lit[way] ?? 0)
  const same = {
    class: stateOf(props, price),
    'aria-label': isDraft ? `${label}, ${words.draft}` : label,
    children: [
      shown ? <Face card={shown} words={words} worth={adopted[slot]} /> : price === undefined && <small>{slot}</small>,
      herd && <em class="herd">{herd}</em>,
      hiker === slot && (
        <em class="hiker">
          <Glyph path={HIKER} />
        </em>
      ),
      price !== undefined && <u>{price}</u>
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

function lying({ slot, view, words, place = '' }: CellProps): readonly (string | false)[] {
  const { slots, adopted, herds = {}, hiker } = view
  const card = slots[slot]
  const [worth, herd] = [adopted[slot], herds[slot]]
  return [
    card ? words.card(card) : words.empty,
    ...(worth ? [words.worth(worth)] : []),
    ...(herd ? [words.ibexes(herd)] : []),
    ...(hiker === slot ? [words.hiker] : []),
    ...(bears(slot, place) ? [words.bears] : [])
  ]
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
