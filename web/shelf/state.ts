import type { VNode } from 'preact'
import type { Language } from '../../schema/languages.ts'
import type { Kept } from './standing.ts'

/** What the server says of the shelf. */
export interface ShelfView {
  readonly language: Language
  /** The title of every game by its name. */
  readonly titles: { readonly [game: string]: string }
}

/** A match of this device, as the list shows it. */
export interface Listed extends Kept {
  /** The host's own link to the match that is also played here. */
  readonly host?: Kept
  /** It was forgotten this moment, and can be had back. */
  readonly isForgotten?: boolean
}

/** What the server says, and what this device knows. */
export interface State {
  readonly view: ShelfView
  readonly known: readonly Listed[]
  /** The match whose link is shown. */
  readonly open: string | null
  readonly copied: string | null
  /** The seat from which somebody has come back. */
  readonly from: string | null
  /** False where this browser keeps nothing, and so knows nothing the next time. */
  readonly keeps: boolean
  readonly now: number
  /** What can be done for other devices, once it has been opened. */
  readonly devices?: () => VNode
  /** Why the private link could not be asked. */
  readonly trouble: string
}

export interface Acts {
  open(link: string | null): void
  copy(link: string): void
  forget(listed: Listed): void
  restore(listed: Listed): void
  /** Somebody wants to know of other devices. */
  devices(): void
}

const GONE: readonly Kept['standing']['kind'][] = ['sealed', 'reissued', 'gone']

/** The matches that go on, those that are over, and the links that open nothing any more. */
export function shelves(known: readonly Listed[]) {
  const of = (where: ReturnType<typeof shelfOf>) => known.filter(one => shelfOf(one) === where)
  return { present: of('present'), over: of('over'), gone: of('gone') }
}

function shelfOf({ standing: { kind } }: Kept): 'present' | 'over' | 'gone' {
  if (GONE.includes(kind)) return 'gone'
  return kind === 'over' ? 'over' : 'present'
}

/** The host's link to a match stands with the seat that its host plays. */
export function joined(known: readonly Kept[]): readonly Listed[] {
  const hosts = new Map(known.filter(({ seat }) => seat === null).map(one => [one.match, one]))
  const played = new Set(known.filter(({ seat }) => seat !== null).map(({ match }) => match))
  return known
    .filter(({ seat, match }) => seat !== null || !played.has(match))
    .map(one => {
      const host = one.seat === null ? undefined : hosts.get(one.match)
      return host ? { ...one, host } : one
    })
}

/** How many matches wait for somebody here. */
export function waiting(known: readonly Listed[]): number {
  return known.filter(({ standing, isForgotten }) => standing.kind === 'yours' && !isForgotten).length
}
