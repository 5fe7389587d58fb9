import type { Card } from '../../sea/cards.ts'
import { isDrawingAndNotStopped } from '../../core/draw.ts'
import type { Rule } from '../../core/rule.ts'
import { islandsNotPlacedNorDestroyed } from '../../core/state.ts'
import { wildsSampling } from './sampling.ts'
import { WILDS_IN_MATCH } from './slice.ts'
import { wildsBotPart } from './bot.ts'

/**
 * The rule of the Wilds: a Wild stands for an island of any free value, a Start, a Finish, or a card of the match's modules
 * (RULES.md, 7.4; rulings 2, 44 and 45).
 */
export const wilds = {
  name: 'wilds',
  settings: [{ name: 'wilds', values: [false, true], default: false, when: { variant: ['standard'] } }],
  isOn: options => options.wilds === true,
  deal: state => ({ state: { ...state, wilds: { left: WILDS_IN_MATCH } }, events: [] }),
  deck: cards => [...cards, ...Array<Card>(WILDS_IN_MATCH).fill('W')],
  possibleIslands: (state, card) => (card === 'W' ? islandsNotPlacedNorDestroyed(state) : []),
  standIns: { start: 'W', finish: 'W', compass: 'W', monster: 'W' },
  noteCardPlayed: (state, card) => (card === 'W' ? { ...state, wilds: { left: (state.wilds?.left ?? 0) - 1 } } : state),

  mightHaveCompass: state =>
    (state.wilds?.left ?? 0) > 0 &&
    state.players.some(({ hand }, seat) => hand.length > 0 || isDrawingAndNotStopped(state, seat)),

  viewPart: ({ wilds: { left = WILDS_IN_MATCH } = {} }) => ({ wilds: { left } }),
  botPart: wildsBotPart,
  sampling: wildsSampling
} satisfies Rule
