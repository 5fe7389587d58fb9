import { waysWithPrices } from '../../../choice.ts'
import { COST_OF_LAST_RESORT, COST_OF_ALWAYS_TAKEN, COST_OF_ACTION_WITHOUT_PLACING } from '../../bot/costs.ts'
import {
  type BotContext,
  type RuleBotPart,
  type ListCandidates,
  candidateWithoutCards,
  discardCost,
  candidateAddingCardCosts,
  payableCardsFor
} from '../../bot/context.ts'
import { candidatesForBlockingRow } from '../../bot/row-candidates.ts'

/** The harm of a purple Storm, however few cells are open: the sea can't be finished under it. */
const PURPLE = 2.2
/**
 * The base harm of an orange Storm; `YELLOW` is a yellow one's. `harmOf` multiplies it by the share of open cells, and
 * raises it more the fewer seats play.
 */
const ORANGE = 2
const YELLOW = 1
const FEW_SEATS = 2

const storm: ListCandidates = (choice, context) =>
  choice.ways?.kind === 'row'
    ? candidatesForBlockingRow(choice, context)
    : [candidateAddingCardCosts(choice, '', payableCardsFor(choice, context), choice.pick?.least ?? 0, 0)]

/** Spends the pool on the Storms that harm most, and a Wild only on a purple Storm. */
const compass: ListCandidates = (choice, context) => {
  const harms = harmsIn(context)
  const least = harms[(context.view.compasses?.pool ?? 0) - 1] ?? 0
  return waysWithPrices(choice).map(([name]) => {
    const harm = harmOf(name, context)
    const isWorthIt = choice.standsFor === undefined ? harm >= least : name.startsWith('P')
    return candidateWithoutCards(choice, name, isWorthIt ? COST_OF_ALWAYS_TAKEN - harm : COST_OF_LAST_RESORT)
  })
}

const all: ListCandidates = (choice, context) => [
  candidateWithoutCards(
    choice,
    '',
    discardCost(context.hand) + COST_OF_ACTION_WITHOUT_PLACING - worthOfNextCompass(context)
  )
]

/**
 * Answers a Storm: a purple one with the row that has the fewest open cells, a yellow one with the cards of the lowest keep
 * values.
 */
export const stormsBotPart: RuleBotPart = { candidatesByVerb: { storm } }
/** Spends Compasses on the Storms that harm most, and weighs discarding the whole hand to earn one. */
export const compassesBotPart: RuleBotPart = { candidatesByVerb: { compass, all } }

function worthOfNextCompass(context: BotContext): number {
  const { pool, supply } = context.view.compasses ?? { pool: 0, supply: 0 }
  return supply > 0 ? (harmsIn(context)[pool] ?? 0) : 0
}

/** The harm of every Storm in play and of the purple ones to come, the worst first. */
function harmsIn(context: BotContext): number[] {
  const { active = [], left } = context.view.storms ?? {}
  const toCome = Array.from({ length: left?.P ?? 0 }, () => PURPLE)
  return [...active.map(one => harmOf(one.storm, context)), ...toCome].sort((one, other) => other - one)
}

function harmOf(name: string, { view: { players }, sea: { open, cells } }: BotContext): number {
  if (name.startsWith('P')) return PURPLE
  const most = (name.startsWith('O') ? ORANGE : YELLOW) * (1 + FEW_SEATS / players.length)
  return (most * open) / cells.length
}
