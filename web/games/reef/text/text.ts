import type { View } from '../../../../engine/reef/view.ts'
import type { Language } from '../../../../schema/languages.ts'
import type { Near } from '../../../text/suggestions.ts'
import { COLUMNS } from '../said/columns.ts'
import { sideOf } from '../said/sides.ts'
import { languages } from '../words/index.ts'

const WIDTH = 4

/*
 *      a   b   c  …
 *  4  Yf   ~  Gm  …
 *  3   #   #   .  …
 *
 * Cards as lines name them, `#` face down, `.` a hole; the viewer's own front row is the lowest.
 */
export function board(view: View): readonly string[] {
  const head = ['  ', ...COLUMNS.map(column => column.padStart(WIDTH))].join('')
  const rows = rowsOf(view).map(row => {
    const cards = COLUMNS.map(column => (view.cells[`${column}${row}`] ?? '.').padStart(WIDTH))
    return `${row} ${cards.join('')}`
  })
  return [head, ...rows]
}

function rowsOf({ viewer }: View): readonly number[] {
  return viewer === 1 ? [1, 2, 3, 4] : [4, 3, 2, 1]
}

/** The sea in sentences, from the viewer's own row up, then all that lies beside it. */
export function aloud(view: View, language: Language): string {
  const words = languages[language].text
  const rows = [...rowsOf(view)].reverse().map(row => {
    const cards = runsIn(COLUMNS.map(column => view.cells[`${column}${row}`])).map(({ card, from, to }) => {
      const [first, last] = [from, to].map(at => `${COLUMNS[at]}${row}`)
      return `${first === last ? first : `${first}–${last}`} ${card ? words.card(card) : words.hole}`
    })
    return words.row(row, cards.join(', '))
  })
  return [...rows, ...beside(view, language)].join(' ')
}

/** What lies alike side by side is said once. */
function runsIn(cards: readonly (string | undefined)[]) {
  return cards.reduce<{ card: string | undefined; from: number; to: number }[]>((runs, card, at) => {
    const last = runs.at(-1)
    return last?.card === card && last
      ? [...runs.slice(0, -1), { ...last, to: at }]
      : [...runs, { card, from: at, to: at }]
  }, [])
}

/** By how much a crew’s clearest match was won. */
export function best(lead: number, language: Language): string {
  return languages[language].text.best(lead)
}

/** What lies beside the sea, each as one sentence. */
export function beside(view: View, language: Language): readonly string[] {
  const { wanted, breeding, stock, deck, discard, players, viewer } = view
  const words = languages[language].text
  const pairs = wanted.flatMap(pair => (pair ? words.card(pair) : []))
  const seats = players.map(({ boats, corals, worms, pearls, sharks }, seat) => {
    const reefs = corals.map(({ fish, bred }) =>
      fish ? words.card(fish) : bred ? `${words.card(bred)} (${words.bred})` : words.empty
    )
    const held = [words.purse(some({ ...worms, pe: pearls })), sharks > 0 && words.sharks(sharks)].filter(Boolean)
    return words.seat(sideOf(words.sides, viewer, seat), boats, reefs.join(', '), held.join(', '))
  })
  return [
    words.wanted(pairs.join(', '), breeding),
    ...seats,
    words.stock(words.purse(some(stock))),
    words.piles(deck, discard.length)
  ]
}

function some(counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}

/** Nearer to the shore comes first: there it is soonest gone. A shark eats what the other can have cheapest, and last an own fish. */
export function near(view: View): Near {
  const [theirs = 0] = rowsOf(view)
  return ({ verb }, way) => {
    const column = COLUMNS.indexOf(way.charAt(0))
    if (verb !== 'shark') return column
    return column < 0 ? 2 * COLUMNS.length : column + (way.endsWith(`${theirs}`) ? 0 : COLUMNS.length)
  }
}
