import { cellName } from '../../notation.ts'

/** The index of a space of the map, row by row from the top left. `brand` is a type brand: the compiler rejects
 * a seat in a space's place. */
export type Space = number & { readonly brand?: 'space' }

/** The number of steps from the middle of the hexagonal map to its rim: RULES.md, 2. */
const RADIUS = 4

/** The position of a space in axial coordinates: `q` to the right along a row, `r` downward, the middle at 0, 0. */
interface Hex {
  readonly q: number
  readonly r: number
}

const STEPS = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 }
] as const

const across = Array.from({ length: 2 * RADIUS + 1 }, (_, place) => place - RADIUS)

const HEXES: readonly Hex[] = across
  .flatMap(r => across.map(q => ({ q, r })))
  .filter(({ q, r }) => Math.abs(q + r) <= RADIUS)

/** All spaces of the map, special ones included. */
export const SPACES: readonly Space[] = HEXES.map((_, space) => space)

const NAMES = HEXES.map(({ q, r }) => cellName(q + RADIUS, RADIUS - r))

const NAMED: ReadonlyMap<string, Space> = new Map(NAMES.map((name, space) => [name, space]))

const NEIGHBOURS: readonly (readonly Space[])[] = HEXES.map(one =>
  STEPS.map(step => HEXES.findIndex(({ q, r }) => q === one.q + step.q && r === one.r + step.r)).filter(
    space => space >= 0
  )
)

/** The name of a space in lines, such as `e5`: letters start on the left, numbers at the bottom (RULES.md, 9). */
export function spaceNameOf(space: Space): string {
  return NAMES[space] ?? ''
}

/** The space with a name such as `e5`; null if no space has it. */
export function spaceNamed(name: string): Space | null {
  return NAMED.get(name) ?? null
}

/** The up to six spaces next to a space. */
export function neighboursOf(space: Space): readonly Space[] {
  return NEIGHBOURS[space] ?? []
}
