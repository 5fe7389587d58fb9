import type { AsideProps, BoardProps } from '../../../web/seat/game.ts'
import { SPOTS, type View, wished } from '../engine/state.ts'
import type { TurnWords } from './said.ts'
import { Face } from './face.tsx'

type Props = BoardProps<View, TurnWords>

/** The beach, what is left in the heap, and what has been found in this turn. */
export function Board(props: Props) {
  const { view, words } = props
  return (
    <div class="beach">
      <ol aria-label={words.board}>
        {SPOTS.map(spot => (
          <li>
            <Spot {...props} spot={spot} />
          </li>
        ))}
      </ol>
      <p>{[words.heap(view.heap), ...wished(view).map(words.wish)].join(' · ')}</p>
      {view.found.length > 0 && (
        <ul class="found" aria-label={words.found}>
          {view.found.map(kind => (
            <li>
              <Face card={kind} words={words} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A spot that may be chosen is a button. */
function Spot({ view, words, ways, place, spot }: Props & { readonly spot: number }) {
  const kind = view.beach[spot - 1] ?? null
  const shell = kind && <Face card={kind} words={words} />
  if (!ways || !(spot in ways.at)) return <span>{shell}</span>
  return (
    <button value={spot} class={place === `${spot}` ? 'chosen' : 'lit'} aria-label={words.spot(spot, kind)}>
      {shell}
    </button>
  )
}

/** What lies in the baskets, as far as anything does. */
export function Baskets({ view, words, name }: AsideProps<View, TurnWords>) {
  if (view.baskets.flat().length === 0) return null
  return (
    <ol class="baskets">
      {view.baskets.map((basket, seat) => (
        <li>
          {name(seat)}
          <span>
            {[...basket].sort().map(kind => (
              <Face card={kind} words={words} />
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}
