import { end, type Play, tell } from './play.ts'
import { isFull, playerOf, type Table } from './table.ts'

/* The competitive game, where two play against each other: RULES.md, 9.4, rulings 25, 56 and 57. */

const HAND = 5
const OPEN = 5
const SHORTEST_RUN = 3

export interface Score {
  readonly placed: number
  readonly discarded: number
  readonly inRuns: number
  readonly longest: number
  readonly points: number
}

/** Draws up from the far end of the row, which is filled up from the deck. */
export function take(play: Play, seat: number): void {
  const { table } = play
  const { hand } = playerOf(table, seat)
  if (!table.contest) return
  const { row, deck } = table.contest
  const cards = row.splice(0, Math.max(0, HAND - hand.length))
  const laid = deck.splice(0, OPEN - row.length)
  hand.push(...cards)
  row.push(...laid)
  table.ahead.shift()
  if (cards.length > 0) tell(play, 'took', { seat, cards, laid })
}

/** The sea is full, or both hands are used up; so two never pass in a row, which would end it too. */
export function tally(play: Play): void {
  const { table } = play
  const isUsedUp = table.players.every(({ hand }) => hand.length < 2)
  table.ahead.shift()
  if (!isFull(table) && !isUsedUp) return
  const scores = scoresOf(table)
  tell(play, 'scored', { scores })
  end(play, {
    outcome: 'ranked',
    why: 'SCORED',
    ranking: rankingOf(scores),
    scores: scores.map(({ points }) => points)
  })
}

export function scoresOf(table: Table): Score[] {
  return table.players.map(({ discarded }, seat) => {
    const owners: readonly (number | null)[] = table.contest?.owners ?? []
    const placed = owners.filter(owner => owner === seat).length
    const runs = owners
      .map(owner => (owner === seat ? 'x' : ' '))
      .join('')
      .split(' ')
    const lengths = runs.map(run => run.length)
    const inRuns = lengths.filter(length => length >= SHORTEST_RUN).reduce((all, length) => all + length, 0)
    const points = 2 * placed - discarded + inRuns
    return { placed, discarded, inRuns, longest: Math.max(...lengths), points }
  })
}

/** By points, then more cards in the sea, fewer discarded, the longer run. */
export function rankingOf([one, other]: readonly Score[]): number[][] {
  if (!one || !other) return []
  const apart = [
    one.points - other.points,
    one.placed - other.placed,
    other.discarded - one.discarded,
    one.longest - other.longest
  ].find(difference => difference !== 0)
  if (apart === undefined) return [[0, 1]]
  return apart > 0 ? [[0], [1]] : [[1], [0]]
}
