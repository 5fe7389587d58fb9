import { choiceLine, waysWithPrices } from '../../choice.ts'
import type { Choice } from '../../game.ts'
import { HAND_LIMIT } from '../core/state.ts'
import { spaceNameOf, neighboursOf } from '../map/spaces.ts'
import { countCards, TERRAINS } from '../map/terrain.ts'
import type { View } from '../view.ts'
import { dieLines } from './die.ts'
import { bestGoal, type Goal } from './goal.ts'
import { type Ground, groundBySpace, merchantSpace } from './ground.ts'
import { rockLines } from './rival.ts'
import { firstLineNearerTo } from './route.ts'

/** The autopilot's line: on the cheapest way to where the most gold can be earned. */
export function autopilot(view: View, choices: readonly Choice[]): string {
  const seat = view.viewer === 'watcher' ? view.active : view.viewer
  const ground = groundBySpace(view)
  const goal = bestGoal(view, seat, ground)
  const wanted = goal ? wantedIn(view, seat, goal, ground) : walledIn(view, seat)
  return wanted.find(line => isOffered(choices, line)) ?? choices[0]?.example ?? ''
}

/** Lines preferred to any travel: selling, and the free roll. */
const SALE = ['sell coin', 'sell cards', 'roll']

/** The lines of a merchant whom rocks cut off from all gold: he can only roll to remove one (ruling 22). */
function walledIn(view: View, seat: number): readonly string[] {
  const gone = view.named === 'ROCK' ? hindering(view, seat).map(space => `return ${space}`) : []
  return [...SALE, ...gone, 'skip', ...stuck(view), 'end']
}

/** Rocks to remove, best first: those that alone block all gold, then neighbouring ones, then any. */
function hindering(view: View, seat: number): readonly string[] {
  const without = (rock: string) => groundBySpace({ ...view, rocks: view.rocks.filter(space => space !== rock) })
  const alone = view.rocks.filter(rock => bestGoal(view, seat, without(rock)) !== null)
  return [...alone, ...neighboursOf(merchantSpace(view, seat)).map(spaceNameOf), ...view.rocks]
}

function wantedIn(view: View, seat: number, goal: Goal, ground: readonly Ground[]): readonly string[] {
  if (view.phase === 'die') return [...dieLines(view, seat, goal, ground), 'skip']
  if (view.phase !== 'play') return SALE
  const line = firstLineNearerTo(view, merchantSpace(view, seat), goal)
  return [...rockLines(view, seat, goal, ground), ...(line === null ? stuck(view) : [line]), 'end']
}

/** A roll for two cards of the commonest terrains, if the hand is full and leads nowhere; or none. */
function stuck({ hand = [], played }: View): readonly string[] {
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
    waysWithPrices(choice).some(([way, price]) => price === cards.length && choiceLine(choice, way) === head)
  )
}
