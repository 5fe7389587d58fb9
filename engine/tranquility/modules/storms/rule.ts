import { makeConsequence } from '../../core/consequence.ts'
import { samePriceForWays, fillLineTemplate } from '../../../choice.ts'
import type { Choice, Seat, Step } from '../../../game.ts'
import { parseDashPrefixedPicks, formatDashPrefixedPicks } from '../../../notation.ts'
import { playerAt, spendCards } from '../../../players.ts'
import { type Card, discardableCards, isDiscardable } from '../../sea/cards.ts'
import type { Reason } from '../../codes.ts'
import { parseRowIndexToken, parseCardToken } from '../../line.ts'
import { hasNeighbourInRun, rowIndexesWithOpenCell, rowNumberForPlayers, rowIndexOfCell } from '../../sea/rows.ts'
import { ruleMove } from '../../core/move.ts'
import type { DrawEffect, Rule } from '../../core/rule.ts'
import { seaNamed } from '../../sea/seas.ts'
import { STORM_COLOURS, STORM_COUNTS, type Storm, type StormColour, type StormName } from './slice.ts'
import { type State, makeEvent } from '../../core/state.ts'
import {
  stormColour,
  isSeatUnderStorm,
  namesOfActiveAndWaitingStorms,
  addWaitingStorm,
  waitingStorms,
  stormWaitingForSeatOrNull,
  stormsOrNone,
  removeWaitingStorm
} from './in-play.ts'
import { stormsSampling } from './sampling.ts'
import { stormsBotPart } from './bot.ts'

/** The hand limit under a yellow Storm (ruling 20). */
const YELLOW_LIMIT = 3

const resolve = ruleMove('storm', {
  during: 'storm',
  mayAct: (state, seat, rules) =>
    stormWaitingForSeatOrNull(state, seat) !== null && !resolveIfForced(state, seat, rules),

  parse([verb, ...rest]) {
    const [rank = ''] = rest
    const row = rest.length === 1 ? parseRowIndexToken(rank) : null
    const cards = row === null ? parseDashPrefixedPicks(rest, parseCardToken) : []
    return verb === 'storm' && cards ? { verb, row, cards } : null
  },
  format: ({ row, cards }) =>
    row === null ? `storm${formatDashPrefixedPicks(cards)}` : `storm ${rowNumberForPlayers(row)}`,
  handCardsNeeded: ({ cards }) => cards,

  refusals(state, seat, { row, cards }) {
    const name = stormWaitingForSeatOrNull(state, seat)
    if (!name) return []
    return [
      cards.every(isDiscardable) ? null : { code: 'MONSTER_UNDISCARDABLE' },
      refuseRow(state, name, row),
      refuseDiscard(state, seat, name, cards)
    ]
  },

  apply(state, seat, { row, cards }) {
    const name = stormWaitingForSeatOrNull(state, seat)
    if (!name) throw new Error(`Cannot find a Storm shown to seat "${seat}"`)
    return putIntoPlay(removeWaitingStorm(state, name), seat, name, row, cards)
  },

  choices(state, seat) {
    const name = stormWaitingForSeatOrNull(state, seat)
    return name ? [answerChoice(state, seat, name)] : []
  }
})

/** Turns up a drawn Storm, which then waits for an answer. */
const turnUp: DrawEffect = (state, seat, card) => {
  const colour = STORM_COLOURS.find(one => one === card) ?? 'O'
  const { active, seen } = stormsOrNone(state)
  const name: StormName = `${colour}${seen[colour] + 1}`
  const appeared = { ...state, storms: { active, seen: { ...seen, [colour]: seen[colour] + 1 } } }
  return {
    state: addWaitingStorm(appeared, { seat, storm: name }),
    events: [makeEvent('stormed', { seat, storm: name })]
  }
}

/**
 * The rule of the Storms, which work once drawn: yellow limits a hand, purple closes a row, orange limits placing (RULES.md, 7.3;
 * rulings 1, 6, 20, 38 to 42 and 46).
 */
export const storms = {
  name: 'storms',
  settings: [{ name: 'storms', values: [false, true], default: false, when: { variant: ['standard'] } }],
  isOn: options => options.storms === true,
  deck: cards => [...cards, ...STORM_COLOURS.flatMap(colour => Array<Card>(STORM_COUNTS[colour]).fill(colour))],
  deal: state => ({ state: { ...state, storms: { active: [], seen: { Y: 0, P: 0, O: 0 } } }, events: [] }),
  moves: { storm: resolve },
  drawEffects: { Y: turnUp, P: turnUp, O: turnUp },

  resolveForcedCard: resolveIfForced,

  phaseAt: now => (now.step === 'draw' && now.shown?.length ? 'storm' : null),

  handLimit: (state, seat) => (isSeatUnderStorm(state, seat, 'Y') ? YELLOW_LIMIT : null),

  forbidsCell(state, seat, { cell, island }): Reason | null {
    const sea = seaNamed(state.sea)
    const row = rowIndexOfCell(sea, cell)
    const over = stormsOrNone(state).active.find(storm => storm.colour === 'P' && storm.row === row)
    if (over) return { code: 'ROW_BLOCKED', facts: { row: rowNumberForPlayers(row), by: over.name } }
    if (island === null || !isSeatUnderStorm(state, seat, 'O') || hasNeighbourInRun(state, cell)) return null
    return { code: 'ORANGE_NEEDS_NEIGHBOUR', facts: { cell: sea.names[cell] ?? '' } }
  },

  viewPart(state) {
    const { active, seen } = stormsOrNone(state)
    const drawn = waitingStorms(state)
    const left = { Y: STORM_COUNTS.Y - seen.Y, P: STORM_COUNTS.P - seen.P, O: STORM_COUNTS.O - seen.O }
    return { storms: { active: active.map(stormFacts), ...(drawn.length > 0 && { drawn }), left } }
  },
  scoreItems: ({ storms: shown }) => (shown ? [{ name: 'storms', kind: 'count', value: shown.active.length }] : []),

  consequences({ before, after }) {
    const isNew = ({ name }: Storm) => !stormsOrNone(before).active.some(storm => storm.name === name)
    const there = namesOfActiveAndWaitingStorms(after)
    return [
      ...stormsOrNone(after)
        .active.filter(isNew)
        .map(storm => makeConsequence('strikes', stormFacts(storm))),
      ...namesOfActiveAndWaitingStorms(before).flatMap(storm =>
        there.includes(storm) ? [] : makeConsequence('lifts', { storm })
      )
    ]
  },

  botPart: stormsBotPart,
  sampling: stormsSampling
} satisfies Rule

/** Resolves the seat's drawn Storm if nobody has a choice about it; null if somebody has, or no Storm waits. */
function resolveIfForced(state: State, seat: Seat, rules: readonly Rule[]): Step<State> | null {
  const name = stormWaitingForSeatOrNull(state, seat)
  const mightBeLifted = rules.some(rule => rule.mightHaveCompass?.(state))
  if (!name || mightBeLifted || needsChoice(state, seat, stormColour(name))) return null
  return putIntoPlay(removeWaitingStorm(state, name), seat, name, rowIndexesWithOpenCell(state)[0] ?? null, [])
}

/** Whether the seat must choose, by public counts: its hand is above a yellow Storm's limit, or a purple one has several rows. */
function needsChoice(state: State, seat: Seat, colour: StormColour): boolean {
  if (colour === 'Y') return playerAt(state, seat).hand.length > YELLOW_LIMIT
  return colour === 'P' && rowIndexesWithOpenCell(state).length > 1
}

/** How many cards the seat must discard for a Storm; 0 unless it is yellow (rulings 20 and 42). */
function discardsDue(state: State, seat: Seat, name: StormName): number {
  const { hand } = playerAt(state, seat)
  if (stormColour(name) !== 'Y') return 0
  return Math.min(Math.max(0, hand.length - YELLOW_LIMIT), discardableCards(hand).length)
}

function refuseRow(state: State, storm: StormName, row: number | null): Reason | null {
  const rows = stormColour(storm) === 'P' ? rowIndexesWithOpenCell(state) : null
  const isAsked = rows !== null && rows.length > 0
  if (row === null) return isAsked ? { code: 'STORM_CHOICE', facts: { storm } } : null
  if (rows === null) return { code: 'STORM_CHOICE', facts: { storm } }
  return rows.includes(row) ? null : { code: 'PURPLE_ROW_FULL', facts: { storm, row: rowNumberForPlayers(row) } }
}

function refuseDiscard(state: State, seat: Seat, storm: StormName, cards: readonly Card[]): Reason | null {
  const due = discardsDue(state, seat, storm)
  return cards.length === due ? null : { code: 'STORM_CHOICE', facts: { storm, due, named: cards.length } }
}

function answerChoice(state: State, seat: Seat, name: StormName): Choice {
  const from = discardableCards(playerAt(state, seat).hand).map(String)
  const due = discardsDue(state, seat, name)
  const ranks = stormColour(name) === 'P' ? rowIndexesWithOpenCell(state).map(rowNumberForPlayers) : []
  const [first] = ranks
  const storm = { verb: 'storm', subject: name }
  if (first !== undefined)
    return {
      ...storm,
      line: 'storm _',
      ways: { kind: 'row', at: samePriceForWays(0, ranks) },
      example: `storm ${first}`
    }
  const pick = due > 0 ? { pick: { from, least: due, most: due } } : {}
  return { ...storm, line: 'storm', ...pick, example: fillLineTemplate({ line: 'storm' }, '', from.slice(0, due)) }
}

/** Puts a Storm into play and discards the cards it takes; a purple Storm without a row is gone (ruling 39). */
function putIntoPlay(
  state: State,
  seat: Seat,
  name: StormName,
  row: number | null,
  cards: readonly Card[]
): Step<State> {
  const colour = stormColour(name)
  if (colour !== 'P') {
    const paid = spendCards(state, seat, [], cards)
    const facts = { seat, storm: name, ...(colour === 'Y' && { count: cards.length }) }
    return { state: withStorm(paid, { name, colour, seat }), events: [makeEvent('storm-struck', facts)] }
  }
  if (row === null) return { state, events: [makeEvent('storm-left', { storm: name })] }
  const facts = { seat, storm: name, row: rowNumberForPlayers(row) }
  return { state: withStorm(state, { name, colour, row }), events: [makeEvent('storm-struck', facts)] }
}

function withStorm(state: State, storm: Storm): State {
  const { active, seen } = stormsOrNone(state)
  return { ...state, storms: { active: [...active, storm], seen } }
}

function stormFacts(storm: Storm) {
  return storm.colour === 'P'
    ? { storm: storm.name, row: rowNumberForPlayers(storm.row) }
    : { storm: storm.name, seat: storm.seat }
}
