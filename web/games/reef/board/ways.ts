import { fillLineTemplate } from '../../../../engine/choice.ts'
import type { TapChoice, TapWays } from '../../../seat/game.ts'

/*
 * What lies in the sea is bought, or turned up, by a tap on it: all of that is tapped as one, and a way is a whole line
 * (`buy d1`, `reveal b2`). A fish that several corals could take goes to one of these by a second tap (`buy a4>1`).
 */

/** All that may be bought or turned up, as it is tapped. */
export interface Sea extends TapChoice {
  /** What each way brings, as the engine's choice says it. */
  readonly cards: { readonly [way: string]: string }
}

const IN_SEA = ['buy', 'reveal']

export function tapped(choices: readonly TapChoice[]): readonly TapChoice[] {
  const inSea = choices.filter(({ verb }) => IN_SEA.includes(verb))
  const others = choices.filter(({ verb }) => !IN_SEA.includes(verb))
  return inSea.length > 0 ? [seaOf(inSea), ...others] : others
}

function seaOf(choices: readonly TapChoice[]): Sea {
  const all = choices.flatMap(({ line, ways, pick, as = '' }) =>
    Object.entries(ways?.at ?? {}).map(([at, price]) => ({
      way: fillLineTemplate({ line }, at),
      price,
      from: pick?.from ?? [],
      as
    }))
  )
  const each = <T>(what: (one: (typeof all)[number]) => T) => Object.fromEntries(all.map(one => [one.way, what(one)]))
  const begun = all.flatMap(({ way }) => (way.includes('>') ? [beginOf(way)] : []))
  const from = all.reduce<readonly string[]>((most, one) => (one.from.length > most.length ? one.from : most), [])
  return {
    verb: 'buy',
    // It is the sea that is tapped: of what is not lit there the answer says why.
    subject: 'sea',
    line: '_',
    ways: { kind: 'route', at: each(({ price }) => price), begun: [...new Set(begun)] },
    pick: { from, least: 0, most: from.length },
    only: each(one => one.from),
    cards: each(({ as }) => as),
    try: choices[0]?.try ?? ''
  }
}

function beginOf(way: string): string {
  return way.replace(/>.*/, '')
}

/** What a tap on a cell means, where that much is chosen; what cannot be done is asked all the same, since the answer tells why. */
export interface Tap {
  readonly way: string
  /** Absent where nothing can be done. */
  readonly price: number | undefined
}

export function tapOn(ways: TapWays | undefined, place: string, cell: string, asked = cell): Tap {
  const all = Object.keys(ways?.at ?? {})
  const [way = asked, other] = all.filter(one => one.replace(/^\w+ |>.*/g, '') === cell)
  // One coral alone, or the one that has been chosen, needs no second tap.
  const whole = other && beginOf(place) !== beginOf(way) ? beginOf(way) : other ? place : way
  return { way: whole, price: ways?.at[way] }
}

/** The way that a tap on an own coral means, counted from 1; undefined where it means none. */
export function coralOn(ways: TapWays | undefined, place: string, coral: number): string | undefined {
  const way = place ? `${beginOf(place)}>${coral}` : `${coral}`
  return [way, `${coral}`].find(one => one in (ways?.at ?? {}))
}
