import type { Told } from '../../../../schema/wire/log.ts'

/** The guests that an event is about, and the table that the innkeeper goes to. */
export function placesOf({ facts: { char, chars, rounds, table } }: Told): readonly string[] {
  const named = [char, chars, rounds, typeof table === 'number' && `${table}`].flat(2)
  return named.filter(name => typeof name === 'string')
}
