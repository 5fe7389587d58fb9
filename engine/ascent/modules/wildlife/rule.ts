import type { Choice, Step } from '../../../game.ts'
import { looksLikeCellName, formatDashPrefixedPicks } from '../../../notation.ts'
import { spendCards } from '../../../players.ts'
import { choiceOfPayableWays } from '../../../choice.ts'
import { printedFaceWithIbexOf } from '../../mountain/cards.ts'
import type { Reason } from '../../codes.ts'
import { parseDashedCards } from '../../line.ts'
import { countIbexesOnTopTwoRows, sum, wildlifeGoal } from './goal.ts'
import { IBEXES_NEEDED_AT_TOP, IBEXES_IN_GAME } from './ibexes.ts'
import {
  ROW_NUMBER_BELOW_SUMMIT,
  ALL_PLACES,
  SUMMIT_SLOT,
  type Slot,
  placeAt,
  placeNamed,
  slotNamedOrThrow
} from '../../mountain/mountain.ts'
import { makeConsequence } from '../../core/consequence.ts'
import { refusePayment, refuseUnheld } from '../../core/payment.ts'
import type { Move, Rule } from '../../core/rule.ts'
import { type Grid, type State, enterResolvePhase, handOf, makeEvent } from '../../core/state.ts'
import { wildlifeCostTerms } from './bot.ts'

const herd: Move<'herd'> = {
  rule: 'wildlife',

  parse([verb, ...rest]) {
    const end = rest.findIndex(token => !looksLikeCellName(token))
    const route = end < 0 ? rest : rest.slice(0, end)
    const payment = parseDashedCards(rest.slice(route.length))
    return verb === 'herd' && route.length > 1 && payment ? { verb, route, payment } : null
  },

  format: ({ route, payment }) => `herd ${route.join(' ')}${formatDashPrefixedPicks(payment)}`,

  refusals(state, seat, { route, payment }) {
    const [start = '', ...steps] = route
    const from = placeNamed(start)
    const hand = handOf(state, seat)
    // RULES.md, 4.9: along a route the first refused step counts.
    const [refusedStep = null] = steps.flatMap((step, index) => refuseStep(state.grid, route[index] ?? '', step) ?? [])
    return [
      refuseUnheld(hand, payment),
      from && state.ibexes[from.slot] ? null : { code: 'HERD_NONE', facts: { slot: start } },
      refusedStep,
      refusePayment(steps.length, hand.length, payment.length)
    ]
  },

  apply(state, seat, { route, payment }) {
    const { ibexes, joined } = gatherOnLastSlot(state.ibexes, route.map(slotNamedOrThrow))
    return {
      state: enterResolvePhase(spendCards({ ...state, ibexes }, seat, [], payment)),
      events: [makeEvent('herded', { seat, route, ibexes: joined, paid: payment.length })]
    }
  },

  choices(state, seat) {
    const hand = handOf(state, seat)
    return ALL_PLACES.filter(({ slot }) => state.ibexes[slot]).flatMap(({ name }): Choice[] => {
      const ways = routesFrom(state.grid, [name], hand.length)
      const prices = ways.map(way => [way.join(' '), way.length - 1] as const)
      const choice = choiceOfPayableWays({ verb: 'herd', subject: name, line: 'herd _' }, 'route', prices, hand)
      return choice ? [choice] : []
    })
  }
}

/**
 * Mountain Wildlife: cards with the icon bring ibexes, herds climb for one card per row, and eight ibexes must come to row 8
 * (RULES.md, 6.3; rulings A2, A23 to A25).
 */
export const wildlife = {
  ...wildlifeGoal,
  settings: [{ name: 'wildlife', values: [false, true], default: false }],
  preset: { name: 'wild', options: { wildlife: true } },
  isOn: options => options.wildlife === true,
  initialSlice: () => ({ ibexes: ALL_PLACES.map(() => 0) }),
  moves: { herd },

  refuseLifting: ({ ibexes }, { slot, name }, card) =>
    (ibexes[slot] ?? 0) > 0 ? { code: 'FIRE_HERD', facts: { card, slot: name } } : null,

  afterAction(state, action) {
    if (action.verb === 'place' && printedFaceWithIbexOf(action.card).hasIbex)
      return addIbex(state, slotNamedOrThrow(action.slot))
    return action.verb === 'summit' ? moveIbexesToSummit(state) : { state, events: [] }
  },

  scoreItems({ herds, supply = 0 }) {
    if (!herds) return []
    const up = countIbexesOnTopTwoRows({ ibexes: ALL_PLACES.map(({ name }) => herds[name] ?? 0) })
    return [
      { name: 'wildlife', kind: 'goal', value: Math.min(up, IBEXES_NEEDED_AT_TOP), of: IBEXES_NEEDED_AT_TOP },
      { name: 'supply', kind: 'count', value: supply, of: IBEXES_IN_GAME }
    ]
  },

  consequences({ before, after }) {
    const supply = IBEXES_IN_GAME - sum(after.ibexes)
    const [grown] = ALL_PLACES.filter(({ slot }) => (after.ibexes[slot] ?? 0) > (before.ibexes[slot] ?? 0))
    if (!grown) return []
    const { slot, name } = grown
    if (supply < IBEXES_IN_GAME - sum(before.ibexes)) return [makeConsequence('appears', { slot: name, supply })]
    return [
      makeConsequence('climbs', {
        slot: name,
        ibexes: after.ibexes[slot] ?? 0,
        up: countIbexesOnTopTwoRows(after),
        of: IBEXES_NEEDED_AT_TOP
      })
    ]
  },

  stateFromView: ({ herds = {} }) => ({ ibexes: ALL_PLACES.map(({ name }) => herds[name] ?? 0) }),
  botCostTerms: wildlifeCostTerms
} satisfies Rule

/** The reason against a herd's step from one slot to another. */
function refuseStep(grid: Grid, from: string, to: string): Reason | null {
  const facts = { from, to }
  if (Number(to.slice(1)) > ROW_NUMBER_BELOW_SUMMIT) return { code: 'HERD_TOP', facts }
  const place = placeNamed(to)
  const top = place && (grid[place.slot] ?? null)
  if (!top || !placeNamed(from)?.above.includes(place.slot)) return { code: 'HERD_PATH', facts }
  return top === 'BR' ? { code: 'HERD_BRIDGE', facts } : null
}

/** All routes that continue `way` upwards by 1 to `steps` steps. */
function routesFrom(grid: Grid, way: readonly string[], steps: number): (readonly string[])[] {
  const last = way.at(-1) ?? ''
  if (steps === 0) return []
  return placeAt(slotNamedOrThrow(last)).above.flatMap(slot => {
    const { name } = placeAt(slot)
    if (refuseStep(grid, last, name)) return []
    const longer = [...way, name]
    return [longer, ...routesFrom(grid, longer, steps - 1)]
  })
}

/** Makes an ibex appear on a slot. */
function addIbex(state: State, slot: Slot): Step<State> {
  const ibexes = state.ibexes.map((count, on) => (on === slot ? count + 1 : count))
  return { state: { ...state, ibexes }, events: [makeEvent('appeared', { slot: placeAt(slot).name })] }
}

/** Moves all ibexes of row 8 onto the Summit. */
function moveIbexesToSummit(state: State): Step<State> {
  const route = [...placeAt(SUMMIT_SLOT).supports, SUMMIT_SLOT]
  const { ibexes, joined } = gatherOnLastSlot(state.ibexes, route)
  const names = route.map(slot => placeAt(slot).name)
  return { state: { ...state, ibexes }, events: [makeEvent('climbed', { route: names, ibexes: joined })] }
}

/** Gathers the ibexes of all `slots` on the last of them. */
function gatherOnLastSlot(
  ibexes: readonly number[],
  slots: readonly Slot[]
): { ibexes: readonly number[]; joined: number } {
  const joined = sum(slots.map(slot => ibexes[slot] ?? 0))
  const target = slots.at(-1)
  const after = ibexes.map((count, slot) => (slot === target ? joined : slots.includes(slot) ? 0 : count))
  return { ibexes: after, joined }
}
