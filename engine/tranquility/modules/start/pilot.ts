import { waysWithPrices } from '../../../choice.ts'
import type { Seat } from '../../../game.ts'
import { HAND_LIMIT } from '../../core/state.ts'
import { LAST_RESORT, MUST } from '../../pilot/burdens.ts'
import { type Pilot, type Plays, lineWith, spares } from '../../pilot/mind.ts'
import type { View } from '../../view.ts'
import { PAIR } from './offers.ts'
import { BLIND } from './pledge.ts'

/** A Start that must be played is the only choice; a Wild is kept for something better. */
const start: Plays = ({ line, as }) => [{ line, cost: as ? LAST_RESORT : MUST }]

/** The share of the seat, or a card or two more or less, from its hand if that is enough; cards unseen only where they help. */
const give: Plays = (choice, mind) => {
  const unseen = choice.subject === BLIND ? PAIR : 0
  const share = shareOf(mind.view)
  const most = Math.max(...waysWithPrices(choice).map(([count]) => Number(count)))
  const fair = Math.max(unseen, Math.min(share, most))
  const counts = [fair, fair - 1, fair + 1, fair - 2, fair + 2].filter(count => count >= unseen && count <= most)
  const held = spares(choice, mind)
  return counts.map(count => ({
    line: lineWith(choice, String(count), held.slice(0, count - unseen)),
    cost: Math.abs(share - count) + unseen / (PAIR + 1)
  }))
}

/** What the seat should give: of those who haven't offered yet, whoever could give most gives the next card. */
function shareOf(view: View): number {
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
  const { hand = 0, pile = 0, limit = HAND_LIMIT } = players[seat] ?? {}
  return hand + (limit < HAND_LIMIT && pile >= PAIR ? PAIR : 0)
}

export const pilot: Pilot = { plays: { start, give, withdraw: () => [] } }
