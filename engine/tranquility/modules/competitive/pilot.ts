import { waysWithPrices } from '../../../choice.ts'
import type { Seat } from '../../../game.ts'
import { opponentOf } from './contest.ts'
import { scoresOf } from './score.ts'
import { cellAt } from '../../sea/seas.ts'
import type { View } from '../../view.ts'
import { type Mind, type Pilot, type Plays, lineWith, lossOf, spares } from '../../pilot/mind.ts'

/** Beside a lead in points, what is lost with cards weighs little. */
const PER_LOSS = 0.25

type Owners = (Seat | null)[]

const place: Plays = (choice, mind) => {
  const rest = spares(choice, mind)
  const me = seatOf(mind.view)
  const owners = ownersIn(mind)
  const before = lead(mind.view, owners, me, 0)
  return waysWithPrices(choice).map(([cell, price]) => {
    const cards = rest.slice(0, price)
    const then = owners.slice()
    then[cellAt(mind.sea.sea, cell)] = me
    const gain = lead(mind.view, then, me, price) - before
    return { line: lineWith(choice, cell, cards), cost: PER_LOSS * lossOf(cards) - gain }
  })
}

const discard: Plays = (choice, mind) => {
  const cards = spares(choice, mind).slice(0, choice.pick?.least)
  return [{ line: lineWith(choice, '', cards), cost: cards.length + PER_LOSS * lossOf(cards) }]
}

const exchange: Plays = ({ line }, { hand }) => [{ line, cost: hand.length }]

const pass: Plays = ({ line }) => [{ line, cost: 0 }]

/** Against each other, points count and nothing else. */
export const pilot: Pilot = {
  sees: ({ contest }) => contest !== undefined,
  plays: { place, discard, exchange, pass }
}

function seatOf({ viewer }: View): Seat {
  if (viewer === 'watcher') throw new Error('Cannot play for a watcher')
  return viewer
}

function ownersIn({ view: { contest, night = [] }, sea: { sea, cells } }: Mind): Owners {
  const day = contest?.day ?? 0
  return cells.map((island, cell) => {
    if (island === null) return null
    return night.includes(sea.names[cell] ?? '') ? opponentOf(day) : day
  })
}

/** By how many points that seat would lead, having discarded so many more. */
function lead({ players }: View, owners: Owners, me: Seat, more: number): number {
  const discards = players.map(({ discarded }, seat) => (seat === me ? discarded + more : discarded))
  const points = scoresOf(owners, discards).map(score => score.points)
  return (points[me] ?? 0) - (points[opponentOf(me)] ?? 0)
}
