import { type Below, shuffle } from '../../stream.ts'
import { allCards } from './mountain.ts'
import { type Outcome, settled, type Told } from './outcome.ts'
import type { Goal, Table } from './table.ts'

/*
 * The deal as DEAL.md tells it, and the first turn: RULES.md, 3.1 and 3.2, examples 152 to 159, told once more. It imports
 * no rule of the engine.
 */

const SEQUENCES = '3-4-3 9-8-7 2-3-4 4-5-6 5-4-5 6-7-8 7-6-5 8-9-8 10-9-10 12-11-10'.split(' ')
/** Who is handed a Bridge, in turn order, by the number of seats. */
const HANDED: readonly (readonly number[])[] = [[], [], [1], [1], [1, 3], [1, 3]]

export interface Chosen {
  readonly goals: readonly Goal[]
  readonly sequences: number
  readonly hooks: number
}

export function dealt({ goals, sequences, hooks }: Chosen, seats: number, below: Below): Outcome {
  const order = shuffle(SEQUENCES, below)
  const turnedUp = goals.includes('documentary') ? sequences : 0
  const first = below(seats)
  const handed = HANDED[seats] ?? []
  const cards = shuffle(allCards(seats, 5 - handed.length), below)
  const sizes = pileSizes(cards.length, seats, below)
  const turns = sizes.map((size, turn) => {
    const pile = cards.splice(0, size)
    const bridge = handed.includes(turn) ? ['BR'] : []
    return { pile, hand: [...bridge, ...pile].slice(0, seats === 1 ? 6 : 5), isHanded: bridge.length > 0 }
  })
  const bySeat = turns.map((_, seat) => turns[(seat - first + seats) % seats] as (typeof turns)[number])
  const piles = bySeat.map(({ pile }) => pile)
  const bridged = bySeat.flatMap(({ isHanded }, seat) => (isHanded ? [seat] : []))
  const hands = bySeat.map(({ hand }) => hand)
  const drawn = bySeat.map(({ hand, isHanded }) => hand.length - Number(isHanded))
  const table: Table = {
    goals: [...goals],
    mountain: {},
    buried: [],
    ibexes: {},
    panoramas: order.map((sequence, at) => ({ sequence, side: at < turnedUp ? 'revealed' : 'hidden' })),
    hooks: seats === 1 ? hooks : 0,
    players: bySeat.map(({ pile, hand }, seat) => ({ hand: [...hand], deck: pile.slice(drawn[seat]), discarded: 0 })),
    active: first,
    phase: 'begin',
    why: null
  }
  const events: Told[] = [
    {
      type: 'dealt',
      facts: { piles: piles.map(pile => pile.length), bridged, first },
      sealed: { piles, bridged, first, hands, panoramas: order }
    },
    ...drawn.map((count, seat) => ({ type: 'drew', facts: { seat, count } })),
    ...(turnedUp > 0 ? [{ type: 'revealed', facts: { sequences: order.slice(0, turnedUp) } }] : [])
  ]
  const begun = settled(table, list => shuffle(list, below))
  return { table: begun.table, events: [...events, ...begun.events] }
}

/** In turn order: the first of the larger piles goes to the first seat, the others as chance has it. */
function pileSizes(cards: number, seats: number, below: Below): number[] {
  const sizes = Array.from({ length: seats }, (_, turn) => Math.floor((cards + seats - 1 - turn) / seats))
  return [sizes[0] ?? 0, ...shuffle(sizes.slice(1), below)]
}
