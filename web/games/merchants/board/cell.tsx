import type { View } from '../../../../engine/merchants/view.ts'
import type { BoardProps } from '../../../seat/game.ts'
import type { TurnWords } from '../said/sentences.ts'
import { Glyph, GLYPHS } from './glyphs.tsx'
import { specialOn } from './map.ts'
import { endOf, tapOn } from './ways.ts'

export type Props = BoardProps<View, TurnWords>

/** A space: a button where something may be done, and a picture where the map is only looked at; on it, who stands there. */
export function Cell(props: Props & { readonly space: string }) {
  const { view, words, place = '', cursor, space, draft, told } = props
  const [way, isLit] = tapOn(props, space)
  const special = specialOn(space)
  const tile = view.tiles[space]
  const isRock = view.rocks.includes(space)
  const isChosen = place.includes(space)
  // What the card would lay there is shown at once.
  const coming = isChosen && endOf(place) === space && place.includes('@') ? place.charAt(0) : undefined
  const shown = isRock ? 'ROCK' : (special ?? tile ?? coming)
  const standing = view.players.flatMap(({ at }, seat) => (at === space ? [seat] : []))
  const same = {
    class: [
      'hex',
      special ? (special in view.castles ? 'castle' : special) : (shown ?? 'none'),
      isChosen ? 'chosen' : isLit ? 'lit' : draft?.includes(space) ? 'draft' : told?.includes(space) ? 'told' : ''
    ].join(' '),
    'aria-label': labelOf(props, isLit ? way : '', standing),
    children: [
      shown && <Glyph path={GLYPHS[shown]} />,
      <b>{special ? words.short(special) : isRock ? tile : (shown ?? space)}</b>
    ]
  }
  return (
    <>
      {cursor === undefined ? (
        <span role="img" {...same} />
      ) : (
        <button
          value={way}
          tabIndex={endOf(cursor) === space ? 0 : -1}
          aria-pressed={isChosen || undefined}
          {...same}
        />
      )}
      {standing.length > 0 && (
        <span aria-hidden="true" class="standing">
          {standing.map(seat => (
            <Pawn view={view} seat={seat} />
          ))}
        </span>
      )}
    </>
  )
}

/** Whose merchant, or things, these are. */
export function Pawn({ view: { viewer }, seat }: Pick<Props, 'view'> & { readonly seat: number }) {
  return <i class={`pawn s${seat}${seat === viewer ? ' own' : ''}`}>{seat + 1}</i>
}

/** What a tap means, or where it is; then what lies and who stands there. */
function labelOf(
  { view, words, verb = '', card = '', draft, space }: Props & { readonly space: string },
  way: string,
  standing: readonly number[]
): string {
  const special = specialOn(space)
  const tile = view.tiles[space]
  const lying = [
    special && words.short(special),
    special && words.place(special, view.castles[special as keyof View['castles']]),
    view.rocks.includes(space) && words.card('ROCK'),
    tile && words.card(tile),
    ...standing.map(seat => words.merchant(seat + 1)),
    draft?.includes(space) && words.draft
  ].filter(Boolean)
  if (!way) return [space, ...lying].join(', ')
  return `${words.to({ verb, card, place: way, kind: 'route' })} ${lying.join(', ')}`
}
