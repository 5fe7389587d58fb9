import { makeConsequence } from '../../core/consequence.ts'
import { singleChoiceIfPayable } from '../../../choice.ts'
import type { Seat, Step } from '../../../game.ts'
import { looksLikeCellName, parseDashPrefixedPicks, formatDashPrefixedPicks } from '../../../notation.ts'
import { playerAt, spendCards, withPlayer } from '../../../players.ts'
import type { Random } from '../../../random.ts'
import type { Card } from '../../sea/cards.ts'
import { parseCardToken } from '../../line.ts'
import { ruleMove } from '../../core/move.ts'
import type { DrawEffect, Rule } from '../../core/rule.ts'
import { type Cell, cellNamedOrThrow, cellNamed, seaNamed } from '../../sea/seas.ts'
import { otherSide, sideNeededToWin } from './sides.ts'
import type { DaylightState, CardSide } from './slice.ts'
import { type PendingStep, type State, makeEvent, replaceFirstStep } from '../../core/state.ts'
import { replacePendingWithTurnEnd } from '../../core/turn.ts'
import { isPlaceIsland } from '../islands/rule.ts'
import { dayNightSampling } from './sampling.ts'
import { dayNightBotPart } from './bot.ts'

const SIX: readonly Card[] = ['C', 'C', 'C', 'C', 'C', 'C']

const rotate = ruleMove('turn', {
  during: 'turn',

  parse([verb, cell = '', ...rest]) {
    const [card, ...more] = parseDashPrefixedPicks(rest, parseCardToken) ?? []
    if (verb !== 'turn' || !looksLikeCellName(cell) || card === undefined || more.length > 0) return null
    return { verb, cell, card }
  },
  format: ({ cell, card }) => `turn ${cell}${formatDashPrefixedPicks([card])}`,
  handCardsNeeded: ({ card }) => [card],

  refusals(state, _, { cell }) {
    const slot = cellNamed(seaNamed(state.sea), cell)
    if (slot === null) return [{ code: 'SLOT_OUT_OF_RANGE', facts: { cell } }]
    return [isEmpty(state, slot) ? { code: 'NO_GRID_CARD', facts: { cell } } : null]
  },

  apply(state, seat, { cell, card }) {
    const slot = cellNamedOrThrow(seaNamed(state.sea), cell)
    const side = otherSide(daylightOf(state).sides[slot] ?? 'day')
    return {
      state: replacePendingWithTurnEnd(withSide(spendCards(state, seat, [], [card]), slot, side), [seat]),
      events: [makeEvent('rotated', { seat, cell, side })]
    }
  },

  choices(state, seat) {
    const from = playerAt(state, seat).hand.map(String)
    const cells = seaNamed(state.sea).names.filter((_, slot) => !isEmpty(state, slot))
    return singleChoiceIfPayable({ verb: 'turn', line: 'turn _' }, 'cell', cells, 1, from)
  }
})

function isEmpty({ cells }: State, cell: Cell): boolean {
  return (cells[cell] ?? null) === null
}

/** Turns all hands over for a drawn Compass; one drawn for an opening hand is set aside to go back into its pile (ruling 16). */
const turnHandsOver: DrawEffect = (state, seat) => {
  const [opening] = state.pending.filter(step => step.step === 'put-back')
  if (opening) return setAside(state, seat)
  const { up, sides } = daylightOf(state)
  const side = otherSide(up)
  return { state: { ...state, daylight: { up: side, sides } }, events: [makeEvent('flipped', { seat, side })] }
}

/**
 * The rule Day & Night: night belongs on the lower half of the sea, day above; a drawn Compass turns all hands over, and a
 * discarded card rotates one in the sea (RULES.md, 9.3; rulings 16, 54 and 55).
 */
export const dayNight = {
  name: 'day_night',
  deck: cards => [...cards, ...SIX],
  deal: state => ({ state: { ...state, daylight: { up: 'day', sides: state.cells.map(() => null) } }, events: [] }),
  openingSteps: [{ step: 'put-back', aside: [] }],
  moves: { turn: rotate },
  stepHandlers: { 'put-back': { run: putBack, visible: ({ step, aside }) => ({ step, aside }) } },
  drawEffects: { C: turnHandsOver },

  afterAction(state, _, action) {
    if (!isPlaceIsland(action)) return { state, events: [] }
    const cell = cellNamedOrThrow(seaNamed(state.sea), action.cell)
    return { state: withSide(state, cell, daylightOf(state).up), events: [] }
  },

  unmetGoal(state) {
    const wrong = daylightOf(state).sides.filter((side, cell) => side !== null && side !== sideNeededToWin(cell))
    return wrong.length > 0 ? { code: 'FINISH_ORIENTATION', facts: { wrong: wrong.length } } : null
  },

  viewPart(state) {
    const { up, sides } = daylightOf(state)
    return { up, night: seaNamed(state.sea).names.filter((_, cell) => sides[cell] === 'night') }
  },
  scoreItems({ up, night = [], sea, cells }) {
    if (up === undefined) return []
    const { names } = seaNamed(sea)
    const isRight = (name: string, cell: Cell) =>
      cells[name] !== undefined && sideNeededToWin(cell) === (night.includes(name) ? 'night' : 'day')
    return [{ name: 'sides', kind: 'goal', value: names.filter(isRight).length, of: names.length }]
  },

  consequences({ after, action }) {
    if (action.verb !== 'turn' && action.verb !== 'place') return []
    const cell = cellNamedOrThrow(seaNamed(after.sea), action.cell)
    const side = daylightOf(after).sides[cell] ?? 'day'
    return [makeConsequence('lies', { cell: action.cell, side, isRight: side === sideNeededToWin(cell) })]
  },

  botPart: dayNightBotPart,
  sampling: dayNightSampling
} satisfies Rule

function daylightOf({ daylight }: State): DaylightState {
  if (!daylight) throw new Error('Cannot find day and night in this match')
  return daylight
}

function withSide(state: State, cell: Cell, side: CardSide): State {
  const { up, sides } = daylightOf(state)
  return { ...state, daylight: { up, sides: sides.map((before, other) => (other === cell ? side : before)) } }
}

function setAside(state: State, seat: Seat): Step<State> {
  const pending = state.pending.map(step =>
    step.step === 'put-back' ? { ...step, aside: [...step.aside, seat] } : step
  )
  return { state: { ...state, pending }, events: [makeEvent('set-aside', { seat })] }
}

/** Puts each Compass that was set aside at a random place in the pile that it came from. */
function putBack(
  state: State,
  { aside }: Extract<PendingStep, { step: 'put-back' }>,
  _: readonly Rule[],
  random: Random
): Step<State> {
  const back = aside.reduce((left, seat) => {
    const { pile } = playerAt(left, seat)
    const place = random.below(pile.length + 1)
    return withPlayer(left, seat, { pile: [...pile.slice(0, place), 'C', ...pile.slice(place)] })
  }, state)
  return { state: replaceFirstStep(back), events: [] }
}
