import type { Choice } from '../../../game.ts'
import { fixedLineMove } from '../../../move-kit.ts'
import { parseDashPrefixedPicks, formatDashPrefixedPicks } from '../../../notation.ts'
import { playerAt } from '../../../players.ts'
import { removeEachOnce } from '../../../multiset.ts'
import { ruleMove } from '../../core/move.ts'
import { type Card, discardableCards } from '../../sea/cards.ts'
import type { Reason } from '../../codes.ts'
import { parseCardToken } from '../../line.ts'
import {
  BLIND_CARDS_FROM_PILE,
  trueOfferLimit,
  publicOfferLimit,
  mayOfferBlindCardsUnderStorm,
  recordOffer,
  changeableOffersOrNull,
  cardsShortOfPrice,
  withOffer,
  offerWithdrawnEvent
} from './offers.ts'

const COUNT = /^(0|[1-9][0-9]*)$/
/** The token in a `give` line that adds the top two cards of the seat's pile, unseen. */
export const BLIND_TOKEN = 'blind'

/** Offers cards for the Start: a line has their number and the cards picked (RULES.md, 5.2). */
export const makeOffer = ruleMove('give', {
  during: 'pledge',
  mayAct: () => true,

  parse([verb, count = '', ...rest]) {
    const named = rest.filter(token => token !== BLIND_TOKEN)
    const cards = parseDashPrefixedPicks(named, parseCardToken)
    if (verb !== 'give' || !COUNT.test(count) || !cards || rest.length > named.length + 1) return null
    return { verb, count: Number(count), cards, blind: rest.length > named.length }
  },

  format: ({ count, cards, blind }) =>
    `give ${count}${formatDashPrefixedPicks(cards)}${blind ? ` ${BLIND_TOKEN}` : ''}`,

  refusals(state, seat, { count, cards, blind }, rules) {
    const offers = changeableOffersOrNull(state)
    if (!offers || publicOfferLimit(rules, state, seat) === 0) return [{ code: 'WRONG_PHASE' }]
    const most = trueOfferLimit(rules, state, seat)
    const short = cardsShortOfPrice(offers, seat)
    const isCounted = count <= most && count === cards.length + (blind ? BLIND_CARDS_FROM_PILE : 0)
    const isBlindly = blind && !mayOfferBlindCardsUnderStorm(rules, state, seat)
    return [
      isCounted ? null : { code: 'PLEDGE_COUNT', facts: { count, named: cards.length, most } },
      refuseCards(playerAt(state, seat).hand, cards),
      isBlindly ? { code: 'BLIND_NOT_ALLOWED' } : null,
      count > short ? { code: 'PLEDGE_OVER_EIGHT', facts: { count, short } } : null
    ]
  },

  apply: (state, seat, { cards, blind }) => recordOffer(state, seat, { cards, ...(blind && { blind }) }),

  choices(state, seat, rules) {
    const offers = changeableOffersOrNull(state)
    if (!offers || publicOfferLimit(rules, state, seat) === 0) return []
    const from = discardableCards(playerAt(state, seat).hand).map(String)
    const short = cardsShortOfPrice(offers, seat)
    const plain = offerChoice(from, 0, short)
    return mayOfferBlindCardsUnderStorm(rules, state, seat) && short >= BLIND_CARDS_FROM_PILE
      ? [plain, offerChoice(from, BLIND_CARDS_FROM_PILE, short)]
      : [plain]
  }
})

/** Takes back the seat's offer while offers can be changed. */
export const withdrawOffer = ruleMove('withdraw', {
  ...fixedLineMove('withdraw'),
  during: 'pledge',
  mayAct: () => true,

  // A seat with nothing to give, by public counts, has an offer made for it, which it can't take back.
  refusals(state, seat, _, rules) {
    const offered = changeableOffersOrNull(state)?.[seat]
    return [offered && publicOfferLimit(rules, state, seat) > 0 ? null : { code: 'WRONG_PHASE' }]
  },

  apply: (state, seat) => ({ state: withOffer(state, seat, null), events: [offerWithdrawnEvent(seat)] })
})

function refuseCards(hand: readonly Card[], cards: readonly Card[]): Reason | null {
  const isPayable = removeEachOnce(discardableCards(hand), cards)
  return isPayable ? null : { code: 'PLEDGE_BAD_CARDS', facts: { cards: cards.map(String) } }
}

/** The choice of how many cards to give, `unseen` of which come from the seat's pile. */
function offerChoice(from: readonly string[], unseen: number, short: number): Choice {
  const most = Math.min(from.length, short - unseen)
  const at: { [count: number]: number } = {}
  for (let count = 0; count <= most; count++) at[count + unseen] = count
  const given = { verb: 'give', ways: { kind: 'count', at }, pick: { from, least: 0, most } } as const
  if (unseen === 0) return { ...given, line: 'give _', example: 'give 0' }
  return { ...given, subject: BLIND_TOKEN, line: `give _ ${BLIND_TOKEN}`, example: `give ${unseen} ${BLIND_TOKEN}` }
}
