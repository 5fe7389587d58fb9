import type { SpecialCard } from '../../sea/cards.ts'
import type { Rule } from '../../core/rule.ts'
import { islandsNotPlacedNorDestroyed } from '../../core/state.ts'
import { jokersBotPart } from './bot.ts'

/** The rule of the Jokers: a Joker stands for an island of any free value, or a Finish (RULES.md, 9.2; ruling 52). */
export const jokers = {
  name: 'jokers',
  possibleIslands: (state, card) => (card === 'J' ? islandsNotPlacedNorDestroyed(state) : []),
  standIns: { finish: 'J' },
  botPart: jokersBotPart,
  sampling: {
    goneCards: ({ view: { standIns = {} } }) => Object.values(standIns).filter(isJoker),
    mayBeUncounted: 'J'
  }
} satisfies Rule

function isJoker(card: SpecialCard): boolean {
  return card === 'J'
}
