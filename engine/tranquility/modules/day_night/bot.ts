import { waysWithPrices } from '../../../choice.ts'
import { COST_OF_LAST_RESORT, COST_OF_ACTION_WITHOUT_PLACING } from '../../bot/costs.ts'
import {
  type BotContext,
  type RuleBotPart,
  type ListCandidates,
  candidateAddingCardCosts,
  payableCardsFor
} from '../../bot/context.ts'
import { cellNamedOrThrow } from '../../sea/seas.ts'
import { makePlacingLister } from '../islands/bot.ts'
import { sideNeededToWin } from './sides.ts'

/** The cost of a card that lies wrong side up: rotating it takes a turn and a card. */
const WRONG_SIDE = 0.4

/** Rotates cards that lie wrong side up, others only as a last resort. */
const turn: ListCandidates = (choice, { view, sea, ...context }) => {
  const payment = payableCardsFor(choice, { view, sea, ...context })
  return waysWithPrices(choice).map(([cell]) => {
    const side = view.night?.includes(cell) ? 'night' : 'day'
    const isWrong = side !== sideNeededToWin(cellNamedOrThrow(sea.sea, cell))
    return candidateAddingCardCosts(
      choice,
      cell,
      payment,
      1,
      isWrong ? COST_OF_ACTION_WITHOUT_PLACING - WRONG_SIDE : COST_OF_LAST_RESORT
    )
  })
}

function wrongSideCostAt(cell: string, { view, sea }: BotContext): number {
  return view.up === sideNeededToWin(cellNamedOrThrow(sea.sea, cell)) ? 0 : WRONG_SIDE
}

/**
 * The autopilot of Day & Night: prefers cells where the hands' side is the wanted one, and rotates cards that lie wrong side up.
 */
export const dayNightBotPart: RuleBotPart = {
  appliesTo: ({ up }) => up !== undefined,
  candidatesByVerb: { place: makePlacingLister(wrongSideCostAt), turn }
}
