import { keep, recall } from '../device.ts'

/** The private link that carries this device's matches to others, and what of them is settled with it. */
export interface Aboard {
  /** Its 39 characters, or 40. */
  readonly link: string
  /** The links that both had when they last heard of each other: whatever differs since is news, here or there. */
  readonly agreed: readonly string[]
  /** What was forgotten here and the boat has not been told. */
  readonly dropped: readonly string[]
  /** What stays on this device alone. */
  readonly apart: readonly string[]
  /** The key under which the link is being replaced, until there is an answer. */
  readonly key?: string | undefined
}

const KEY = 'slowboat.boat'

export function aboard(): Aboard | null {
  const kept = recall(KEY) as Partial<Aboard> | null
  if (typeof kept?.link !== 'string') return null
  const { link, agreed = [], dropped = [], apart = [], key } = kept
  return { link, agreed, dropped, apart, key }
}

export function board(aboard: Aboard | null): void {
  keep(KEY, aboard)
}

/** What is forgotten on this device is forgotten on the others too. */
export function drop(link: string): void {
  const own = aboard()
  if (own) board({ ...own, dropped: [...own.dropped, link] })
}

/** Before the others have heard of it, nothing has happened. */
export function undrop(link: string): void {
  const own = aboard()
  if (own) board({ ...own, dropped: own.dropped.filter(other => other !== link) })
}
