import type { Choice } from '../../../engine/game.ts'
import type { Prices } from '../../seat/game.ts'
import type { Module } from './module.ts'

/*
 * A way is one slot (`b2`), a Campfire's source and target (`a1>b2`) or a herd's route (`b1 b2 a3`), and is tapped
 * slot by slot. A slot's name has two signs.
 */
const STEP = 2

/** Ways as they are tapped: also the first steps of longer ones. */
export function tapped<Own>(choices: readonly Choice[], modules: readonly Module<Own>[]): readonly Choice[] {
  const all = modules.reduce((now, { tapped }) => tapped?.(now) ?? now, choices)
  return all.map(choice => (choice.at ? { ...choice, at: withBegun(choice.at) } : choice))
}

// What is only begun nobody can pay.
function withBegun(at: Prices): Prices {
  const begun = Object.keys(at).filter(way => way.length > STEP)
  return { ...Object.fromEntries(begun.map(way => [way.slice(0, STEP), Infinity])), ...at }
}

/** What a tap on a slot means, where that much of a way is chosen. */
export interface Tap {
  readonly way: string
  /** The lowest price that it may lead to; absent where nothing can be done. */
  readonly price: number | undefined
}

export function tapOn(lit: Prices, place: string, slot: string): Tap {
  const way = wayTo(lit, place, slot)
  const prices = Object.keys(lit).map(other => (other.startsWith(way) ? (lit[other] ?? Infinity) : Infinity))
  return { way, price: way in lit && !place.includes(slot) ? Math.min(...prices) : undefined }
}

function wayTo(lit: Prices, place: string, slot: string): string {
  const ways = Object.keys(lit).filter(way => way.length > STEP)
  const [first] = ways
  const begun = place.slice(0, STEP)
  if (!first) return slot
  // What cannot be done is tried all the same, since the answer tells why.
  if (!begun) return slot in lit ? slot : slot + first.slice(STEP)
  if (place.includes(slot)) return backTo(place, slot)
  const fitting = ways.filter(way => way.startsWith(begun) && way.endsWith(slot))
  const [best] = fitting.sort((one, other) => shared(other, place) - shared(one, place))
  return best ?? begun + first.charAt(STEP) + slot
}

/** A slot already chosen becomes the last; the last is given up. */
function backTo(place: string, slot: string): string {
  return place.endsWith(slot) && place !== slot ? place.slice(0, -STEP - 1) : place.slice(0, place.indexOf(slot) + STEP)
}

/** How long two ways are the same. */
function shared(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}
