import type { Choice } from '../game.ts'
import { removeAll } from '../multiset.ts'
import { type Card, type Colour, DIE_FACES, neededColours } from './cards.ts'
import { chanceToPay } from './chances.ts'
import type { View } from './view.ts'

/** How much of the next cloud’s points is hoped for: measured, at tables of random and of other autopilots. */
const NEXT_CLOUD_WEIGHT = 0.75
/** Below this cloud no wild card is spent on a climb. */
const LEAST_CLOUD_FOR_WILD = 3

/** A sensible line, from what the seat may know. */
export function autopilot(view: View, choices: readonly Choice[]): string {
  const offered = choices.map(({ line }) => line)
  return preferredLines(view).find(line => offered.includes(line)) ?? offered[0] ?? ''
}

/** What it would say, the best first. */
function preferredLines(view: View): readonly string[] {
  if (view.phase === 'solo') return isNextCloudWorthIt(view, chanceToPayAlone(view)) ? ['continue'] : ['jump']
  if (view.viewer === view.pilot)
    return view.cloud < LEAST_CLOUD_FOR_WILD ? ['colours', 'fall'] : ['colours', 'wild', 'fall']
  return isNextCloudWorthIt(view, chancePilotPays(view)) ? ['stay'] : ['jump']
}

/** Whether the hope for the next cloud is worth more than what this one pays for certain. */
function isNextCloudWorthIt(view: View, chance: number): boolean {
  return chance * NEXT_CLOUD_WEIGHT * pointsAt(view, view.cloud + 1) > pointsAt(view, view.cloud)
}

/** How likely it is that the pilot can pay: by all that lies open, and the own hand. */
function chancePilotPays({ need, players, pilot, discard, hand = [] }: View): number {
  return chanceToPay(need, players[pilot]?.hand ?? 0, [...discard, ...hand])
}

/** How likely it is that a lone pilot can pay for the next roll: he knows his hand, but not the dice. */
function chanceToPayAlone({ cloud, clouds, hand = [] }: View): number {
  const rolls = allRolls(clouds[cloud - 1]?.dice ?? 0)
  return rolls.filter(need => hand.includes('W') || removeAll<Card>(hand, need)).length / rolls.length
}

function pointsAt({ clouds }: View, cloud: number): number {
  return clouds[cloud - 1]?.points ?? 0
}

/** What so many dice may ask for, each way once for every way in which they can fall. */
function allRolls(dice: number): readonly (readonly Colour[])[] {
  let rolls: (typeof DIE_FACES)[] = [[]]
  for (let die = 0; die < dice; die++) rolls = rolls.flatMap(roll => DIE_FACES.map(face => [...roll, face]))
  return rolls.map(neededColours)
}
