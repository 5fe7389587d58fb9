import { faceOf, isMountain } from '../../mountain/cards.ts'
import type { RuleBot, ChosenWay } from '../../bot/rule-bot.ts'
import { cardsToClimb } from './cards-to-climb.ts'
import type { IbexesBySlot } from './ibexes.ts'

const HERD = 3.5
/** A card that is still needed to bring ibexes up. */
const CLIMB = 0.6
/** The turns to be reckoned with for each card that ibexes need to come up: others will appear lower. */
const CLIMBED = 1.5
/** What a card brings with an ibex. */
const IBEX = 1

export const wildlifeBot: RuleBot = {
  extraSearchCost: 1.3,
  effects: { herd: grid => ({ grid, cost: HERD }) },
  shortfall: (_, { herds }, taken) => (herds && taken ? CLIMB * cardsToClimb(after(herds, taken)) : 0),
  keepValue: (card, { view }) => (view.herds && isMountain(card) && faceOf(card).hasIbex ? IBEX : 0),
  extraTurns: ({ herds }) => (herds ? CLIMBED * cardsToClimb(herds) : 0)
}

function after(herds: IbexesBySlot, { choice: { verb, subject }, way }: ChosenWay): IbexesBySlot {
  if (verb === 'herd') return led(herds, way.split(' '))
  return verb === 'place' && subject?.endsWith('*') ? { ...herds, [way]: 1 } : herds
}

function led(herds: IbexesBySlot, way: readonly string[]): IbexesBySlot {
  const joined = way.reduce((sum, name) => sum + (herds[name] ?? 0), 0)
  const left = Object.entries(herds).filter(([name]) => !way.includes(name))
  return { ...Object.fromEntries(left), [way.at(-1) ?? '']: joined }
}
