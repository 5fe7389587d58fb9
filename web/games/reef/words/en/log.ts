import type { View } from '../../../../../engine/reef/view.ts'
import type { Who } from '../../../../seat/game.ts'
import { events as common } from '../../../../words/en/events.ts'
import type { EndWords, EventWords } from '../../said/events.ts'
import { sideOf } from '../../said/sides.ts'
import { card, colours, either, one, purse } from './cards.ts'
import { sides } from './sides.ts'

const listed = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts)
const some = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`
const paying = (paid: Readonly<Record<string, number>>) => ` for ${purse(paid)}`
const whose = (seat: number, who: Who) => (who(seat) === null ? 'your' : `${who(seat)}’s`)

const ends: EndWords = {
  FIVE_BREEDINGS: 'Five pairs have bred: that wins.',
  STOPPED: 'The match was stopped here.'
}

const events: EventWords = {
  dealt: ({ first }, who) => `The sea is laid out. ${who(first) === null ? 'You begin' : `${who(first)} begins`}.`,
  rolled: ({ seat, dice }, who) => `${who(seat) ?? 'You'} rolled ${colours(dice)}.`,
  took: ({ seat, colour }, who) => `${who(seat) ?? 'You'} took ${one(colour)}.`,
  turn: ({ seat }, who) => (who(seat) === null ? 'It is your turn.' : `It is ${who(seat)}’s turn.`),
  bought: ({ seat, cell, card: bought, paid, coral }, who) =>
    `${who(seat) ?? 'You'} bought ${one(bought)} from ${cell}${coral ? ` for coral ${coral}, paying ${purse(paid)}` : paying(paid)}.`,
  bred: ({ seat, coral, pair }, who) => `On ${whose(seat, who)} coral ${coral}, ${card(pair)} breed.`,
  wanted: ({ pair, left }) => `A new breeding card: ${card(pair)}; ${left} more to come.`,
  looked: ({ seat, cell, paid }, who) => `${who(seat) ?? 'You'} had ${cell} turned up${paying(paid)}.`,
  revealed: ({ cell, card: shown }) => `Turned up on ${cell}: ${card(shown)}.`,
  launched: ({ seat, boats, paid }, who) => `${who(seat) ?? 'You'} launched boat ${boats}${paying(paid)}.`,
  ate: ({ seat, cell, coral, card: eaten }, who) =>
    `${who(seat) === null ? 'Your' : `${who(seat)}’s`} shark ate ${one(eaten)} on ${coral ? `coral ${coral}` : cell}.`,
  ended: ({ seat }, who) => `${who(seat) ?? 'You'} ended the turn.`,
  drained: ({ cells }) => `The current carried blank water off at ${listed(cells)}.`,
  shuffled: ({ count }) => `The discard went back: the deck has ${some(count, 'card', 'cards')}.`,
  flowed: ({ cards, hidden, left }) =>
    `New in the sea: ${listed([...Object.entries(cards).map(([cell, shown]) => `${card(shown)} on ${cell}`), ...(hidden > 0 ? [`${hidden} face down`] : [])])}; ${left} in the deck.`,
  over: ({ why }) => ends[why]
}

export const log = {
  ends,
  merits: {
    bred: 'Breeding wins the match.',
    bought: 'It is worth its price.',
    launched: 'A boat opens more of the sea.',
    took: 'That colour is of most use.',
    ended: 'Nothing else is worth its price.',
    other: 'Of all that is allowed, it looks best.'
  },
  follows: {
    bred: 'The fifth pair wins.',
    ate: 'Both cards are gone.',
    launched: 'One more column is open.'
  },
  moments: {
    rolled: (dice: readonly string[], who: string | null) => `${who ?? 'You'} rolled ${colours(dice)}.`,
    take: (list: readonly string[]) => `Take one worm: ${either(list)}.`,
    takes: (who: string) => `${who} now takes one worm.`,
    begins: 'The reef lies on the right; the current flows left, to the shore.',
    first: 'Your boat opens column a: buy what you like there.',
    other: (who: string) => `${who} begins.`
  },
  piles: {
    row2: 'Face down in row 2, from the shore on',
    row3: 'Face down in row 3, from the shore on',
    deck: 'The deck, top first',
    breeding: 'Breeding cards to come, top first'
  },
  events: { ...common, ...events },
  standing: ({ players, viewer }: View, seat: number) => {
    const { bred = 0, boats = 0, pearls = 0, sharks = 0, worms } = players[seat] ?? {}
    const held = Object.fromEntries(Object.entries(worms ?? {}).filter(([, count]) => count > 0))
    return [
      ...(viewer === 'watcher' ? [sideOf(sides, viewer, seat)] : []),
      `${bred} of 5 bred`,
      some(boats, 'boat', 'boats'),
      `worms: ${purse(held) || 'none'}`,
      ...(pearls > 0 ? [some(pearls, 'pearl', 'pearls')] : []),
      ...(sharks > 0 ? [some(sharks, 'shark', 'sharks')] : [])
    ].join(', ')
  }
}
