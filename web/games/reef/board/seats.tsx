import { Face } from './face.tsx'
import type { Props } from './cell.tsx'
import { BOAT, Glyph } from './glyphs.tsx'
import { COLUMNS } from '../said/columns.ts'
import { sideOf } from '../said/sides.ts'
import { coralOn } from './ways.ts'

/** Nobody has more corals; so many places are seen from the start. */
const CORALS = 5

type Seat = Props & { readonly seat: number }

/** A seat's side of the sea: its boats, each at the column that it opens, and its corals. */
export function Beach(props: Seat) {
  const { view, words, seat } = props
  const { boats = 0 } = view.players[seat] ?? {}
  const side = sideOf(words.sides, view.viewer, seat)
  return (
    <div class="beach">
      <p class="boats" role="img" aria-label={words.boats(side, boats)}>
        {COLUMNS.map((column, at) => (
          <i>
            {at < boats && <Glyph path={BOAT} />}
            {column}
          </i>
        ))}
      </p>
      <Corals {...props} side={side} />
    </div>
  )
}

/** How far a seat has come. */
function Corals({ view, words, ways, place = '', cursor, seat, side }: Seat & { readonly side: string }) {
  const { corals = [], bred = 0 } = view.players[seat] ?? {}
  const isOwn = seat === view.viewer && cursor !== undefined
  return (
    <ol class="corals" aria-label={words.corals(side, bred)} data-count={`${side} · ${bred}/5`}>
      {corals.map(({ fish, bred: pair }, at) => {
        const way = isOwn ? coralOn(ways, place, at + 1) : undefined
        const label = words.coral(at + 1, fish, pair)
        const children = pair ? <Pair {...{ pair, words }} /> : <Face card={fish ?? 'co'} words={words} />
        return (
          <li>
            {way === undefined ? (
              <span role="img" aria-label={label}>
                {children}
              </span>
            ) : (
              <button value={way} class={place === way ? 'chosen' : 'lit'} aria-label={label}>
                {children}
              </button>
            )}
          </li>
        )
      })}
      {Array.from({ length: CORALS - corals.length }, () => (
        <li aria-hidden />
      ))}
    </ol>
  )
}

/** Two colours that are wanted, or bred. */
export function Pair({ pair, words }: { readonly pair: string } & Pick<Props, 'words'>) {
  return (
    <i role="img" aria-label={words.card(pair)} class="pair">
      {[...pair].map(colour => (
        <b class={colour} data-count={colour} />
      ))}
    </i>
  )
}
