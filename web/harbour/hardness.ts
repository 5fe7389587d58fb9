import {
  type MeasuredSetup,
  exactMeasuredSetup,
  largestMeasuredSubsets,
  type SelfPlayWinCounts
} from '../../engine/win-counts.ts'
import { asked, type Fields, players } from './fields.ts'
import type { HarbourView } from './state.ts'

/** From the easiest to the hardest, by how many of a hundred matches autopilots win at least. */
const GRADES = [
  ['easy', 75],
  ['fair', 40],
  ['hard', 10],
  ['fierce', 0]
] as const

export type Grade = (typeof GRADES)[number][0]

/** What can be said of the chosen set-up, and of nothing else. */
export type Hardness =
  | { readonly kind: 'won'; readonly share: number; readonly grade: Grade }
  | { readonly kind: 'against'; readonly first: number; readonly drawn: number | null }
  /** Nobody has measured it; but these, which have less of it. */
  | { readonly kind: 'parts'; readonly parts: readonly { readonly setup: MeasuredSetup; readonly share: number }[] }

/** How hard the set-up is that the form asks for; null where nothing was measured. */
export function hardness({ odds, settings }: HarbourView['game'], fields: Fields): Hardness | null {
  if (!odds) return null
  const { options = {} } = asked(fields, settings)
  const seats = players(fields)
  const found = exactMeasuredSetup(odds, settings, options)
  if (found) return ofSetup(odds, found, seats)
  const parts = largestMeasuredSubsets(odds, settings, options).flatMap(setup => {
    const share = shareOf(odds, setup.won?.[seats])
    return share === null ? [] : [{ setup, share }]
  })
  return parts.length ? { kind: 'parts', parts } : null
}

function ofSetup(odds: SelfPlayWinCounts, { won, first, drawn }: MeasuredSetup, seats: number): Hardness | null {
  const share = shareOf(odds, won?.[seats])
  if (share !== null) return { kind: 'won', share, grade: gradeOf(share) }
  const began = shareOf(odds, first?.[seats])
  return began === null ? null : { kind: 'against', first: began, drawn: drawnOf(odds, drawn?.[seats]) }
}

function gradeOf(share: number): Grade {
  return GRADES.find(([, least]) => share >= least)?.[0] ?? 'fierce'
}

/** Of a hundred, how many are drawn; null where none ever was. */
export function drawnOf(odds: SelfPlayWinCounts, count: number | undefined): number | null {
  return count ? shareOf(odds, count) : null
}

/** Of a hundred. */
export function shareOf({ matches }: SelfPlayWinCounts, count: number | undefined): number | null {
  return count === undefined ? null : Math.round((100 * count) / matches)
}
