import type { Fields } from './fields.ts'

const KEY = 'slowboat.harbour'
/** What belongs to one visit, and is not remembered for the next. */
const PASSING = ['key', 'game', 'language', 'zone']

/** What was filled in last time, on this device. */
export function keptFields(): Fields {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

export function keepFields(fields: Fields): void {
  const kept = Object.entries(fields).filter(([name]) => !PASSING.includes(name))
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Nothing is remembered where nothing may be kept.
  }
}
