import type { Fed } from '../../schema/wire/fed.ts'
import { isPiloted } from '../deliver/piloted.ts'
import type { Link } from '../keys/links.ts'
import type { Table } from '../room/ledger.ts'
import { takenSeat } from './admit.ts'

/** What the feed of a seat says. */
export function fedFrom(table: Table, link: Link): Fed {
  const row = takenSeat(table, link)
  const { seat, language, zone } = row
  const { id, setup, waits, changedAt, begunAt } = table.match
  const wait = begunAt === null ? undefined : waits.find(one => one.seat === seat)
  return {
    match: id,
    seat,
    game: setup.game,
    language,
    zone,
    turn: wait && !isPiloted(row) ? { number: wait.turn, since: wait.begunAt ?? wait.since } : null,
    isOver: waits.length === 0,
    changedAt
  }
}
