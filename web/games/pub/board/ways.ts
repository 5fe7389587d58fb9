import type { TapChoice, TapWays } from '../../../seat/game.ts'

/*
 * Whoever is to go somewhere, or home, is tapped first, then the place, or a die: all that one's guests may do is tapped
 * as one, and a way is a whole line (`move A aO1 cw`, `exit B aO1`). Somebody is let in by a tap on the door, too, while no
 * guest is chosen. So are the ways to let somebody in tapped as one, and those of the innkeeper, who goes to an empty table, or to whom he is to serve (`innkeeper A`, `innkeeper A aO1`); or first a die is tapped for him.
 */

/** Ways as they are tapped here. */
export interface Ways extends TapWays {
  /** What all of them do: `move` for whatever guests do. */
  readonly verb: string
  /** What comes of each, as the engine's choice says it: a place, coins or beers. */
  readonly comes: { readonly [way: string]: string }
}

const GUESTS = ['move', 'exit']

/** Whether a way lets somebody in. */
export const isEntering = (way: string) => way.startsWith('enter')

export function tapped(choices: readonly TapChoice[]): readonly TapChoice[] {
  const of = (verbs: readonly string[]) => choices.filter(({ verb }) => verbs.includes(verb))
  return [
    ...merged('move', [...of(GUESTS), ...of(['enter'])], beginOf),
    ...merged('enter', of(['enter']), () => ''),
    ...merged('innkeeper', of(['innkeeper']), way => way.split(' ').slice(0, 2).join(' ')),
    ...of(['pass'])
  ]
}

/** The guest that a line is about. */
export function beginOf(line: string): string {
  return line.split(' ').find(word => /^[a-e]([LNO]\d|T)$/.test(word)) ?? ''
}

function merged(verb: string, choices: readonly TapChoice[], begin: (way: string) => string): readonly TapChoice[] {
  const [first] = choices
  if (!first) return []
  const all = choices.flatMap(choice =>
    Object.keys(choice.ways?.at ?? {}).map(way => ({ way: choice.line.replace('_', way), comes: choice.as ?? '' }))
  )
  const at = Object.fromEntries(all.map(({ way }) => [way, 0]))
  const begun = [...new Set(all.map(({ way }) => begin(way)))].filter(one => one && !(one in at))
  const comes = Object.fromEntries(all.map(one => [one.way, one.comes]))
  const ways: Ways = { verb, kind: 'route', at, begun, comes }
  // Of what is not lit the answer says why: it is led somewhere.
  return [{ verb, subject: 'pub', line: '_', ways, try: first.try }]
}

export function verbOf(ways: TapWays | undefined): string {
  return (ways as Ways | undefined)?.verb ?? ''
}

/** The die, or both, that a line spends. */
export function useOf(line: string): string {
  return line.split(' ')[1] ?? ''
}

/** All ways that go on from what is chosen: with the same guest, whatever the die; without one, to let somebody in. */
export function goingOn(ways: TapWays | undefined, place: string): readonly string[] {
  const all = Object.keys(ways?.at ?? {})
  const guest = beginOf(place)
  return verbOf(ways) === 'innkeeper' ? all : all.filter(way => beginOf(way) === guest)
}

/** Of those ways the one that a tap means: the first, or the one behind that which is chosen. */
export function nextOf(ways: readonly string[], chosen: string): string | undefined {
  return ways[(ways.indexOf(chosen) + 1) % ways.length]
}

/** Of ways of the innkeeper those that a die is tapped for: where somebody sits, only his going there. */
export function firstTaps(ways: TapWays | undefined, found: readonly string[]): readonly string[] {
  const begun = ways?.begun ?? []
  return [...new Set(found.map(way => begun.find(one => way.startsWith(`${one} `)) ?? way))]
}
