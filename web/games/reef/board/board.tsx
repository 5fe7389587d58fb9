import { Cell, type Props } from './cell.tsx'
import { Face } from './face.tsx'
import { BOAT, Glyph } from './glyphs.tsx'
import { Corals, Pair } from './seats.tsx'

const COLUMNS = [...'abcdefgh']
/** From the top, as each seat sees them. */
const ROWS = [
  [4, 3, 2, 1],
  [1, 2, 3, 4]
]
const COLOURS = [...'RYGBPK']

/** The reef from the side: the shore on the left, whoever looks at the bottom; what is wanted, corals and worms below it. */
export function Board(props: Props) {
  const { view, words } = props
  const own = view.viewer === 1 ? 1 : 0
  return (
    <div class="reef">
      <Boats {...props} seat={1 - own} />
      <div role="grid" aria-label={words.board}>
        {ROWS[own]?.map(row => (
          <div role="row">
            {COLUMNS.map(column => (
              <div role="gridcell">
                <Cell {...props} cell={`${column}${row}`} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <Boats {...props} seat={own} />
      <div class="shore">
        <ul aria-label={words.wanted(view.breeding)}>
          {view.wanted.map(pair => (
            <li>{pair && <Pair {...{ pair, words }} />}</li>
          ))}
        </ul>
        <Corals {...props} seat={1 - own} />
        <Corals {...props} seat={own} />
        <Stock {...props} />
      </div>
    </div>
  )
}

/** Which columns are open to a seat. */
function Boats({ view, words, seat }: Props & { readonly seat: number }) {
  const { boats = 0 } = view.players[seat] ?? {}
  return (
    <p class="boats" role="img" aria-label={words.boats(seat === view.viewer, boats)}>
      {COLUMNS.slice(0, boats).map(() => (
        <Glyph path={BOAT} />
      ))}
    </p>
  )
}

/** The worms that are left, and the dice that lie on their colours; those that may be taken are buttons. */
function Stock({ view, words, ways, place }: Props) {
  const { stock, dice } = view
  return (
    <ul class="stock" aria-label={words.stock}>
      {COLOURS.map(colour => {
        const left = stock[colour as keyof typeof stock]
        const rolled = dice?.filter(die => die === colour).length ?? 0
        const label = [words.worms(colour, left), rolled > 0 && words.rolled(rolled)].filter(Boolean).join(', ')
        const children = [
          <Face card={colour} words={words} />,
          <u data-count={left} />,
          rolled > 0 && <em data-count={rolled} />
        ]
        return (
          <li>
            {ways && colour in ways.at ? (
              <button value={colour} class={place === colour ? 'chosen' : 'lit'} aria-label={label}>
                {children}
              </button>
            ) : (
              <span role="img" aria-label={label}>
                {children}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
