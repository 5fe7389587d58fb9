import type { Entry } from '../../../../schema/wire/log.ts'

export interface Facts {
  readonly seat: number
  readonly ware: string
  readonly coin: number
  /** What the seat had then. */
  readonly gold: number
}

/** A point at which a match turned: the first sale, each that took the lead, and the one that won. */
export type Point = Pick<Entry, 'version' | 'at'> & { readonly what: 'first' | 'lead' | 'last'; readonly facts: Facts }

/** The points at which a match turned, oldest first, by what everybody saw when it happened. */
export function points(entries: readonly Entry[]): readonly Point[] {
  const golds: number[] = []
  let leader = -1
  return entries.flatMap(({ version, at, events }) => {
    const isLast = events.some(({ type }) => type === 'over')
    return events.flatMap(({ type, facts }): Point[] => {
      if (type !== 'sold' || typeof facts.coin !== 'number') return []
      const [seat, coin] = [Number(facts.seat), facts.coin]
      const gold = (golds[seat] ?? 0) + coin
      golds[seat] = gold
      const isFirst = leader < 0
      const leads = leader !== seat && golds.every((other, one) => one === seat || other === undefined || other < gold)
      if (leads) leader = seat
      const what = isLast ? 'last' : isFirst ? 'first' : 'lead'
      return what === 'last' || leads ? [{ version, at, what, facts: { seat, ware: `${facts.ware}`, coin, gold } }] : []
    })
  })
}
