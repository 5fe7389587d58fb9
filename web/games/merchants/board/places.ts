import type { Told } from '../../../../schema/wire/log.ts'

/** The spaces that an event is about. */
export function placesOf({ facts: { space, from, to } }: Told): readonly string[] {
  return [space, from, to].filter(name => typeof name === 'string')
}
