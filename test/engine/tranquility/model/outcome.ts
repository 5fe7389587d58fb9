import { act, tellHolders, pass } from './actions.ts'
import { take, tally } from './contest.ts'
import { draw } from './drawing.ts'
import { explore, payAll } from './explorers.ts'
import { parsed } from './lines.ts'
import { canPlace, isBlocked } from './placing.ts'
import { type Dice, discard, end, type Event, type Play, playOn, tell } from './play.ts'
import { refusalOf } from './refusal.ts'
import { awaitedForOffers, countOf, DUE, mayGiveBlind, mostOf, mostSeen, mustPlayStart, sum } from './start.ts'
import { rescues } from './storms.ts'
import { discardable, type Offer, playerOf, type Table } from './table.ts'

/* What comes of a line, until somebody must decide again: RULES.md, 4.2, 5 and 6. */

export interface Outcome {
  readonly table: Table
  readonly events: readonly Event[]
}

/** A line of a seat that may be played, and all that follows from it. */
export function outcomeOf(before: Table, seat: number, line: string, dice: Dice): Outcome {
  const play = playOn(before, dice)
  const action = parsed(line)
  if (action) act(play, seat, action)
  return run(play)
}

/** What the table does by itself. */
export function settled(before: Table, dice: Dice): Outcome {
  return run(playOn(before, dice))
}

function run(play: Play): Outcome {
  while (advance(play));
  return play
}

/** One step; false where somebody must decide, or the match is over. */
function advance(play: Play): boolean {
  const { table, dice } = play
  const [now] = table.ahead
  switch (now?.step) {
    case 'draw':
      draw(play, now)
      return table.ahead[0] !== now
    case 'starts':
      for (const { pile } of table.players) pile.splice(dice.below(pile.length + 1), 0, 'S')
      break
    case 'put-back':
      for (const { pile } of now.aside.map(seat => playerOf(table, seat)))
        pile.splice(dice.below(pile.length + 1), 0, 'C')
      break
    case 'ready':
      tell(play, 'ready', { piles: table.players.map(({ pile }) => pile.length) })
      break
    case 'begin':
      table.active = now.seat
      tell(play, 'turn', { seat: now.seat })
      table.ahead = [{ step: 'test' }, { step: 'turn' }]
      return true
    case 'test':
      table.ahead.shift()
      loseIfStuck(play)
      return true
    case 'turn':
      if (!table.contest || playerOf(table, table.active).hand.length > 0) return false
      pass(play, table.active)
      return true
    case 'win':
      end(play, { outcome: 'won', why: 'WIN' })
      return true
    case 'capacity':
      if (sum(table.players.map((_, seat) => mostOf(table, seat))) < DUE)
        end(play, { outcome: 'lost', why: 'LOSS_START_UNPAYABLE' })
      else table.ahead[0] = { step: 'pledge', offers: offersWithoutChoice(play, now.offers) }
      return true
    case 'pledge':
      return payForStart(play, now.offers)
    case 'pay':
      return payAll(play, now.due)
    case 'explore':
      explore(play, now)
      return true
    case 'take':
      take(play, now.seat)
      return true
    case 'tally':
      tally(play)
      return true
    default:
      return false
  }
  table.ahead.shift()
  return true
}

/** Nothing is offered for an empty hand, and everything where all can see that it makes just eight: RULES.md, 5.2. */
function offersWithoutChoice(play: Play, offers: readonly (Offer | null)[]): (Offer | null)[] {
  const { table } = play
  const isForced = sum(table.players.map((_, seat) => mostSeen(table, seat))) === DUE
  return offers.map((offer, seat) => {
    if (!isForced && (offer || mostSeen(table, seat) > 0)) return offer
    const blind = mayGiveBlind(table, seat) && { blind: true as const }
    const all = { cards: [...playerOf(table, seat).hand], ...blind }
    const isNew = !offer || countOf(offer) !== countOf(all)
    if (isNew) tell(play, 'pledged', { seat, count: countOf(all), ...blind })
    return all
  })
}

/** The eight go once all have offered them: RULES.md, 5.2. */
function payForStart(play: Play, offers: readonly (Offer | null)[]): boolean {
  const { table } = play
  const counts = offers.map(offer => (offer ? countOf(offer) : 0))
  if (offers.includes(null) || sum(counts) !== DUE) return false
  table.ahead.shift()
  for (const [seat, offer] of offers.entries()) {
    discard(table, seat, offer?.cards ?? [])
    if (offer?.blind) playerOf(table, seat).discarded += playerOf(table, seat).pile.splice(0, 2).length
  }
  tell(play, 'paid', { counts })
  return true
}

/** Whose decision the match waits for. */
export function awaited(table: Table): number[] {
  const [now] = table.ahead
  if (now?.step === 'draw') return now.seats
  if (now?.step === 'pledge') return awaitedForOffers(table)
  return now ? [table.active] : []
}

/** RULES.md, 6.2, rulings 9, 35 and 37. */
function loseIfStuck(play: Play): void {
  const { table } = play
  const { active: seat } = table
  if (table.contest || canAct(table, seat) || rescues(table, seat).some(other => canAct(other, seat))) return
  if (isFinishing(table, seat)) tellHolders(play)
  end(play, { outcome: 'lost', why: 'LOSS_NO_ACTION' })
}

function canAct(table: Table, seat: number): boolean {
  const { hand } = playerOf(table, seat)
  const isThere = (cell: number) => table.cells[cell] !== null
  const monster = hand.includes('M') || (hand.includes('W') && table.monsters)
  const isHeld = table.players.some(player => player.hand.includes('M'))
  return (
    mustPlayStart(table, seat) ||
    discardable(hand).length > 1 ||
    canPlace(table, seat) ||
    refusalOf(table, seat, 'start W') === null ||
    (isFinishing(table, seat) && !isHeld) ||
    (!!monster && [...table.cells.keys()].some(cell => isThere(cell) && !isBlocked(table, cell))) ||
    (!!table.daylight && discardable(hand).length > 0 && [...table.cells.keys()].some(isThere)) ||
    (hand.includes('C') && (table.explorers?.storms.length ?? 0) > 0)
  )
}

function isFinishing(table: Table, seat: number): boolean {
  return ['finish', 'finish W', 'finish J'].some(line => refusalOf(table, seat, line) === null)
}
