import { looksLikeCellName, formatDashPrefixedPicks } from '../../../notation.ts'
import { spendCards } from '../../../players.ts'
import { choiceOfPayableWays } from '../../../choice.ts'
import { removeEachOnce } from '../../../multiset.ts'
import {
  type Campfire,
  type Card,
  type MountainCard,
  printedFaceWithIbexOf,
  isCampfire,
  isMountainCard
} from '../../mountain/cards.ts'
import type { Reason } from '../../codes.ts'
import { parseCardToken, parseDashedCards } from '../../line.ts'
import { PLACES_BELOW_SUMMIT, type Place, type Slot, placeNamed, slotNamedOrThrow } from '../../mountain/mountain.ts'
import { type SlotSurroundings, findSlotsForMountainCards, openPlacesElseAll } from '../../mountain/open-slots.ts'
import { adoptedCampfireValue, faceAt } from '../../mountain/values.ts'
import { placingCost, placingRefusals, slotsFitting } from '../../mountain/placing.ts'
import { makeConsequence } from '../../core/consequence.ts'
import { refuseUnheld } from '../../core/payment.ts'
import type { Move, Rule } from '../../core/rule.ts'
import { type State, enterResolvePhase, handOf, makeEvent, layCardAndBuryBridge } from '../../core/state.ts'
import { campfiresCostTerms } from './bot.ts'
import type { CampfiresTypes } from './slice.ts'

/*
 * The lifted card moves to a higher row, and the Campfire supports the cards that rested on it. So the lift changes nothing that
 * decides about the target, and the target is checked on the grid before the lift.
 */
const campfire: Move<'campfire'> = {
  rule: 'campfires',

  parse([first = '', ...rest]) {
    const [name = '', way = '', ...more] = first.split('@')
    const [source = '', target = '', ...further] = way.split('>')
    const card = parseCardToken(name)
    const payment = parseDashedCards(rest)
    if (!card || !isCampfire(card) || more.length + further.length > 0 || !payment) return null
    return looksLikeCellName(source) && looksLikeCellName(target)
      ? { verb: 'campfire', card, source, target, payment }
      : null
  },

  format: ({ card, source, target, payment }) => `${card}@${source}>${target}${formatDashPrefixedPicks(payment)}`,

  refusals(state, seat, { card, source, target, payment }, rules) {
    const hand = handOf(state, seat)
    return [
      refuseUnheld(hand, [card, ...payment]),
      ...liftingRefusals(rules, state, { card, source, target }, { payment, payableCards: hand.length - 1 })
    ]
  },

  apply(state, seat, { card, source, target, payment }) {
    const [from, to] = [slotNamedOrThrow(source), slotNamedOrThrow(target)]
    const lifted = state.grid[from] ?? null
    if (!lifted) throw new Error(`Cannot lift a card from "${source}"`)
    return {
      state: enterResolvePhase(
        layCardAndBuryBridge(layCardAndBuryBridge(spendCards(state, seat, [card], payment), from, card), to, lifted)
      ),
      events: [makeEvent('lifted', { seat, card, source, target, lifted, paid: payment.length })]
    }
  },

  choices(state, seat, rules) {
    const hand = handOf(state, seat)
    const fires = [...new Set(hand)].filter(isCampfire)
    if (fires.length === 0) return []
    const open = findSlotsForMountainCards(state.grid)
    return fires.flatMap(card => {
      const ways = PLACES_BELOW_SUMMIT.flatMap(from => waysFrom(rules, state, card, from, open))
      return (
        choiceOfPayableWays(
          { verb: 'campfire', subject: card, line: `${card}@_` },
          'route',
          ways,
          removeEachOnce(hand, [card]) ?? []
        ) ?? []
      )
    })
  },

  attempts({ grid }, card) {
    if (!isCampfire(card)) return []
    const targets = openPlacesElseAll(grid)
    return PLACES_BELOW_SUMMIT.flatMap(({ name: source }) =>
      targets.map(({ name: target }) => ({ verb: 'campfire', card, source, target, payment: [] }))
    )
  }
}

/**
 * Campfires: a Campfire takes the place of a mountain card of its terrain, which is placed again in a higher row and paid for
 * (RULES.md, 4.6; rulings A8, A11 to A13, A39).
 */
export const campfires = {
  name: 'campfires',
  moves: { campfire },

  consequences: ({ before, after }) =>
    PLACES_BELOW_SUMMIT.filter(({ slot }) => isCampfireAt(after, slot)).flatMap(({ slot, name }) => {
      const value = adoptedCampfireValue(after.grid, slot)
      const isAsBefore = isCampfireAt(before, slot) && adoptedCampfireValue(before.grid, slot) === value
      return isAsBefore ? [] : [makeConsequence('adopts', { slot: name, value })]
    }),
  botCostTerms: campfiresCostTerms
} satisfies Rule

/** The reasons against a Campfire that lifts the card of slot `source` to slot `target`. */
function liftingRefusals(
  rules: readonly Rule[],
  state: State,
  { card, source, target }: Pick<CampfiresTypes['action'], 'card' | 'source' | 'target'>,
  paid: { readonly payment: readonly Card[]; readonly payableCards: number }
): readonly (Reason | null)[] {
  const [from, to] = [placeNamed(source), placeNamed(target)]
  if (!from) return [{ code: 'SLOT', facts: { slot: source } }]
  const lifted = cardOn(state, from)
  if (!lifted) return [{ code: 'FIRE_TARGET', facts: { slot: source } }]
  const isHigher = !to || to.row > from.row
  return [
    ...sourceRefusals(rules, state, card, from, lifted),
    isHigher ? null : { code: 'FIRE_UP', facts: { source, target } },
    ...placingRefusals(state.grid, lifted, target, paid)
  ]
}

/**
 * The ways of a Campfire from a slot: each higher open slot that the lifted card fits, with the cost there; empty if the card may
 * not be lifted.
 */
function waysFrom(
  rules: readonly Rule[],
  state: State,
  card: Campfire,
  from: Place,
  open: readonly SlotSurroundings[]
): [way: string, price: number][] {
  const lifted = cardOn(state, from)
  if (!lifted || sourceRefusals(rules, state, card, from, lifted).some(Boolean)) return []
  const higher = open.filter(({ place }) => place.row > from.row)
  return slotsFitting(higher, lifted).map(opening => [
    `${from.name}>${opening.place.name}`,
    placingCost(opening, printedFaceWithIbexOf(lifted))
  ])
}

/** The reasons against lifting a card for that Campfire: the card is of another terrain, or a rule forbids the lift. */
function sourceRefusals(
  rules: readonly Rule[],
  state: State,
  card: Campfire,
  from: Place,
  lifted: MountainCard
): readonly (Reason | null)[] {
  const facts = { card, slot: from.name, by: lifted }
  return [
    card === `F${printedFaceWithIbexOf(lifted).terrain}` ? null : { code: 'FIRE_TERRAIN', facts },
    ...rules.map(rule => rule.refuseLifting?.(state, from, card) ?? null)
  ]
}

function isCampfireAt({ grid }: State, slot: Slot): boolean {
  return faceAt(grid, slot)?.kind === 'campfire'
}

/** The mountain card on top of a place; null if another card lies there, or none. */
function cardOn({ grid }: State, { slot }: Place): MountainCard | null {
  const card = grid[slot] ?? null
  return card && isMountainCard(card) ? card : null
}
