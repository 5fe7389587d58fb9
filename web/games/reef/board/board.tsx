import { Cell, type Props } from './cell.tsx'
import { Face } from './face.tsx'
import { COLUMNS } from '../said/columns.ts'
import { Beach, Pair } from './seats.tsx'

/** From the top, as each seat sees them. */
const ROWS = [
  [4, 3, 2, 1],
  [1, 2, 3, 4]
]
const COLOURS = [...'RYGBPK']

/** The reef from the side: the shore on the left, whoever looks at the bottom; below, what is wanted, and the worms. */
export function Board(props: Props) {
  const { view, words } = props
  const own = view.viewer === 1 ? 1 : 0
  return (
    <div class="reef">
      <Beach {...props} seat={1 - own} />
      <div role="grid" aria-label={words.board}>
        {ROWS[own]?.map(row => (
          <div role="row" data-count={row}>
            {COLUMNS.map(column => `${column}${row}`).map(cell => (
              <div role="gridcell" data-place={cell}>
                <Cell {...props} cell={cell} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <Beach {...props} seat={own} />
      <div class="shore">
        <ul aria-label={words.wanted(view.breeding)}>
          {view.wanted.map(pair => (
            <li>{pair && <Pair {...{ pair, words }} />}</li>
          ))}
        </ul>
        <Stock {...props} />
      </div>
    </div>
  )
}

/** The worms that are left, and the dice that lie on their colours; those that may be taken are buttons. */
function Stock({ view, words, verb, ways, place }: Props) {
  const { stock, dice } = view
  return (
    <ul class={`stock ${verb}`} aria-label={words.stock}>
      {COLOURS.map(colour => {
        const left = stock[colour as keyof typeof stock]
        const rolled = dice?.filter(die => die === colour).length ?? 0
        const label = [words.worms(colour, left), rolled > 0 && words.rolled(rolled)].filter(Boolean).join(', ')
        const children = [
          <Face card={colour} words={words} />,
          <small data-count={left} />,
          rolled > 0 && <em data-count={'⚂'.repeat(rolled)} />
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
