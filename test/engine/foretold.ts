import type { Consequence, Event } from '../../engine/game.ts'

/** For types of consequences: the type of the event that tells of each afterwards, and the facts that both have. */
export type ToldBy = { readonly [type: string]: readonly [event: string, ...facts: readonly string[]] }

/** The consequences that no event tells of, though one must. */
export function untold(toldBy: ToldBy, foretold: readonly Consequence[], events: readonly Event[]): Consequence[] {
  return foretold.filter(consequence => {
    const [type, ...names] = toldBy[consequence.type] ?? []
    const isTold = (event: Event) =>
      event.type === type && names.every(name => isSame(event.facts[name], consequence.facts[name]))
    return type !== undefined && !events.some(isTold)
  })
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
