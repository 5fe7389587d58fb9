import type { Entry } from '../../../../schema/wire/log.ts'

export interface Facts {
  readonly char: string
  readonly beers: number
}

/** A point at which a match turned: the first who went home, who carried most, each that took the lead, and the last. */
export type Point = Pick<Entry, 'version' | 'at'> & {
  readonly what: 'first' | 'most' | 'lead' | 'last'
  readonly facts: Facts
}

/** The points at which a match turned, oldest first, by what everybody saw when it happened. */
export function points(entries: readonly Entry[]): readonly Point[] {
  const banks: { [clan: string]: number } = {}
  let leader = ''
  const homes = entries.flatMap(({ version, at, events }) =>
    events.flatMap(({ type, facts }) =>
      type === 'left' ? [{ version, at, ...homeOf(facts), wins: wins(events) }] : []
    )
  )
  const most = homes.reduce((best, { beers }) => Math.max(best, beers), 0)
  const record = homes.find(({ beers }) => beers === most)
  return homes.flatMap((home, one): Point[] => {
    const { version, at, char, beers, bank, wins } = home
    const clan = char.charAt(0)
    banks[clan] = bank
    const leads = leader !== clan && Object.entries(banks).every(([other, count]) => other === clan || count < bank)
    if (leads) leader = clan
    const what = wins ? 'last' : one === 0 ? 'first' : home === record ? 'most' : 'lead'
    return wins || one === 0 || home === record || leads ? [{ version, at, what, facts: { char, beers } }] : []
  })
}

function homeOf({ char, beers, bank }: Entry['events'][number]['facts']) {
  return { char: `${char}`, beers: Number(beers), bank: Number(bank) }
}

function wins(events: Entry['events']): boolean {
  return events.some(({ type }) => type === 'over')
}
