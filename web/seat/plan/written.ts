import { formatDashPrefixedPicks } from '../../../engine/notation.ts'
import type { PlanEntry } from '../../../schema/wire/plan.ts'

/**
 * An entry as it is typed: `23@e4 max 1 -7 -9`; the highest price stands there where more cards are named than that. The
 * lines of a turn are parted by a word, since entries are by `;`.
 */
export function writeEntry({ line, most, give }: PlanEntry): string {
  const max = most < give.length ? ` max ${most}` : ''
  return `${line.replaceAll(';', ' then')}${max}${formatDashPrefixedPicks(give)}`.trim()
}

const THEN = /\s+then\s+/gi

const CARD = /^-./
const NUMBER = /^\d{1,2}$/

/** The entry that somebody has typed. */
function readEntry(text: string): PlanEntry {
  const words = text.trim().split(/\s+/)
  const at = words.findIndex(word => word.toLowerCase() === 'max')
  const number = NUMBER.exec(words[at + 1] ?? '')?.[0]
  const limit = at >= 0 && number !== undefined ? { at, most: Number(number) } : null
  const rest = limit ? words.filter((_, place) => place !== limit.at && place !== limit.at + 1) : words
  const give = rest.filter(word => CARD.test(word)).map(word => word.slice(1))
  const line = rest
    .filter(word => !CARD.test(word))
    .join(' ')
    .replaceAll(THEN, '; ')
  return { line, most: limit?.most ?? give.length, give }
}

const PLAN = /^\s*plan\s+/i

/** The plan that somebody has typed: `plan 23@e4 max 1 -7; 41@f5 then 42@f6`, or `plan none`; null where it is something else. */
export function readPlan(text: string): readonly PlanEntry[] | null {
  if (!PLAN.test(text)) return null
  const entries = text.replace(PLAN, '').split(';')
  const typed = entries.map(entry => entry.trim()).filter(entry => entry !== '')
  return typed.length === 1 && typed[0]?.toLowerCase() === 'none' ? [] : typed.map(readEntry)
}
