import { memoizeWeak } from '../../../memoize.ts'
import { printedFaceWithIbexOf, isMountainCard } from '../../mountain/cards.ts'
import type { RuleCostTerms, ChosenWay } from '../../bot/rule-cost-terms.ts'
import { estimateCardsToClimb } from './cards-to-climb.ts'
import type { IbexesBySlotName } from './ibexes.ts'

/** The cost of leading a herd. */
const HERD = 3.5
/** The shortfall for each card that is still needed to bring ibexes up. */
const CLIMB = 0.6
/** The extra turns for each card that is still needed: more ibexes will appear lower down. */
const CLIMBED = 1.5
/** The keep value of a card with the ibex icon. */
const IBEX = 1

/** The terms that Mountain Wildlife adds to the autopilot's costs. */
export const wildlifeCostTerms: RuleCostTerms = {
  extraSearchCost: 1.4,
  effectsByVerb: { herd: grid => ({ grid, cost: HERD }) },
  shortfall: (_, { herds }, taken) => (herds && taken ? CLIMB * cardsToClimbAfter(herds, taken) : 0),
  keepValue: (card, { view }) => (view.herds && isMountainCard(card) && printedFaceWithIbexOf(card).hasIbex ? IBEX : 0),
  extraTurns: ({ herds }) => (herds ? CLIMBED * cardsToClimbNow(herds) : 0)
}

// Memoized, since most actions of a decision leave the herds as they are.
const cardsToClimbNow = memoizeWeak(estimateCardsToClimb)

function cardsToClimbAfter(herds: IbexesBySlotName, chosen: ChosenWay): number {
  const then = herdsAfter(herds, chosen)
  return then === herds ? cardsToClimbNow(herds) : estimateCardsToClimb(then)
}

/** The herds after the chosen action. */
function herdsAfter(herds: IbexesBySlotName, { choice: { verb, subject }, way }: ChosenWay): IbexesBySlotName {
  if (verb === 'herd') return withHerdLed(herds, way.split(' '))
  return verb === 'place' && subject?.endsWith('*') ? { ...herds, [way]: 1 } : herds
}

function withHerdLed(herds: IbexesBySlotName, way: readonly string[]): IbexesBySlotName {
  const left: { [slot: string]: number } = {}
  let joined = 0
  for (const name in herds) {
    const count = herds[name] ?? 0
    if (way.includes(name)) joined += count
    else left[name] = count
  }
  left[way.at(-1) ?? ''] = joined
  return left
}
