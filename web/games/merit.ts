import type { LogWords } from '../seat/game.ts'

/** What may speak for a line: it cost nothing, or something; it was for other cards; or it is of another kind. */
export interface Merits {
  readonly free: string
  readonly paid: string
  readonly fresh: string
  readonly other: string
}

/** Why an autopilot played something, by nothing but what everybody was told of that: so it tells nobody anything else. */
export function merit(merits: Merits): LogWords['merit'] {
  return told => {
    const placed = told.find(({ type }) => type === 'placed')
    if (placed) return placed.facts.paid === 0 ? merits.free : merits.paid
    return told.some(({ type }) => type === 'discarded') ? merits.fresh : merits.other
  }
}

/** The same where kinds of events speak for themselves: by the first that is among them. */
export function meritByType(merits: { readonly [type: string]: string; readonly other: string }): LogWords['merit'] {
  return told => merits[told.find(({ type }) => type in merits)?.type ?? 'other'] ?? merits.other
}
