import { waysWithPrices } from '../../../choice.ts'
import type { Seat } from '../../../game.ts'
import { DEFAULT_HAND_LIMIT } from '../../core/state.ts'
import { COST_OF_LAST_RESORT, COST_OF_ALWAYS_TAKEN } from '../../bot/costs.ts'
import { type RuleBotPart, type ListCandidates, candidateWithoutCards, payableCardsFor } from '../../bot/context.ts'
import type { View } from '../../view.ts'
import { BLIND_CARDS_FROM_PILE } from './offers.ts'
import { BLIND_TOKEN } from './pledge.ts'

/** Plays a Start at once, since a seat that can must; a Wild in its place only as a last resort. */
const start: ListCandidates = choice => [
  candidateWithoutCards(choice, '', choice.standsFor ? COST_OF_LAST_RESORT : COST_OF_ALWAYS_TAKEN)
]

/** Offers the fair share, or up to two cards more or less; an offer with blind cards only if it comes nearer to the share. */
const give: ListCandidates = (choice, context) => {
  const unseen = choice.subject === BLIND_TOKEN ? BLIND_CARDS_FROM_PILE : 0
  const share = fairShareOf(context.view)
  const most = Math.max(...waysWithPrices(choice).map(([count]) => Number(count)))
  const fair = Math.max(unseen, Math.min(share, most))
  const counts = [fair, fair - 1, fair + 1, fair - 2, fair + 2].filter(count => count >= unseen && count <= most)
  const { cards } = payableCardsFor(choice, context)
  return counts.map(count => {
    const cost = Math.abs(share - count) + unseen / (BLIND_CARDS_FROM_PILE + 1)
    return { choice, way: String(count), cards, count: count - unseen, cost }
  })
}

/** The seat's fair share: each missing card falls to the seat that can still give most, of those without an offer. */
function fairShareOf(view: View): number {
  const { viewer, players, pledge } = view
  if (!pledge || viewer === 'watcher') return 0
  const { counts } = pledge
  const left = players.map((_, seat) => (seat === viewer || counts[seat] === null ? couldGive(view, seat) : 0))
  let share = 0
  for (let short = pledge.short + (counts[viewer] ?? 0); short > 0 && left.some(Boolean); short--) {
    const giver: Seat = left.indexOf(Math.max(...left))
    left[giver] = (left[giver] ?? 0) - 1
    if (giver === viewer) share++
  }
  return share
}

function couldGive({ players }: View, seat: Seat): number {
  const { hand = 0, pile = 0, limit = DEFAULT_HAND_LIMIT } = players[seat] ?? {}
  return hand + (limit < DEFAULT_HAND_LIMIT && pile >= BLIND_CARDS_FROM_PILE ? BLIND_CARDS_FROM_PILE : 0)
}

/** Plays a Start that must be played, and offers the seat's share of the eight cards. */
export const startBotPart: RuleBotPart = { candidatesByVerb: { start, give, withdraw: () => [] } }
