import { choose } from './every-line.ts'
import { awaited, outcomeOf } from './outcome.ts'
import { costAt, valuesFree } from './placing.ts'
import { refusalOf } from './refusal.ts'
import { type Card, discardable, isIsland, playerOf, seaAt, type Table, without } from './table.ts'

/* How many sequences of lines there are from a table; cards of one kind that are picked count each for itself. */

const WORDS = ['start', 'start W', 'finish', 'finish W', 'finish J', 'all', 'exchange', 'pass', 'withdraw', 'storm']
const STORMS = ['Y1', 'Y2', 'P1', 'P2', 'O1', 'O2']
const DICE = { below: () => 0 }

/** How many of one, two, and so on up to so many lines, each of the first seat that is awaited. */
export function sequencesUpTo(table: Table, longest: number): number[] {
  return Array.from({ length: longest }, (_, shorter) => sequences(table, shorter + 1))
}

function sequences(table: Table, length: number): number {
  const [seat] = awaited(table)
  if (seat === undefined) return 0
  const lines = linesOf(table, seat)
  if (length === 1) return lines.length
  return lines.reduce((sum, line) => sum + sequences(outcomeOf(table, seat, line, DICE).table, length - 1), 0)
}

/** All lines that the seat may play. */
function linesOf(table: Table, seat: number): string[] {
  const held = discardable(playerOf(table, seat).hand)
  const { names } = seaAt(table)
  const counts = [...held.keys(), held.length]
  const picks = (verb: string, count: number) => choose(held, count).map(cards => verb + picked(cards))
  const lines = [...WORDS, ...[1, 2, 3, 4, 5, 6].flatMap(row => [`rocks ${row}`, `storm ${row}`])]
  if (table.storms) lines.push(...STORMS.flatMap(storm => [`compass ${storm}`, `compass ${storm} W`]))
  if (table.explorers) lines.push(...names.map(cell => `clear ${cell}`))
  if (table.monsters) lines.push(...names.flatMap(cell => [`M@${cell}`, `WM@${cell}`]))
  const isPhase = (step: string) => table.ahead[0]?.step === step
  if (isPhase('turn')) lines.push(...picks('', 2).map(line => line.trim()), ...placements(table, seat))
  if (isPhase('turn') && table.daylight) lines.push(...names.flatMap(cell => picks(`turn ${cell}`, 1)))
  if (isPhase('rocks')) lines.push(...picks('keep', 2))
  if (isPhase('draw')) lines.push(...counts.slice(1).flatMap(count => picks('storm', count)))
  if (isPhase('pay')) lines.push(...counts.flatMap(count => picks('pay', count)))
  if (isPhase('pledge'))
    lines.push(
      ...counts.flatMap(count => picks(`give ${count}`, count)),
      ...counts.flatMap(count => picks(`give ${count + 2}`, count).map(line => `${line} blind`))
    )
  return lines.filter(line => refusalOf(table, seat, line) === null)
}

/** Each card on each cell, with whatever pays for it. */
function placements(table: Table, seat: number): string[] {
  const { hand } = playerOf(table, seat)
  return [...new Set(hand)].flatMap(card => {
    const values = isIsland(card) ? [Number(card)] : 'WJ'.includes(card) ? valuesFree(table) : []
    const rest = discardable(without(hand, [card]) ?? [])
    return values.flatMap(value =>
      onCells(table, { seat, rest, line: isIsland(card) ? card : `${card}${value}`, value })
    )
  })
}

interface Placed {
  readonly seat: number
  readonly rest: readonly Card[]
  readonly line: string
  readonly value: number
}

function onCells(table: Table, { seat, rest, line, value }: Placed): string[] {
  return seaAt(table).names.flatMap((name, cell) => {
    if (table.cells[cell] !== null) return []
    const bare = `${line}@${name}`
    const code = refusalOf(table, seat, bare)
    if (code === null) return [bare]
    return code === 'PAYMENT_COUNT' ? choose(rest, costAt(table, value, cell)).map(cards => bare + picked(cards)) : []
  })
}

function picked(cards: readonly Card[]): string {
  return cards.map(card => ` -${card}`).join('')
}
