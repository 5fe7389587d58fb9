import { type Card, cardNamed } from '../../../engine/ascent/mountain/cards.ts'
import { ALL_PLACES, type Slot, placesInRow } from '../../../engine/ascent/mountain/mountain.ts'
import type { Player, State } from '../../../engine/ascent/core/state.ts'
import type { PanoramaCard } from '../../../engine/ascent/modules/documentary/slice.ts'

/*
 * Positions as the worked examples write them, RULES.md, 12:
 *   `1: R3 BR G4/BR / 2: G5*{2} ⟨3-4-3 filmed⟩`   `1: ~9 ⟨hooks 3⟩`   `FULL[(1,4)=FG; (8,2)=-]`   `empty`
 * and hands: `G5 +4 [2]` is a grassy 5, four cards of no matter, and two in the deck.
 */

const BASE: readonly string[] = ['mountains', 'bridges', 'campfires', 'summit']
/** A card of no matter: it can pay, and be played nowhere but on a finished mountain. */
const OTHER: Card = 'SU'
const DECK = 20
const FULL = [9, 8, 7, 6, 5, 4, 3, 2].map((count, index) => `${index + 1}: ~${count}`).join(' / ')
const FILLERS: readonly Card[] = ['G12', 'S12', 'R12']

export interface Sitting {
  readonly rules?: readonly string[]
  /** One for each seat; seat 0 is to act. */
  readonly hands?: readonly string[]
}

export function position(text: string, { rules = [], hands = ['+5', '+5'] }: Sitting = {}): State {
  const [mountain = '', marks = ''] = text.split('⟨')
  const lying = mountain.startsWith('FULL') ? full(mountain.slice(4)) : rows(mountain)
  return {
    rules: [...BASE, ...rules],
    ...lying,
    panoramas: panoramas(marks),
    hooks: Number(/hooks (\d)/.exec(marks)?.[1] ?? 0),
    players: hands.map(player),
    active: 0,
    phase: 'action',
    result: null
  }
}

/** The same mountain, with seat 0 to act again and this hand. */
export function again(state: State, hand: string): State {
  return { ...state, players: [player(hand), ...state.players.slice(1)], active: 0, phase: 'action' }
}

function player(text: string): Player {
  const deck = Number(/\[(\d+)\]/.exec(text)?.[1] ?? DECK)
  const more = Number(/\+(\d+)/.exec(text)?.[1] ?? 0)
  const named = text.match(/[A-Z]+\d*\*?/g) ?? []
  return { hand: [...named.map(card), ...others(more)], deck: others(deck), discarded: 0 }
}

function others(count: number): Card[] {
  return Array.from({ length: count }, () => OTHER)
}

function card(text: string): Card {
  const found = cardNamed(text)
  if (!found) throw new Error(`Cannot read the card "${text}"`)
  return found
}

interface Lying {
  readonly grid: (Card | null)[]
  readonly buried: Slot[]
  readonly ibexes: number[]
}

function rows(text: string): Lying {
  const lying: Lying = { grid: ALL_PLACES.map(() => null), buried: [], ibexes: ALL_PLACES.map(() => 0) }
  for (const row of text.split(' / ')) {
    const [, number = '', stacks = ''] = /^(\d): (.*)$/.exec(row.trim()) ?? []
    const places = placesInRow(Number(number))
    for (const [index, stack] of spread(stacks).entries()) put(lying, places[index]?.slot, stack)
  }
  return lying
}

function full(changes: string): Lying {
  const lying = rows(FULL)
  for (const [, row, place, stack = ''] of changes.matchAll(/\((\d),(\d)\)=([^;\]]+)/g))
    put(lying, placesInRow(Number(row))[Number(place) - 1]?.slot, stack)
  return lying
}

function spread(stacks: string): string[] {
  const count = /^~(\d)$/.exec(stacks)?.[1]
  if (count === undefined) return stacks.split(' ').filter(Boolean)
  return Array.from({ length: Number(count) }, (_, index) => FILLERS[index % FILLERS.length] ?? '')
}

function put({ grid, buried, ibexes }: Lying, slot: Slot | undefined, stack: string): void {
  const [, top = '', bridge, herd = 0] = /^([A-Z]+\d*\*?|-)(\/BR)?(?:\{(\d+)\})?$/.exec(stack) ?? []
  if (slot === undefined || top === '') throw new Error(`Cannot put "${stack}" there`)
  grid[slot] = top === '-' ? null : card(top)
  ibexes[slot] = Number(herd)
  if (bridge) buried.push(slot)
}

function panoramas(marks: string): PanoramaCard[] {
  return [...marks.matchAll(/(\d+-\d+-\d+)(?: (filmed|hidden))?/g)].map(([, sequence = '', side]) => ({
    sequence: sequence.split('-').map(Number),
    side: side === 'filmed' || side === 'hidden' ? side : 'revealed'
  }))
}
