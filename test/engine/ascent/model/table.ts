import {
  isCampfire,
  isMountainCard,
  left,
  LOWER,
  right,
  SLOTS,
  slotsIn,
  supports,
  terrainOf,
  TOP,
  valueOf
} from './mountain.ts'

/*
 * A table, and what can be read off it: RULES.md, 2.4, 4.4, 6 and 7. It imports no rule of the engine.
 */

export const GOALS = ['greenPath', 'documentary', 'wildlife'] as const
export type Goal = (typeof GOALS)[number]

export interface Player {
  hand: string[]
  /** Top first. */
  deck: string[]
  discarded: number
}

export interface Panorama {
  sequence: string
  side: 'hidden' | 'revealed' | 'filmed'
}

/** A match where a turn begins, where a seat must act or has acted, or that is over. */
export interface Table {
  goals: Goal[]
  /** What lies on top of each slot. */
  mountain: { [slot: string]: string }
  /** Where a Bridge lies covered, in the order of the slots. */
  buried: string[]
  ibexes: { [slot: string]: number }
  panoramas: Panorama[]
  hooks: number
  players: Player[]
  active: number
  /** Behind `shuffle`, `resolve` follows. */
  phase: 'begin' | 'action' | 'shuffle' | 'resolve' | 'over'
  why: 'WIN' | 'LOSS_GOAL' | 'LOSS_STUCK' | null
}

export function playerOf({ players }: Table, seat: number): Player {
  return players[seat] as Player
}

export function isAlone({ players }: Table): boolean {
  return players.length === 1
}

export function limitOf(table: Table): number {
  return isAlone(table) ? 6 : 5
}

/** The slots that show neither a mountain card nor a Campfire. */
export function openSlots({ mountain }: Table): string[] {
  return LOWER.filter(slot => terrainOf(mountain[slot]) === null)
}

/** Of a Campfire, the value of the nearest mountain card to its left. */
export function adopted({ mountain }: Table, slot: string): number | null {
  for (let next = left(slot); next !== null; next = left(next)) {
    const value = valueOf(mountain[next])
    if (value !== null) return value
  }
  return null
}

function weight(table: Table, slot: string): number | null {
  const card = table.mountain[slot]
  return isCampfire(card) ? adopted(table, slot) : valueOf(card)
}

function neighbours(slot: string): string[] {
  return [left(slot), right(slot)].filter(next => next !== null)
}

/** What a mountain card costs there, as the row lies. */
export function priceOf(table: Table, card: string, slot: string): number {
  const weights = neighbours(slot).flatMap(next => weight(table, next) ?? [])
  return Math.max(0, ...weights.map(other => Math.abs(other - (valueOf(card) ?? 0))))
}

export function isBesideItsTerrain({ mountain }: Table, card: string, slot: string): boolean {
  return neighbours(slot).some(next => terrainOf(mountain[next]) === terrainOf(card))
}

/** All slots of chains of grassy cards from row 1 on. */
export function greenChain({ mountain }: Table): string[] {
  const chain: string[] = []
  for (const slot of LOWER) {
    const isJoined = slot.endsWith('1') || supports(slot).some(below => chain.includes(below))
    if (isJoined && terrainOf(mountain[slot]) === 'G') chain.push(slot)
  }
  return chain
}

/** Whether mountain cards of that sequence lie side by side in a row. */
export function isSeen({ mountain }: Table, sequence: string): boolean {
  const rows = Array.from({ length: 8 }, (_, below) => slotsIn(below + 1))
  const lines = rows.map(row => row.map(slot => (isMountainCard(mountain[slot]) ? valueOf(mountain[slot]) : 'x')))
  return lines.some(line => `-${line.join('-')}-`.includes(`-${sequence}-`))
}

export function ibexesOn({ ibexes }: Table, slots: readonly string[]): number {
  return slots.reduce((sum, slot) => sum + (ibexes[slot] ?? 0), 0)
}

export function goalOf(table: Table, goal: Goal): 'met' | 'open' | 'lost' {
  const isFinished = openSlots(table).length === 0
  if (goal === 'wildlife') {
    if (ibexesOn(table, [...slotsIn(8), TOP]) >= 8) return 'met'
    return isFinished && ibexesOn(table, SLOTS) < 8 ? 'lost' : 'open'
  }
  const isMet =
    goal === 'greenPath'
      ? greenChain(table).some(slot => slot.endsWith('8'))
      : table.panoramas.every(({ side }) => side !== 'revealed')
  if (isMet) return 'met'
  return isFinished ? 'lost' : 'open'
}
