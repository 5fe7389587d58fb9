import type { Act } from '../../schema/wire/acting.ts'
import { keep, recall } from '../device.ts'

/** An action that the server has not answered for yet. */
export interface Keeper {
  read(): Act | null
  write(act: Act | null): void
}

/** What a seat still has to send: both outlive the page, and are sent until they are answered, under the action's one key. */
export interface Pending {
  /** What was confirmed. */
  readonly action: Keeper
  /** What was taken back while nobody knew whether it had arrived. */
  readonly withdrawal: Keeper
}

export function pendingOf(link: string): Pending {
  return {
    action: deviceKeeper(`slowboat.kept.${link}`),
    withdrawal: deviceKeeper(`slowboat.withdrawn.${link}`)
  }
}

/** Kept as long as the page is open. */
export function memoryKeeper(): Keeper {
  let held: Act | null = null
  return {
    read: () => held,
    write(act) {
      held = act
    }
  }
}

/** Where nothing may be stored, it is kept as long as the page is open. */
function deviceKeeper(name: string): Keeper {
  const held = memoryKeeper()
  return {
    read: () => (recall(name) as Act | null) ?? held.read(),
    write(act) {
      held.write(act)
      keep(name, act)
    }
  }
}
