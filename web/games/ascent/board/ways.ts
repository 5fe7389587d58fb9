import type { TapChoice, TapWays } from '../../../seat/game.ts'
import { isLit } from '../../../seat/taps.ts'
import type { Module } from '../module.ts'

/*
 * A way is one slot (`b2`), a Campfire's source and target (`a1>b2`) or a herd's route (`b1 b2 a3`), and is tapped
 * slot by slot. A slot's name has two signs.
 */
const STEP = 2

/** Ways as they are tapped: with the first steps of routes. */
export function tapped<Own>(choices: readonly TapChoice[], modules: readonly Module<Own>[]): readonly TapChoice[] {
  const all = modules.reduce((now, { tapped }) => tapped?.(now) ?? now, choices)
  return all.map(choice => (choice.ways?.kind === 'route' ? { ...choice, ways: withBegun(choice.ways) } : choice))
}

function withBegun(ways: TapWays): TapWays {
  return { ...ways, begun: [...new Set(Object.keys(ways.at).map(way => way.slice(0, STEP)))] }
}

/** What a tap on a slot means, where that much of a way is chosen. */
export interface Tap {
  readonly way: string
  /** The lowest price that it may lead to; absent where nothing can be done. */
  readonly price: number | undefined
}

export function tapOn(ways: TapWays | undefined, place: string, slot: string): Tap {
  if (!ways) return { way: slot, price: undefined }
  const way = wayTo(ways, place, slot)
  const prices = Object.keys(ways.at).flatMap(other => (other.startsWith(way) ? (ways.at[other] ?? []) : []))
  return { way, price: isLit(ways, way) && !place.includes(slot) ? Math.min(...prices) : undefined }
}

function wayTo({ kind, at, begun: firsts = [] }: TapWays, place: string, slot: string): string {
  const ways = Object.keys(at)
  const [first = ''] = ways
  const begun = place.slice(0, STEP)
  if (kind !== 'route') return slot
  // What cannot be done is tried all the same, since the answer tells why.
  if (!begun) return firsts.includes(slot) ? slot : slot + first.slice(STEP)
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
