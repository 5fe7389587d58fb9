import type { Told } from '../../../../schema/wire/log.ts'

/** The slots that an event is about. */
export function placesOf({ facts: { slot, source, target, route } }: Told): readonly string[] {
  const slots = Array.isArray(route) ? route : [slot, source, target]
  return slots.filter(slot => typeof slot === 'string')
}
