import { fillLineTemplate, waysWithPrices } from '../../choice.ts'
import type { Choice } from '../../game.ts'
import { HAND_LIMIT } from '../core/state.ts'
import { spaceNameOf, neighboursOf } from '../map/spaces.ts'
import { countCards, TERRAINS } from '../map/terrain.ts'
import type { View } from '../view.ts'
import { dieLinesBestFirst } from './die.ts'
import { destinationWithMostGoldPerTurn, type Destination } from './goal.ts'
import { type Ground, groundBySpace, merchantSpaceOrThrow } from './ground.ts'
import { rockLinesAgainstNearRival } from './rival.ts'
import { firstLineTowardGoalOrNullToStay } from './route.ts'

/** The autopilot's line: the next step on the cheapest way to the goal with the most gold per turn. */
export function autopilot(view: View, choices: readonly Choice[]): string {
  const seat = view.viewer === 'watcher' ? view.active : view.viewer
  const ground = groundBySpace(view)
  const goal = destinationWithMostGoldPerTurn(view, seat, ground)
  const wanted = goal ? wantedLines(view, seat, goal, ground) : linesIfBlocked(view, seat)
  return wanted.find(line => isOffered(choices, line)) ?? choices[0]?.example ?? ''
}

/** The lines for a sale and for the free roll after it, the best first. */
const SALE = ['sell coin', 'sell cards', 'roll']

/** The lines of a merchant whom rocks cut off from every goal, the best first: he rolls the die to remove a rock (ruling 22). */
function linesIfBlocked(view: View, seat: number): readonly string[] {
  const gone = view.named === 'ROCK' ? rocksToRemove(view, seat).map(space => `return ${space}`) : []
  return [...SALE, ...gone, 'skip', ...rollWithFullHand(view), 'end']
}

/** The spaces of rocks to remove, the best first: rocks that alone block all goals, then those near the merchant, then any. */
function rocksToRemove(view: View, seat: number): readonly string[] {
  const without = (rock: string) => groundBySpace({ ...view, rocks: view.rocks.filter(space => space !== rock) })
  const alone = view.rocks.filter(rock => destinationWithMostGoldPerTurn(view, seat, without(rock)) !== null)
  return [...alone, ...neighboursOf(merchantSpaceOrThrow(view, seat)).map(spaceNameOf), ...view.rocks]
}

function wantedLines(view: View, seat: number, goal: Destination, ground: readonly Ground[]): readonly string[] {
  if (view.phase === 'die') return [...dieLinesBestFirst(view, seat, goal, ground), 'skip']
  if (view.phase !== 'play') return SALE
  const line = firstLineTowardGoalOrNullToStay(view, merchantSpaceOrThrow(view, seat), goal)
  return [
    ...rockLinesAgainstNearRival(view, seat, goal, ground),
    ...(line === null ? rollWithFullHand(view) : [line]),
    'end'
  ]
}

/** The line that rolls for two cards of the commonest terrains, if the hand is full and none was played; otherwise no line. */
function rollWithFullHand({ hand = [], played }: View): readonly string[] {
  if (hand.length < HAND_LIMIT || played > 0) return []
  const counts = countCards(hand)
  const [first, second = first] = TERRAINS.filter(terrain => counts[terrain] > 0).sort(
    (one, other) => counts[other] - counts[one]
  )
  return first === undefined ? [] : [`roll -${first} -${(counts[first] ?? 0) > 1 ? first : second}`]
}

function isOffered(choices: readonly Choice[], line: string): boolean {
  const [head = '', ...cards] = line.split(' -')
  return choices.some(choice =>
    waysWithPrices(choice).some(([way, price]) => price === cards.length && fillLineTemplate(choice, way) === head)
  )
}
