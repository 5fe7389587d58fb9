import { COLUMNS } from '../../said/columns.ts'
import { counted } from '../../said/counted.ts'
import { card, purse } from './cards.ts'
import { sides } from './sides.ts'

/** What a turn says; sentences.ts puts its sentences together. */
export const words = {
  title: 'The Reef',
  hand: 'Your worms and pearls',
  board: 'The sea, its shore on the left',
  empty: 'a hole',
  half: 'half paid',
  draft: 'can be taken back',
  idle: 'There is nothing left that you could pay for: end your turn.',
  card,
  costing: (price: number) => `costs ${price}`,
  wanted: (left: number) => `Breeding cards that are open; ${left} more to come`,
  sides,
  corals: (side: string, bred: number) => `${side}: corals, ${bred} of 5 bred`,
  coral: (number: number, fish: string | null, pair: string | null) =>
    `coral ${number}: ${fish ? card(fish) : pair ? `${card(pair)}, bred` : 'empty'}`,
  boats: (side: string, count: number) =>
    `${side}: ${count === 1 ? '1 boat, column a is' : `${count} boats, columns a to ${COLUMNS[count - 1]} are`} open`,
  stock: 'Worms in stock',
  worms: (colour: string, left: number) => `${card(colour)}: ${left} left`,
  rolled: (times: number): string => (times > 1 ? 'rolled twice' : 'rolled'),
  offers: { take: 'Take a worm', buy: 'Buy', boat: 'A boat for 3', end: 'End my turn' },
  confirm: {},
  asks: {
    take: 'Take one worm of a colour that is lit.',
    buy: 'Tap a card to see what it brings. The number is its price in worms.',
    shark: 'What shall the shark eat? Any open card, or a fish of your own.'
  },
  which: 'To which of your corals? Tap one that is lit.',
  take: (worm: string) => `A ${card(worm)} for you.`,
  buys: {
    co: (cell: string) => `Coral from ${cell}: room for a pair of fish.`,
    sh: (cell: string) => `Shark from ${cell}: it eats a card for you, now or later.`,
    pe: (cell: string) => `Pearl from ${cell}: it pays as a worm of any colour.`,
    '~': (cell: string) => `Blank water from ${cell}: a hole, for the current to fill.`
  },
  fish: (fish: string, cell: string, coral: string) => `A ${card(fish)} from ${cell} settles on your coral ${coral}.`,
  breeds: (fish: string, cell: string, coral: string, pair: string) =>
    `A ${card(fish)} from ${cell} to your coral ${coral}: ${card(pair)} breed there!`,
  reveal: (cell: string) => `Turn up ${cell}: then it costs 1 more, this turn only.`,
  eats: (cell: string) => `The shark eats what lies on ${cell}, and both are gone.`,
  eatsOwn: (coral: string) => `The shark eats the fish on your coral ${coral}, and both are gone.`,
  does: {
    boat: 'A boat opens the next column to you.',
    end: 'The current flows, and the other rolls: you take a worm at once. This is final.'
  },
  choose: (missing: number) => `Choose ${missing} ${missing === 1 ? 'worm' : 'worms'} to pay.`,
  paid: (tokens: readonly string[]) => `You pay ${purse(counted(tokens))}.`
}
