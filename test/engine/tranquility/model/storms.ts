import type { Reason } from './codes.ts'
import type { Action } from './lines.ts'
import { againstPledging } from './start.ts'
import { type Card, discardable, type Drawing, openRows, playerOf, type Storm, type Table } from './table.ts'
import { without } from './table.ts'

/* Storms and Compasses: RULES.md, 7.3, rulings 6, 12, 13, 20, 36 to 43. */

export const SMALL_HAND = 3

export function drawingOf({ ahead }: Table): Drawing | null {
  const [now] = ahead
  return now?.step === 'draw' ? now : null
}

/** The Storm that the seat has drawn and must answer. */
export function shownTo(table: Table, seat: number): string | null {
  return drawingOf(table)?.shown.find(shown => shown.seat === seat)?.storm ?? null
}

/** How many cards a yellow Storm takes: RULES.md, rulings 20 and 42. */
export function dueToYellow(hand: readonly Card[]): number {
  return Math.min(Math.max(0, hand.length - SMALL_HAND), discardable(hand).length)
}

export function againstAnswer(table: Table, seat: number, { row, cards }: Action): Reason[] {
  const storm = shownTo(table, seat)
  if (!storm) return []
  const { hand } = playerOf(table, seat)
  const isYellow = storm.startsWith('Y')
  const isPurple = storm.startsWith('P')
  const rows = isPurple ? openRows(table) : []
  const held: Reason[] = [
    ['CARD_NOT_IN_HAND', without(hand, cards) === null],
    ['MONSTER_UNDISCARDABLE', cards.includes('M')],
    ['STORM_CHOICE', cards.length !== (isYellow ? dueToYellow(hand) : 0)],
    ['STORM_CHOICE', row === null ? rows.length > 0 : !isPurple]
  ]
  return [...held, ['PURPLE_ROW_FULL', row !== null && isPurple && !rows.includes(row)]]
}

export function againstCompass(table: Table, seat: number, { storm, card }: Action): Reason[] {
  const { storms } = table
  const byWild: Reason = ['CARD_NOT_IN_HAND', card === 'W' && !playerOf(table, seat).hand.includes('W')]
  if (!storms) return [byWild, ['MODULE', card !== 'W'], ['WILD_AS_UNAVAILABLE', card === 'W']]
  const names = [...storms.active.map(({ name }) => name), ...(drawingOf(table)?.shown ?? []).map(shown => shown.storm)]
  return [
    byWild,
    ['COMPASS_NONE', card !== 'W' && storms.pool === 0],
    ['STORM_NOT_ACTIVE', !names.includes(storm)],
    ...againstPledging(table, withoutStorm(table, storm), card === 'W' ? seat : null)
  ]
}

/** The table without that Storm. */
function withoutStorm(table: Table, name: string): Table {
  if (!table.storms) return table
  return { ...table, storms: { ...table.storms, active: table.storms.active.filter(storm => storm.name !== name) } }
}

export function againstWholeHand(table: Table, seat: number): Reason[] {
  const { hand } = playerOf(table, seat)
  return [
    ['MODULE', !table.storms],
    ['WHOLE_HAND_TOO_SMALL', hand.length < 2],
    ['WHOLE_HAND_MONSTER', hand.includes('M')]
  ]
}

/** Tables on which Compasses of the pool and own Wilds have lifted some Storms: ruling 37. */
export function rescues(table: Table, seat: number): Table[] {
  const { storms } = table
  if (!storms) return []
  const { hand } = playerOf(table, seat)
  const wilds = hand.filter(card => card === 'W').length
  return subsetsOf(storms.active).flatMap(lifted => {
    const spent = Math.max(0, lifted.length - storms.pool)
    if (lifted.length === 0 || spent > wilds) return []
    const left = without(hand, Array<Card>(spent).fill('W')) ?? []
    const active = storms.active.filter(storm => !lifted.includes(storm))
    const players = table.players.map((player, other) => (other === seat ? { ...player, hand: left } : player))
    return [{ ...table, players, storms: { ...storms, active } }]
  })
}

function subsetsOf(storms: readonly Storm[]): Storm[][] {
  return storms.reduce<Storm[][]>((all, storm) => [...all, ...all.map(some => [...some, storm])], [[]])
}
