import { answer } from './drawing.ts'
import type { Action } from './lines.ts'
import { costAt, isBorder } from './placing.ts'
import { discard, nextTurn, type Play, restOfStart, restOfTurn, showWild, standIn, takeOut, tell } from './play.ts'
import { EXTRA_FOR_TWO, mayGiveBlind, SOLO_HAND } from './start.ts'
import { drawingOf } from './storms.ts'
import { clockwise, isFull, openRows, playerOf, seaAt, type Step, type Table } from './table.ts'

/* What a seat does by a line that may be played: RULES.md, 4.2, 4.3, 5, 7 and 9. */

export function act(play: Play, seat: number, action: Action): void {
  const { table } = play
  const { verb, card, cards } = action
  switch (verb) {
    case 'place':
      return place(play, seat, action)
    case 'discard':
      discard(table, seat, cards)
      tell(play, 'discarded', { seat, count: 2 })
      return leave(table)
    case 'start':
      return start(play, seat, action)
    case 'finish':
      return finish(play, seat, action)
    case 'monster':
      return destroy(play, seat, action)
    case 'all':
      return discardAll(play, seat)
    case 'clear':
      return clear(play, seat, action)
    case 'turn':
      return rotate(play, seat, action)
    case 'exchange':
      tell(play, 'exchanged', { seat, cards: [...playerOf(table, seat).hand] })
      discard(table, seat, playerOf(table, seat).hand)
      return leave(table)
    case 'pass':
      return pass(play, seat)
    case 'give':
      return offer(play, seat, action)
    case 'withdraw':
      return withdraw(play, seat)
    case 'rocks':
      table.rocks = action.row
      table.ahead.shift()
      return tell(play, 'rocks-moved', { seat, row: (action.row ?? 0) + 1 })
    case 'keep':
      discard(table, seat, cards)
      table.ahead.shift()
      return tell(play, 'rocks-kept', { seat, count: 2 })
    case 'pay':
      discard(table, seat, cards)
      table.ahead.shift()
      return tell(play, 'explorer-paid', { seat, count: cards.length, unseen: 0 })
    case 'storm': {
      const step = drawingOf(table)
      return step ? answer(play, step, { seat, row: action.row, cards }) : undefined
    }
    default:
      return spendCompass(play, seat, action, card)
  }
}

/** What follows an action without more ado. */
function leave(table: Table): void {
  const { active } = table
  const contest: Step[] = [{ step: 'take', seat: active }, { step: 'tally' }, nextTurn(table)]
  table.ahead = table.contest ? contest : restOfTurn(table)
}

function place(play: Play, seat: number, { card, value, cell, cards }: Action): void {
  const { table } = play
  const at = seaAt(table).names.indexOf(cell)
  const cost = costAt(table, value, at)
  takeOut(table, seat, [card])
  discard(table, seat, cards)
  showWild(table, card)
  table.cells[at] = value
  if (table.daylight) table.daylight.sides[at] = table.daylight.up
  if (table.contest) table.contest.owners[at] = seat
  tell(play, 'placed', { seat, card: `${value}`, cell, paid: cards.length, ...standIn(card) })
  completeRow(play, seat, at)
  leave(table)
  if (isBorder(table, at)) table.ahead.unshift({ step: 'explore', cell: at, card, value, cost })
  if (table.contest && isFull(table)) table.ahead = [{ step: 'tally' }]
}

/** A row of six values in a row earns a Compass; with four rows full the Rocks are gone: rulings 10 and 43. */
function completeRow(play: Play, seat: number, at: number): void {
  const { table } = play
  const { rows } = seaAt(table)
  const row = rows.findIndex(cells => cells.includes(at))
  const values = rows[row]?.map(cell => table.cells[cell] ?? 0) ?? []
  const isInARow = values.every((value, column) => value > 0 && value === (values[0] ?? 0) + column)
  if (isInARow) earn(play, { seat, by: 'row', row: row + 1 })
  if (typeof table.rocks !== 'number' || openRows(table).length > rows.length - 4) return
  tell(play, 'rocks-gone', { row: table.rocks + 1 })
  table.rocks = null
}

function earn(play: Play, facts: { readonly seat: number; readonly by: string; readonly row?: number }): void {
  const { storms } = play.table
  if (!storms || storms.supply === 0) return
  storms.supply--
  storms.pool++
  tell(play, 'compass-earned', facts)
}

function start(play: Play, seat: number, { card }: Action): void {
  const { table } = play
  const { length } = table.players
  takeOut(table, seat, [card])
  showWild(table, card)
  table.started = true
  if (card !== 'S') table.startedWith = card
  tell(play, 'started', { seat, ...standIn(card) })
  earn(play, { seat, by: 'start' })
  const alone: Step = { step: 'draw', seats: [0], discardable: SOLO_HAND, shown: [] }
  const two = clockwise(table).map((one): Step => ({ step: 'draw', seats: [one], cards: EXTRA_FOR_TWO, shown: [] }))
  const extra = length === 1 ? [alone] : length === 2 ? two : []
  const offers = table.players.map(() => null)
  table.ahead = [...extra, { step: 'capacity', offers }, ...restOfStart(table)]
}

/** Whoever holds a Sea Monster spoils it, and is known from then on: ruling 34. */
function finish(play: Play, seat: number, { card }: Action): void {
  tell(play, 'finished', { seat, ...standIn(card) })
  const seats = tellHolders(play)
  if (play.table.monsters) play.table.monsters.marked = seats
  if (seats.length > 0) return
  takeOut(play.table, seat, [card])
  play.table.ahead = [{ step: 'win' }]
}

/** Whose Sea Monsters spoil a Finish. */
export function tellHolders(play: Play): number[] {
  const { players } = play.table
  const seats = [...players.keys()].filter(seat => players[seat]?.hand.includes('M'))
  if (seats.length > 0) tell(play, 'FINISH_MONSTER_HELD', { seats })
  return seats
}

function destroy(play: Play, seat: number, { card, cell }: Action): void {
  const { table } = play
  const at = seaAt(table).names.indexOf(cell)
  const island = table.cells[at] ?? 0
  takeOut(table, seat, [card])
  showWild(table, card)
  table.cells[at] = null
  table.destroyed.push(island)
  tell(play, 'destroyed', { seat, card: `${island}`, cell, ...standIn(card) })
  const { monsters } = table
  if (monsters && card === 'M') monsters.left--
  if (monsters && !playerOf(table, seat).hand.includes('M'))
    monsters.marked = monsters.marked.filter(marked => marked !== seat)
  leave(table)
}

function discardAll(play: Play, seat: number): void {
  const { hand } = playerOf(play.table, seat)
  tell(play, 'whole-hand', { seat, count: hand.length })
  discard(play.table, seat, hand)
  earn(play, { seat, by: 'hand' })
  leave(play.table)
}

function clear(play: Play, seat: number, { cell }: Action): void {
  const { table } = play
  const at = seaAt(table).names.indexOf(cell)
  discard(table, seat, ['C'])
  if (table.explorers) table.explorers.storms = table.explorers.storms.filter(storm => storm !== at)
  table.explorers?.spent.push('storm')
  tell(play, 'cleared', { seat, cell })
  leave(table)
}

function rotate(play: Play, seat: number, { cell, cards }: Action): void {
  const { table } = play
  const at = seaAt(table).names.indexOf(cell)
  const side = table.daylight?.sides[at] === 'day' ? 'night' : 'day'
  discard(table, seat, cards)
  if (table.daylight) table.daylight.sides[at] = side
  tell(play, 'rotated', { seat, cell, side })
  leave(table)
}

export function pass(play: Play, seat: number): void {
  tell(play, 'passed', { seat })
  leave(play.table)
}

function offer({ table, events }: Play, seat: number, { count, cards, blind }: Action): void {
  const [now] = table.ahead
  if (now?.step === 'pledge') now.offers[seat] = { cards: [...cards], ...(blind && { blind }) }
  events.push({ type: 'pledged', facts: { seat, count, ...(blind && { blind }) } })
}

function withdraw(play: Play, seat: number): void {
  const [now] = play.table.ahead
  if (now?.step !== 'pledge' || !now.offers[seat]) return
  now.offers[seat] = null
  tell(play, 'withdrew', { seat })
}

/** Lifts a Storm in play or just drawn; what no longer can be given is no longer offered: RULES.md, 7.3 and 5.2. */
function spendCompass(play: Play, seat: number, { storm }: Action, card: string): void {
  const { table } = play
  const { storms, ahead } = table
  tell(play, 'compass-spent', { seat, storm, ...(card === 'W' && { with: card }) })
  if (card === 'W') takeOut(table, seat, [card])
  else if (storms) storms.pool--
  showWild(table, card)
  if (storms) storms.active = storms.active.filter(({ name }) => name !== storm)
  const step = drawingOf(table)
  if (step) step.shown = step.shown.filter(shown => shown.storm !== storm)
  const [now] = ahead
  if (now?.step === 'turn') ahead.unshift({ step: 'test' })
  if (now?.step !== 'pledge') return
  for (const [other, made] of now.offers.entries())
    if ((made?.blind && !mayGiveBlind(table, other)) || (other === seat && card === 'W')) withdraw(play, other)
  ahead[0] = { ...now, step: 'capacity' }
}
