import type { RefusalWords } from '../../../../words/refusal.ts'
import type { OwnFacts } from '../../said/own-codes.ts'
import { card, one } from './cards.ts'

export const refusals: RefusalWords<OwnFacts> = {
  ROCK_ALREADY: () => 'You have placed a rock this turn already: one is the limit.',
  ROCK_TOO_LATE: () => 'A rock comes before the first card of a turn.',
  NO_ROCK: () => 'You have no rock left.',
  CARD_NOT_IN_HAND: () => 'You do not hold all that you named.',
  RESERVE_EMPTY: ({ what }) => `The reserve has no ${card(what)} left: move one, take one back, or pass.`,
  NOT_A_TILE_SPACE: ({ space }) => `Nothing is laid on ${space}: castles, warehouse and meadow stay free.`,
  ALREADY_THERE: ({ space }) => `Your merchant stands on ${space} already.`,
  ROCK_THERE: ({ space }) => `A rock lies on ${space}.`,
  NO_TILE: ({ space }) => `No tile lies on ${space}.`,
  WRONG_TERRAIN: ({ space, terrain }) => `The tile on ${space} shows ${one(terrain)}: it takes that card.`,
  UNREACHABLE: ({ space, rock }) =>
    rock
      ? `The rock on ${rock} stands in the way to ${space}.`
      : `No joined tiles of that terrain lead from you to ${space}.`,
  NOT_ADJACENT: ({ space }) => `You are not next to ${space}: one card takes you only next door.`,
  NOT_EMPTY: ({ space }) => `Something lies on ${space} already.`,
  OCCUPIED: ({ space }) => `Somebody stands on ${space}.`,
  FROM_NOT_ALLOWED: ({ terrain }) => `There are still ${card(terrain)} tiles in the reserve: lay one of those.`,
  NEEDS_FROM: ({ terrain }) => `The reserve has no ${card(terrain)} left: say which tile on the map moves.`,
  BAD_FROM: ({ space }) => (space ? `What lies on ${space} cannot be taken.` : 'No tile of that terrain can be taken.'),
  NO_COIN: () => 'This castle has no coin left: sell for cards, or keep your ware.'
}
