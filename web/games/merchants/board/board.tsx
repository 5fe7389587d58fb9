import { TERRAINS } from '../../../../engine/merchants/map/terrain.ts'
import type { View } from '../../../../engine/merchants/view.ts'
import { Cell, type Props } from './cell.tsx'
import { Glyph, GLYPHS } from './glyphs.tsx'
import { middleOf, routeOf, ROWS, specialOn } from './map.ts'
import { endOf, litIn } from './ways.ts'

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

/** On which side of a castle there is room: it stands on the left, below or on the right. */
const SIDES = ['left', 'below', 'right']

/** The coins that lie on a castle, highest first; its label says them, too. */
function Pays({ view, space }: Pick<Props, 'view'> & { readonly space: string }) {
  const coins = view.castles[specialOn(space) as keyof View['castles']]
  if (!coins) return null
  return (
    <span aria-hidden="true" class={`pays ${SIDES[Math.sign(middleOf(space)[0]) + 1]}`}>
      {coins.map((coin, at) => (
        <i class={at > 0 ? 'coin' : 'coin next'}>{coin}</i>
      ))}
    </span>
  )
}

/** The way that a chosen card leads, over all tiles that it joins. */
function Route({ view, place = '' }: Props) {
  const own = view.viewer === 'watcher' ? undefined : view.players[view.viewer]
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
      <ul class="store" aria-label={words.reserve}>
        {TERRAINS.map(terrain => (
          <li aria-label={words.left(terrain, reserve[terrain])} class={terrain}>
            {terrain}
            {reserve[terrain]}
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
function Again({ view, words, ways, verb = '', place = '', card = '' }: Props) {
  const own = view.viewer === 'watcher' ? undefined : view.players[view.viewer]
  const [x, y] = middleOf(own?.at ?? 'e5')
  const far = (space: string) => Math.hypot(middleOf(space)[0] - x, middleOf(space)[1] - y)
  const lit = [...litIn(ways, place)].sort(
    ([one, way], [other, next]) => Number(next.startsWith('go')) - Number(way.startsWith('go')) || far(one) - far(other)
  )
  return (
    <p class="again">
      {lit.map(([space, way]) => (
        <button
          value={way}
          class={way === place ? 'chosen' : undefined}
          aria-label={words.to({ verb, card, place: way, kind: 'route', price: ways?.at[way] })}
        >
          {specialOn(space) ? words.short[specialOn(space) as keyof typeof words.short] : space}
          {way.startsWith('go') && ' ➜'}
        </button>
      ))}
    </p>
  )
}
