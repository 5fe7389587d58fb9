import type { Seat, Viewer } from '../../../engine/game.ts'

export const KINDS = ['cockle', 'mussel', 'oyster', 'whelk'] as const
export type Kind = (typeof KINDS)[number]

export const OF_EACH = 9
export const SPOTS = [1, 2, 3, 4, 5] as const
export type Spot = (typeof SPOTS)[number]

/** A shell on each spot of the beach; null where none lies. */
export type Beach = readonly (Kind | null)[]

export type Player = { readonly wish: Kind; readonly basket: readonly Kind[] }

export type State = {
  readonly active: Seat
  readonly players: readonly Player[]
  readonly beach: Beach
  /** Top first. */
  readonly heap: readonly Kind[]
  /** What the active seat has found in this turn. */
  readonly found: readonly Kind[]
  /** What the table has to do next. */
  readonly due: 'dig' | 'tide' | null
}

export type View = {
  readonly viewer: Viewer
  readonly active: Seat
  /** By seat; null where the viewer may not see it. */
  readonly wishes: readonly (Kind | null)[]
  readonly baskets: readonly (readonly Kind[])[]
  readonly beach: Beach
  readonly heap: number
  readonly found: readonly Kind[]
  readonly isOver: boolean
}

/** The match ends with the turn at whose end the heap has run out (rule 10). */
export function isOver({ heap, found, due }: State): boolean {
  return heap.length === 0 && found.length === 0 && due === null
}

export function view(state: State, viewer: Viewer): View {
  const { active, players, beach, heap, found } = state
  const over = isOver(state)
  return {
    viewer,
    active,
    wishes: players.map(({ wish }, seat) => (over || seat === viewer ? wish : null)),
    baskets: players.map(({ basket }) => basket),
    beach,
    heap: heap.length,
    found,
    isOver: over
  }
}

/** What the viewer wishes for; nothing where it has no seat. */
export function wished({ viewer, wishes }: View): readonly Kind[] {
  return viewer === 'watcher' ? [] : wishes.flatMap((wish, seat) => (wish && seat === viewer ? [wish] : []))
}
