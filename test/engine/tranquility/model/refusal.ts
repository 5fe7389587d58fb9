import { type Code, CODES, type Reason } from './codes.ts'
import { type Action, parsed } from './lines.ts'
import { againstPaying, againstPlacing, isBlocked } from './placing.ts'
import { againstGiving, againstStart, mostSeen, mustPlayStart, offersOf } from './start.ts'
import { againstAnswer, againstCompass, againstWholeHand, shownTo } from './storms.ts'
import { openRows, playerOf, seaAt, type Table, without } from './table.ts'
import { againstClearing, againstExchange, againstFinish, againstPassing, againstRotating } from './variants.ts'

/* What speaks against any line of any seat: RULES.md, 4.3 and 4.4. */

/** The code with which a line is refused; null where it may be played. */
export function refusalOf(table: Table, seat: number, line: string): Code | null {
  const action = parsed(line)
  if (!action) return 'BAD_ACTION'
  if (table.result) return 'GAME_OVER'
  const codes = reasonsAgainst(table, seat, action).flatMap(([code, speaks]) => (speaks ? [code] : []))
  return CODES.find(code => codes.includes(code)) ?? null
}

const PHASES: { readonly [verb: string]: 'draw' | 'pledge' | 'rocks' | 'pay' } = {
  storm: 'draw',
  give: 'pledge',
  withdraw: 'pledge',
  rocks: 'rocks',
  keep: 'rocks',
  pay: 'pay'
}

function reasonsAgainst(table: Table, seat: number, action: Action): Reason[] {
  if (action.verb === 'compass') return againstCompass(table, seat, action)
  const [now] = table.ahead
  const isPhase = now?.step === (PHASES[action.verb] ?? 'turn')
  const turn: Reason[] = [
    ['NOT_YOUR_TURN', !isAsked(table, seat, action)],
    ['WRONG_PHASE', !isPhase]
  ]
  return isPhase ? [...turn, ...reasonsInPhase(table, seat, action)] : turn
}

/** Everybody may give, whoever has drawn a Storm answers it, and all else is the active seat's. */
function isAsked(table: Table, seat: number, { verb }: Action): boolean {
  const [now] = table.ahead
  if (now?.step === 'pledge' && (verb === 'give' || verb === 'withdraw')) return true
  return now?.step === 'draw' && verb === 'storm' ? shownTo(table, seat) !== null : seat === table.active
}

function reasonsInPhase(table: Table, seat: number, action: Action): Reason[] {
  const { hand } = playerOf(table, seat)
  switch (action.verb) {
    case 'storm':
      return againstAnswer(table, seat, action)
    case 'give':
      return [['WRONG_PHASE', mostSeen(table, seat) === 0], ...againstGiving(table, seat, action)]
    case 'withdraw':
      return [['WRONG_PHASE', mostSeen(table, seat) === 0 || !offersOf(table)?.[seat]]]
    case 'rocks':
      return [
        ['ROCKS_SAME_ROW', action.row === table.rocks],
        ['ROCKS_ROW_FULL', !openRows(table).includes(action.row ?? -1)]
      ]
    case 'keep':
      return againstDiscarding(table, seat, action)
    case 'pay':
      return [['PAYMENT_COUNT', action.cards.length !== dueNow(table)], ...againstPaying(hand, action.cards)]
    default:
      return [...againstAction(table, seat, action), ['MUST_PLAY_START', isHeldUp(table, seat, action)]]
  }
}

function againstAction(table: Table, seat: number, action: Action): Reason[] {
  switch (action.verb) {
    case 'place':
      return againstPlacing(table, seat, action)
    case 'discard':
      return againstDiscarding(table, seat, action)
    case 'start':
      return againstStart(table, seat, action)
    case 'finish':
      return againstFinish(table, seat, action)
    case 'monster':
      return againstMonster(table, seat, action)
    case 'all':
      return againstWholeHand(table, seat)
    case 'clear':
      return againstClearing(table, seat, action)
    case 'turn':
      return againstRotating(table, seat, action)
    case 'exchange':
      return againstExchange(table, seat)
    default:
      return againstPassing(table, seat)
  }
}

/** A Start in hand must be played while none is. */
function isHeldUp(table: Table, seat: number, { verb, card }: Action): boolean {
  return mustPlayStart(table, seat) && !(verb === 'start' && card === 'S')
}

function againstDiscarding(table: Table, seat: number, { cards }: Action): Reason[] {
  return [
    ['CARD_NOT_IN_HAND', without(playerOf(table, seat).hand, cards) === null],
    ['MONSTER_UNDISCARDABLE', cards.includes('M')],
    ['DISCARD_NEEDS_TWO', cards.length !== 2]
  ]
}

/** RULES.md, 7.2, rulings 11, 33 and 45. */
function againstMonster(table: Table, seat: number, { card, cell }: Action): Reason[] {
  const at = seaAt(table).names.indexOf(cell)
  return [
    ['CARD_NOT_IN_HAND', !playerOf(table, seat).hand.includes(card)],
    ['SLOT_OUT_OF_RANGE', at < 0],
    ['ROW_BLOCKED', isBlocked(table, at)],
    ['WILD_AS_UNAVAILABLE', card === 'W' && !table.monsters],
    ['MONSTER_NO_TARGET', table.cells[at] === null]
  ]
}

function dueNow({ ahead }: Table): number {
  const [now] = ahead
  return now?.step === 'pay' ? now.due : 0
}
