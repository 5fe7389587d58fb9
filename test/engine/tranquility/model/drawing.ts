import { discard, type Play, tell } from './play.ts'
import { SMALL_HAND } from './storms.ts'
import { type Card, discardable, type Drawing, limitOf, openRows, playerOf, type Table } from './table.ts'

/* Drawing, and the Storms and Compasses that stop it: RULES.md, 7.3 and 9.3, rulings 6, 16, 30, 38, 39, 42 and 46. */

/** Draws until somebody must answer a Storm, or all is drawn: then the step is done. */
export function draw(play: Play, step: Drawing): void {
  const { table } = play
  const run = { seat: 0, cards: [] as Card[] }
  for (;;) {
    const seat = step.seats.find(one => !mustAnswer(table, step, one))
    if (seat !== run.seat) flush(play, run)
    if (seat === undefined) break
    run.seat = seat
    const shown = step.shown.find(one => one.seat === seat)
    const card = shown || isDone(table, step, seat) ? undefined : playerOf(table, seat).pile.shift()
    if (shown) answer(play, step, { seat, row: openRows(table)[0] ?? null, cards: [] })
    else if (card === undefined) step.seats = step.seats.filter(one => one !== seat)
    else if ('YPO'.includes(card) || (card === 'C' && table.daylight)) {
      flush(play, run)
      stop(play, step, seat, card)
    } else {
      playerOf(table, seat).hand.push(card)
      run.cards.push(card)
      if (step.cards !== undefined) step.cards--
    }
  }
  if (step.seats.length === 0) table.ahead.shift()
}

function flush(play: Play, run: { readonly seat: number; cards: Card[] }): void {
  const { seat, cards } = run
  if (cards.length > 0) tell(play, 'drew', { seat, count: cards.length, cards })
  run.cards = []
}

function isDone(table: Table, { cards, discardable: enough }: Drawing, seat: number): boolean {
  const { hand } = playerOf(table, seat)
  if (cards !== undefined) return cards === 0
  return enough === undefined ? hand.length >= limitOf(table, seat) : discardable(hand).length >= enough
}

/** A Storm is shown, a Compass of Day & Night turns all hands over; before the first turn it is set aside. */
function stop(play: Play, step: Drawing, seat: number, card: Card): void {
  const { storms, daylight, ahead } = play.table
  if (storms) {
    const storm = card + ((storms.seen[card] ?? 0) + 1)
    storms.seen[card] = (storms.seen[card] ?? 0) + 1
    step.shown.push({ seat, storm })
    tell(play, 'stormed', { seat, storm })
  } else if (daylight) {
    for (const later of ahead)
      if (later.step === 'put-back') {
        later.aside.push(seat)
        return tell(play, 'set-aside', { seat })
      }
    daylight.up = daylight.up === 'day' ? 'night' : 'day'
    tell(play, 'flipped', { seat, side: daylight.up })
  }
}

/** Whether its Storm waits for the seat: all can see that there is a choice, or a Compass might be spent. */
function mustAnswer(table: Table, step: Drawing, seat: number): boolean {
  const shown = step.shown.find(one => one.seat === seat)
  if (!shown) return false
  if ((table.storms?.pool ?? 0) > 0 || mayHoldWild(table, step)) return true
  if (shown.storm.startsWith('Y')) return playerOf(table, seat).hand.length > SMALL_HAND
  return shown.storm.startsWith('P') && openRows(table).length > 1
}

function mayHoldWild({ wilds = 0, players }: Table, { seats, shown }: Drawing): boolean {
  if (wilds === 0) return false
  return players.some(({ hand }) => hand.length > 0) || seats.some(seat => shown.every(one => one.seat !== seat))
}

interface Answer {
  readonly seat: number
  readonly row: number | null
  readonly cards: readonly Card[]
}

/** The Storm that the seat has drawn comes into play. */
export function answer(play: Play, step: Drawing, { seat, row, cards }: Answer): void {
  const { storms } = play.table
  const storm = step.shown.find(one => one.seat === seat)?.storm ?? ''
  step.shown = step.shown.filter(one => one.seat !== seat)
  if (storm.startsWith('P')) {
    if (row === null) return tell(play, 'storm-left', { storm })
    storms?.active.push({ name: storm, row })
    return tell(play, 'storm-struck', { seat, storm, row: row + 1 })
  }
  storms?.active.push({ name: storm, seat })
  discard(play.table, seat, cards)
  tell(play, 'storm-struck', { seat, storm, ...(storm.startsWith('Y') && { count: cards.length }) })
}
