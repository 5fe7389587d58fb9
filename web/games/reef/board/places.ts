import type { Told } from '../../../../schema/wire/log.ts'

/** The cells that an event is about. */
export function placesOf({ facts: { cell, cells, cards } }: Told): readonly string[] {
  const named = Array.isArray(cells) ? cells : cards ? Object.keys(cards) : [cell]
  return named.filter(name => typeof name === 'string')
}
