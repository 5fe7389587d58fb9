/** What this device keeps under a name; null where it keeps nothing, or what it kept is broken. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** A device that keeps nothing still plays: the link itself is enough. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Nothing is kept.
  }
}

/** Whether this browser keeps anything at all: in a private window it may not. */
export function keeps(): boolean {
  const name = 'slowboat.keeps'
  keep(name, true)
  const kept = recall(name) === true
  if (kept) localStorage.removeItem(name)
  return kept
}
