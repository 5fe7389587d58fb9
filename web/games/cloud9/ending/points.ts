import type { Entry, Told } from '../../../../schema/wire/log.ts'

export interface Jump {
  readonly seat: number
  readonly points: number
}
export interface Fall {
  readonly seats: readonly number[]
  readonly cloud: number
}
export interface Arrival {
  readonly seats: readonly number[]
}

/** A point at which a match turned: the dearest jump, the deepest fall, cloud 9. */
export type Point = Pick<Entry, 'version' | 'at'> &
  (
    | { readonly what: 'jump'; readonly facts: Jump }
    | { readonly what: 'fall'; readonly facts: Fall }
    | { readonly what: 'top'; readonly facts: Arrival }
  )

/** Below this a jump or a fall is told of nobody. */
const HIGH = 4
const WORTH = 9

/** The points at which a match turned, oldest first. */
export function points(entries: readonly Entry[]): readonly Point[] {
  let cloud = 0
  const found: Point[] = entries.flatMap(({ version, at, events }) =>
    events.flatMap((told): Point[] => {
      if (told.type === 'rolled') cloud = Number(told.facts.cloud)
      const point = pointOf(told, cloud)
      return point ? [{ version, at, ...point } as Point] : []
    })
  )
  const jump = most(found, point => (point.what === 'jump' ? point.facts.points : 0), WORTH)
  const fall = most(found, point => (point.what === 'fall' ? point.facts.cloud : 0), HIGH)
  return found.filter(point => point.what === 'top' || point === jump || point === fall)
}

function pointOf({ type, facts }: Told, cloud: number): Pick<Point, 'what' | 'facts'> | null {
  const seats = (facts.seats ?? []) as readonly number[]
  switch (type) {
    case 'jumped':
      return { what: 'jump', facts: { seat: Number(facts.seat), points: Number(facts.points) } }
    case 'fell':
      return { what: 'fall', facts: { seats, cloud } }
    case 'arrived':
      return { what: 'top', facts: { seats } }
    default:
      return null
  }
}

/** The first of those that count most, if that is enough. */
function most(found: readonly Point[], counted: (point: Point) => number, least: number): Point | undefined {
  const best = Math.max(0, ...found.map(counted))
  return best < least ? undefined : found.find(point => counted(point) === best)
}
