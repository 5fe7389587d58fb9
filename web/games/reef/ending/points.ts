import type { Entry } from '../../../../schema/wire/log.ts'

export interface Facts {
  readonly seat: number
  readonly pair: string
  readonly coral: number
}

/** A point at which a match turned: the first breeding, each that took the lead, the fifth, or that somebody resigned. */
export type Point = Pick<Entry, 'version' | 'at'> & {
  readonly what: 'first' | 'lead' | 'last' | 'resigned'
  readonly facts: Facts
}

/** The points at which a match turned, oldest first, by what everybody saw when it happened. */
export function points(entries: readonly Entry[]): readonly Point[] {
  const bred = [0, 0]
  let leader = -1
  return entries.flatMap(({ version, at, events }) => {
    const isLast = events.some(({ type }) => type === 'over')
    return events.flatMap(({ type, facts }): Point[] => {
      const seat = Number(facts.seat)
      if (type === 'resigned') return [{ version, at, what: type, facts: { seat, pair: '', coral: 0 } }]
      if (type !== 'bred') return []
      const count = (bred[seat] ?? 0) + 1
      bred[seat] = count
      const isFirst = leader < 0
      const leads = leader !== seat && count > (bred[1 - seat] ?? 0)
      if (leads) leader = seat
      const what = isLast ? 'last' : isFirst ? 'first' : 'lead'
      const point = { version, at, what, facts: { seat, pair: `${facts.pair}`, coral: Number(facts.coral) } } as const
      return what === 'last' || leads ? [point] : []
    })
  })
}
