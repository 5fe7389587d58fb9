import { keep, recall } from '../device.ts'
import { type Fields, players } from './fields.ts'

const KEY = 'slowboat.groups'

/** What those who play here chose when they last opened a match of this game on this device; nothing for strangers. */
export function lastChoice(fields: Fields): Fields {
  const group = groupOf(fields)
  const kept = group === '' ? undefined : keptGroups()[group]
  return Object.fromEntries(Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string'))
}

export function keepChoice(fields: Fields): void {
  const group = groupOf(fields)
  const choice = Object.entries(fields).filter(
    ([name]) => ['pace', 'links'].includes(name) || name.startsWith('option.')
  )
  if (group) keep(KEY, { ...keptGroups(), [group]: Object.fromEntries(choice) })
}

/** The same people, in whatever order they sit; '' while somebody has no name. */
export function groupOf(fields: Fields): string {
  const names = Array.from({ length: players(fields) }, (_, seat) => fields[`name${seat}`]?.trim().toLowerCase() ?? '')
  return names.includes('') ? '' : [fields.game, ...names.sort()].join('/')
}

// Whatever else may have been written there is sorted out when it is read.
function keptGroups(): Readonly<Record<string, Fields>> {
  const kept = recall(KEY)
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Record<string, Fields>) : {}
}
