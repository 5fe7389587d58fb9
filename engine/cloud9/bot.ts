import type { Choice } from '../game.ts'
import { memoizeWeak } from '../memoize.ts'
import { removeEachOnce } from '../multiset.ts'
import { type Card, type Colour, DIE_FACES, neededColoursWithDuplicates } from './cards.ts'
import { chanceToPay } from './chances.ts'
import type { Cloud } from './clouds.ts'
import type { View } from './view.ts'

/** The weight of the next cloud's points against this cloud's; tuned in matches against random play and other autopilots. */
const NEXT_CLOUD_WEIGHT = 0.75
/** The lowest cloud on which the autopilot shows a wild card. */
const LEAST_CLOUD_FOR_WILD = 3

/** The autopilot's line. A passenger or lone pilot stays aboard if the next cloud's expected points exceed this cloud's. */
export function autopilot(view: View, choices: readonly Choice[]): string {
  const offered = choices.map(({ line }) => line)
  return preferredLines(view).find(line => offered.includes(line)) ?? offered[0] ?? ''
}

/** The lines that the autopilot prefers, the best first, whether offered or not. */
function preferredLines(view: View): readonly string[] {
  if (view.phase === 'solo') return isNextCloudWorthIt(view, chanceToPayAlone(view)) ? ['continue'] : ['jump']
  if (view.viewer === view.pilot)
    return view.cloud < LEAST_CLOUD_FOR_WILD ? ['colours', 'fall'] : ['colours', 'wild', 'fall']
  return isNextCloudWorthIt(view, chancePilotPays(view)) ? ['stay'] : ['jump']
}

/** Whether the next cloud's points, times the chance to reach it and NEXT_CLOUD_WEIGHT, are more than this cloud's points. */
function isNextCloudWorthIt(view: View, chance: number): boolean {
  return chance * NEXT_CLOUD_WEIGHT * pointsAt(view, view.cloud + 1) > pointsAt(view, view.cloud)
}

/** The chance that the pilot can pay, given the discard and the viewer's own hand. */
function chancePilotPays({ need, players, pilot, discard, hand = [] }: View): number {
  return chanceToPay(need, players[pilot]?.hand ?? 0, [...discard, ...hand])
}

/** The chance that a lone pilot's hand can pay for the next roll: the share of all possible rolls that it can pay for. */
function chanceToPayAlone({ cloud, clouds, hand = [] }: View): number {
  const here = clouds[cloud - 1]
  if (!here || hand.includes('W')) return 1
  const rolls = allRolls(here)
  return rolls.filter(need => removeEachOnce<Card>(hand, need)).length / rolls.length
}

function pointsAt({ clouds }: View, cloud: number): number {
  return clouds[cloud - 1]?.points ?? 0
}

/** The needed colours of each of the 6 ** dice equally likely rolls on a cloud. */
const allRolls = memoizeWeak(({ dice }: Cloud): readonly (readonly Colour[])[] => {
  let rolls: (typeof DIE_FACES)[] = [[]]
  for (let die = 0; die < dice; die++) rolls = rolls.flatMap(roll => DIE_FACES.map(face => [...roll, face]))
  return rolls.map(neededColoursWithDuplicates)
})
