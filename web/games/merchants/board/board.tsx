import type { View } from '../../../../engine/merchants/view.ts'
import { Cell, type Props } from './cell.tsx'
import { Glyph, GLYPHS } from './glyphs.tsx'
import { farFrom, middleOf, routeOf, ROWS, specialOn } from './map.ts'
import { endOf, tapOn } from './ways.ts'

/** The map with its castles, what they still pay beside them, and what is in store in its corners. */
export function Board(props: Props) {
  const { view, words, cursor } = props
  const reached = cursor === undefined || ROWS.flat().includes(endOf(cursor)) ? cursor : 'g9'
  return (
    <div class="realm">
      <div role="grid" aria-label={words.board}>
        {ROWS.map(spaces => (
          <div role="row">
            {spaces.map(space => (
              <div role="gridcell">
                <Cell {...props} space={space} cursor={reached} />
                <Pays view={view} space={space} />
              </div>
            ))}
          </div>
        ))}
        <Route {...props} />
      </div>
      <Store view={view} words={words} />
      {cursor !== undefined && <Again {...props} />}
    </div>
  )
}

/** The coins that lie on a castle, highest first; its label says them, too. */
function Pays({ view, space }: Pick<Props, 'view'> & { readonly space: string }) {
  const coins = view.castles[specialOn(space) as keyof View['castles']]
  if (!coins) return null
  return (
    <span aria-hidden="true" class={`pays ${specialOn(space)}`}>
      {coins.map(coin => (
        <i class="coin">{coin}</i>
      ))}
    </span>
  )
}

/** The way that a chosen card leads, over all tiles that it joins. */
function Route({ view, place = '' }: Props) {
  const own = ownOf(view)
  if (!own || !place.startsWith('go ')) return null
  const points = routeOf(view, own.at, endOf(place)).map(space => middleOf(space).join(' '))
  return (
    <svg class="route" viewBox="-4.5 -4.04 9 8.08">
      <polyline points={points.join(' ')} />
    </svg>
  )
}

/** What is left of tiles, rocks and cards. */
function Store({ view, words }: Pick<Props, 'view' | 'words'>) {
  const { reserve, rockReserve, deck } = view
  return (
    <>
      <ul class="store">
        {Object.entries(reserve).map(([terrain, left]) => (
          <li aria-label={words.left(terrain, left)} class={terrain}>
            {terrain}
            {left}
          </li>
        ))}
      </ul>
      <ul class="store deck">
        <li aria-label={words.deck(deck)}>
          <s />
          {deck}
        </li>
        <li aria-label={words.left('ROCK', rockReserve)}>
          <Glyph path={GLYPHS.ROCK} />
          {rockReserve}
        </li>
      </ul>
    </>
  )
}

/** The lit spaces as larger buttons: first where the merchant can go, then what is near to him. */
function Again(props: Props) {
  const { view, words, verb = '', card = '' } = props
  const from = ownOf(view)?.at ?? 'e5'
  const lit = ROWS.flat().flatMap(space => {
    const [way, isLit] = tapOn(props, space)
    const goes = way.startsWith('go')
    return isLit
      ? [{ space, special: specialOn(space), way, goes, rank: farFrom(from, space) - (goes ? FIRST : 0) }]
      : []
  })
  return (
    <p class="again shaded-sideways">
      {lit
        .sort((one, other) => one.rank - other.rank)
        .map(({ space, special, way, goes }) => (
          <button value={way} title={words.to({ verb, card, place: way, kind: 'route' })}>
            {special ? words.short(special) : space}
            {goes && ' ➜'}
          </button>
        ))}
    </p>
  )
}

/** More than any two spaces are apart. */
const FIRST = 9

function ownOf({ viewer, players }: View): View['players'][number] | undefined {
  return players[Number(viewer)]
}
