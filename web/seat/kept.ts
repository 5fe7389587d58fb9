import type { Act } from '../../schema/wire.ts'

/** An action that was confirmed and has not been answered: it outlives the page, until it is sent with its one key. */
export interface Keeper {
  read(): Act | null
  write(act: Act | null): void
}

export function keeper(link: string): Keeper {
  const name = `slowboat.kept.${link}`
  // Where nothing may be stored, it is kept as long as the page is open.
  let held = 'null'
  return {
    read: () => JSON.parse(quietly(() => localStorage.getItem(name)) ?? held),
    write(act) {
      held = JSON.stringify(act)
      quietly(() => localStorage.setItem(name, held))
    }
  }
}

function quietly<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
