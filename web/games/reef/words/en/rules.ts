import type { Chapters } from '../../said/rules.ts'

export const chapters: Chapters = {
  aim: () => ({
    heading: 'What it is about',
    paragraphs: [
      'Two of you fish in one sea. You pay with worms, bring corals and fish to your side, and let them breed in pairs.',
      'Whoever breeds five pairs first has won, at once.'
    ]
  }),
  sea: () => ({
    heading: 'The sea',
    paragraphs: [
      'It has four rows of eight cards. Row 1 is the front row of the first seat, row 4 that of the second; on the page your own lies at the bottom. These two rows lie face up, the two between face down. Column a is at the shore, column h at the reef, where new cards come in.',
      'There are 60 cards: 24 fish (in six colours, two males and two females of each), 10 corals, 4 sharks, 4 pearls and 18 cards of blank water. Our ruling: this mix is ours, since no rules say it.',
      'Each of you begins with one boat, at column a, and one worm of every colour. There are eight worms of each colour in all. Four breeding cards lie open, out of 21: each two colours once, and each colour with itself.'
    ]
  }),
  dice: () => ({
    heading: 'The dice',
    paragraphs: [
      'Your turn begins with two dice, which have the six colours. You take a worm of each colour rolled; if both are alike, two of that one. Where there is none left in stock, you take one of any colour.',
      'Then the other takes one worm of a colour rolled, or of any if one of these has run out. That comes before your turn: whoever ends a turn is asked at once. Where there is only one colour to take, nobody is asked.'
    ]
  }),
  turn: () => ({
    heading: 'Your turn',
    paragraphs: [
      'You do as much as you like, in any order, and then end your turn. Your boats open as many columns as you have of them, from the shore on; in these you may buy in all four rows.',
      'What lies face up costs 1 worm in your own front row, 2 in the middle, and 3 in the other’s front row. For 1 worm of any colour you may have a card of the middle turned up; then it costs you only 1 more in this turn. Afterwards it stays face up, at 2.',
      'A fish is paid with worms of its own colour. For anything else every colour will do. A pearl pays as one worm of any colour, for a fish as well.',
      'A boat costs 3, of any colours, and opens the next column at once. Nobody has more than eight; there are 15.',
      'Blank water may be bought too: it only leaves a hole, through which the current brings something new.'
    ]
  }),
  breeding: () => ({
    heading: 'Breeding',
    paragraphs: [
      'A coral lies in front of you; nobody has more than five, closed ones counted. A fish that you buy settles on one of your corals at once. The first may have any colour.',
      'The second must be of the other sex, and an open breeding card must show both their colours; which of them is male does not matter. Then they breed: both leave, the breeding card is laid on the coral and closes it, and another one is turned up.'
    ]
  }),
  sharks: () => ({
    heading: 'Sharks',
    paragraphs: [
      'A shark that you have bought eats one card, in the same turn or in a later one: any card of the sea that lies face up, in reach of your boats or not, or a fish on a coral of yours. Both cards are discarded.'
    ]
  }),
  current: () => ({
    heading: 'The current',
    paragraphs: [
      'When a turn ends, blank water that lies face up at the shore is carried off: in each row up to the first other card, holes passed over. Then all cards move up to the shore, and the holes are filled from the deck, row 1 first; the middle rows face down.',
      'Once seven cards lie in the discard, or the deck does not suffice, the discard is shuffled into the deck.'
    ]
  }),
  end: () => ({
    heading: 'The end',
    paragraphs: [
      'The fifth pair wins, even in the middle of a turn. There are no points and there is no draw.',
      'Whoever resigns loses. If both of you agree to stop, nobody has won.'
    ]
  }),
  rulings: () => ({
    heading: 'Where the printed rules are silent',
    paragraphs: [
      'Our rulings: a look needs a boat in its column. What was turned up is half paid until your turn ends. A single fish may stay for good, or a shark removes it. Worms lie open, and nobody holds too many. If the stock of worms is empty, a roll brings nothing.',
      'What you have bought can be taken back until it is final. To turn a card up, to breed and to end the turn show something new, so they are final once they are done.'
    ]
  }),
  lines: () => ({
    heading: 'Every action as a line',
    paragraphs: [
      'take R takes a red worm. The colours are R red, Y yellow, G green, B blue, P purple and K pink; pe is a pearl.',
      'buy d1 -Y buys what lies on d1 for a yellow worm. buy a4>1 -Y -Y -pe buys a fish for your coral 1, for two yellow worms and a pearl.',
      'reveal b2 -B turns up b2. boat -R -R -pe launches a boat.',
      'shark h4 eats what lies on h4, shark 2 the fish on your coral 2. end ends your turn.'
    ]
  })
}
