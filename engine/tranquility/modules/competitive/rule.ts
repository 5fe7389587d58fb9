import { makeConsequence } from '../../core/consequence.ts'
import type { Seat, Step } from '../../../game.ts'
import { playerAt, withPlayer } from '../../../players.ts'
import { contestOrThrow, opponentOf, currentScorePerSeat, withContest } from './contest.ts'
import { gapForValue, leavesEnoughValues, runWithCell } from '../../sea/order.ts'
import type { Rule } from '../../core/rule.ts'
import type { Card } from '../../sea/cards.ts'
import { rankSeatsByScore } from './score.ts'
import { cellNamedOrThrow, seaNamed } from '../../sea/seas.ts'
import {
  DEFAULT_HAND_LIMIT,
  type PendingStep,
  type State,
  endMatch,
  makeEvent,
  countOpenCells,
  replaceFirstStep
} from '../../core/state.ts'
import { insertPendingFirst, turnBeginsEvent } from '../../core/turn.ts'
import { exchangeHandForOpenRow, forcedPass, turnPassedEvent } from './exchange.ts'
import { isPlaceIsland } from '../islands/rule.ts'
import { competitiveSampling } from './sampling.ts'
import { competitiveBotPart } from './bot.ts'

/** How many cards the open row has. */
const ROW = 5
/** How many consecutive passes end the game (ruling 56). */
const PASSES = 2
/** The game ends once neither hand has more cards than this (RULES.md, 9.4). */
const FEW = 1

/**
 * The rule of the competitive game: two seats fill the sea against each other, drawing from an open row (RULES.md, 9.4; rulings
 * 7, 17, 25, 56 and 57).
 */
export const competitive = {
  name: 'competitive',
  dealEventsForRecord: ['row-laid'],
  moves: { exchange: exchangeHandForOpenRow, pass: forcedPass },
  stepHandlers: {
    take: { run: take, visible: ({ step, seat }) => ({ step, seat }) },
    tally: { run: endTurnOrGame, visible: ({ step }) => ({ step }) }
  },

  deal(state, { rest, random }) {
    const [row, deck] = [rest.slice(0, ROW), rest.slice(ROW)]
    const day = random.below(state.players.length)
    const contest = { owners: state.cells.map(() => null), day, row, deck, passes: 0 }
    const laid = { row: row.map(String), day }
    const event = makeEvent('row-laid', { ...laid, left: deck.length })
    return { state: { ...state, contest }, events: [{ ...event, sealed: { ...laid, deck: deck.map(String) } }] }
  },

  // RULES.md, 9.4; ruling 7: on either side of the island, enough values must be left for the empty cells.
  forbidsCell(state, _, { cell, island }) {
    if (island === null) return null
    const sea = seaNamed(state.sea)
    if (leavesEnoughValues(gapForValue(state.cells, runWithCell(sea, cell), island), cell, island)) return null
    return { code: 'MATH_IMPOSSIBLE', facts: { card: String(island), cell: sea.names[cell] ?? '' } }
  },

  afterAction(state, seat, action) {
    const { owners, passes } = contestOrThrow(state)
    const cell = isPlaceIsland(action) ? cellNamedOrThrow(seaNamed(state.sea), action.cell) : null
    const counted = withContest(state, {
      owners: owners.map((owner, other) => (other === cell ? seat : owner)),
      passes: action.verb === 'pass' ? passes + 1 : 0
    })
    const taking: readonly PendingStep[] = countOpenCells(state) > 0 ? [{ step: 'take', seat }] : []
    return { state: insertPendingFirst(counted, ...taking, { step: 'tally' }), events: [] }
  },

  viewPart(state) {
    const { owners, day, row, deck, passes, exchanged } = contestOrThrow(state)
    const night = seaNamed(state.sea).names.filter((_, cell) => owners[cell] === opponentOf(day))
    return {
      night,
      contest: {
        day,
        row: row.map(String),
        left: deck.length,
        scores: currentScorePerSeat(state),
        ...(passes > 0 && { passes }),
        ...(exchanged && { exchanged: exchanged.map(String) })
      }
    }
  },
  scoreItems: ({ contest: shown }) => (shown ? [{ name: 'deck', kind: 'count', value: shown.left }] : []),

  seatScoreItems({ contest: shown }, seat) {
    const { placed = 0, inRuns = 0 } = shown?.scores[seat] ?? {}
    if (!shown) return []
    return [
      { name: 'placed', kind: 'count', value: placed },
      { name: 'inRuns', kind: 'count', value: inRuns }
    ]
  },

  consequences({ before, after, seat }) {
    const [from = 0, to = 0] = [currentScorePerSeat(before)[seat]?.points, currentScorePerSeat(after)[seat]?.points]
    const isTaking = after.pending.some(({ step }) => step === 'take')
    const cards = isTaking ? cardsTakenBy(after, seat).map(String) : []
    return [
      ...(from === to ? [] : [makeConsequence('scores', { seat, from, to })]),
      ...(cards.length > 0 ? [makeConsequence('takes', { seat, cards })] : [])
    ]
  },

  botPart: competitiveBotPart,
  sampling: competitiveSampling
} satisfies Rule

function cardsTakenBy(state: State, seat: Seat): readonly Card[] {
  return contestOrThrow(state).row.slice(0, DEFAULT_HAND_LIMIT - playerAt(state, seat).hand.length)
}

/** Refills the seat's hand from the far end of the open row, and the row from the deck. */
function take(state: State, { seat }: Extract<PendingStep, { step: 'take' }>): Step<State> {
  const { hand } = playerAt(state, seat)
  const { row, deck } = contestOrThrow(state)
  const cards = cardsTakenBy(state, seat)
  const kept = row.slice(cards.length)
  const laid = deck.slice(0, ROW - kept.length)
  const taken = withPlayer(replaceFirstStep(state), seat, { hand: [...hand, ...cards] })
  if (cards.length === 0) return { state: taken, events: [] }
  const left = withContest(taken, { row: [...kept, ...laid], deck: deck.slice(laid.length) })
  const facts = { seat, cards: cards.map(String), laid: laid.map(String) }
  return { state: left, events: [makeEvent('took', facts)] }
}

/** Ends the turn; ends the game, too, if the sea is full, both hands have one card at most, or both seats have passed. */
function endTurnOrGame(state: State): Step<State> {
  const hands = state.players.map(({ hand }) => hand.length)
  const isOver =
    countOpenCells(state) === 0 || hands.every(held => held <= FEW) || contestOrThrow(state).passes === PASSES
  if (isOver) return endWithScores(state)
  const next = opponentOf(state.active)
  return hands[next] === 0 ? passForEmptyHand(state) : { state: replaceFirstStep(state), events: [] }
}

// Passes for a seat whose hand is empty, as it can do nothing else. The other hand isn't empty, or the game would be over.
function passForEmptyHand(state: State): Step<State> {
  const seat = opponentOf(state.active)
  const pending: readonly PendingStep[] = [{ step: 'begin', seat: state.active }]
  return { state: { ...state, pending }, events: [turnBeginsEvent(seat), turnPassedEvent(seat)] }
}

function endWithScores(state: State): Step<State> {
  const scores = currentScorePerSeat(state)
  const points = scores.map(score => score.points)
  const ended = endMatch(state, { outcome: 'ranked', why: 'SCORED', ranking: rankSeatsByScore(scores), scores: points })
  return { state: ended.state, events: [makeEvent('scored', { scores }), ...ended.events] }
}
