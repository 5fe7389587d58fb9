import type { Act } from '../../schema/wire/acting.ts'
import { keep, recall } from '../device.ts'

/** An action that was confirmed and has not been answered: it outlives the page, until it is sent with its one key. */
export interface Keeper {
  read(): Act | null
  write(act: Act | null): void
}

export function keeper(link: string): Keeper {
  const name = `slowboat.kept.${link}`
  // Where nothing may be stored, it is kept as long as the page is open.
  let held: Act | null = null
  return {
    read: () => (recall(name) as Act | null) ?? held,
    write(act) {
      held = act
      keep(name, act)
    }
  }
}
