import { Face } from './face.tsx'
import type { Props } from './cell.tsx'
import { coralOn } from './ways.ts'

/** What a seat has on its side of the reef: its corals, and how far it has come. */
export function Corals(props: Props & { readonly seat: number }) {
  const { view, words, ways, place = '', cursor, seat } = props
  const { corals = [], bred = 0 } = view.players[seat] ?? {}
  const isOwn = seat === view.viewer && cursor !== undefined
  return (
    <ol class="corals" aria-label={words.corals(seat === view.viewer, bred)} data-count={`${bred}/5`}>
      {corals.map(({ fish, bred: pair }, at) => {
        const way = isOwn ? coralOn(ways, place, at + 1) : undefined
        const label = words.coral(at + 1, fish, pair)
        const children = fish ? (
          <Face card={fish} words={words} />
        ) : pair ? (
          <Pair {...{ pair, words }} />
        ) : (
          <Face card="co" words={words} />
        )
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
    </ol>
  )
}

/** Two colours that are wanted, or bred. */
export function Pair({ pair, words }: { readonly pair: string } & Pick<Props, 'words'>) {
  return (
    <i role="img" aria-label={words.card(pair)} class="pair">
      {[...pair].map(colour => (
        <b class={colour}>{colour}</b>
      ))}
    </i>
  )
}
