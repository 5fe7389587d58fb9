import type { Grid } from '../core/state.ts'
import { COST_TERMS_OF_ALL_RULES } from '../modules/index.ts'
import { type Card, type MountainCard, printedFaceWithIbexOf, isMountainCard } from '../mountain/cards.ts'
import type { View } from '../view.ts'
import { withCardOnSlot, rowMisfitCost } from './grids.ts'
import type { SlotSurroundings } from '../mountain/open-slots.ts'
import type { BotContext } from './context.ts'
import { placingCost, slotsFitting } from '../mountain/placing.ts'
import type { ChosenWay } from './rule-cost-terms.ts'

/** A mountain card's keep value if placing it costs nothing, and what each step of cost takes off. */
const USE = 0.45
const USE_STEP = 0.075
/** The highest keep value of a card for the goals of optional rules. */
const MOST_WISHED = 4

/**
 * A card of the hand with its keep value: how much worse off the seat is without it, in the units of a candidate's cost.
 */
export interface HandCardWithKeepValue {
  readonly card: string
  readonly keepValue: number
}

/** The viewer's hand, sorted by keep value, lowest first. */
export function handLowestKeepValueFirst(context: BotContext): readonly HandCardWithKeepValue[] {
  const { hand = [] } = context.view
  // The fewer cards there are for the turns to come, the more each weighs.
  const weight = Math.max(0.3, 2.3 - context.spareCardsPerTurn)
  return hand
    .map((card, place) => ({ card, keepValue: weight + keepValueOf(context, card, hand.indexOf(card) < place) }))
    .sort((one, other) => one.keepValue - other.keepValue)
}

/**
 * The keep value of a card of the hand: the sum of its keep values for all rules, plus the keep value of the best place
 * for a mountain card. `isSecond`: the hand holds an equal card before this one.
 */
function keepValueOf(context: BotContext, card: Card, isSecond: boolean): number {
  const use = COST_TERMS_OF_ALL_RULES.reduce((sum, bot) => sum + (bot.keepValue?.(card, context, isSecond) ?? 0), 0)
  return isMountainCard(card) ? use + keepValueOfPlace(context, card) : use
}

/** The keep value of a mountain card for the best place where it might go now. */
function keepValueOfPlace(context: BotContext, card: MountainCard): number {
  const face = printedFaceWithIbexOf(card)
  const open = slotsFitting(context.openSlots, card)
  const burdens = open.map(opening => placingCost(opening, face) + rowMisfitCost(card, opening.place.name))
  return goalGain(context, card, open) + Math.max(0, USE - USE_STEP * Math.min(...burdens))
}

/** How much a card would lower the shortfall of all goals on the best of the `open` slots. */
function goalGain({ grid, view }: BotContext, card: Card, open: readonly SlotSurroundings[]): number {
  const lack = goalShortfallOfAllRules(grid, view, null)
  const gains = open.map(
    ({ place }) => lack - goalShortfallOfAllRules(withCardOnSlot(grid, place.name, card), view, null)
  )
  return Math.min(MOST_WISHED, Math.max(0, ...gains))
}

/** The shortfall of all rules' goals on `grid` after the `chosen` action, or before any if that is null. */
export function goalShortfallOfAllRules(grid: Grid, view: View, chosen: ChosenWay | null): number {
  return COST_TERMS_OF_ALL_RULES.reduce((sum, bot) => sum + (bot.shortfall?.(grid, view, chosen) ?? 0), 0)
}
