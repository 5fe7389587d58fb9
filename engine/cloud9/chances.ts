import { type Card, type Colour, COLOURS, COPIES_PER_CARD } from './cards.ts'

/**
 * The exact chance that a hand of `handSize` cards has the needed colours or a wild card, if all hands from the deck without the
 * `seenCards` cards are equally likely: counted with binomial coefficients.
 */
export function chanceToPay(need: readonly Colour[], handSize: number, seenCards: readonly Card[]): number {
  if (need.length === 0) return 1
  const left = (card: Card) => COPIES_PER_CARD[card] - count(seenCards, card)
  const coloured = COLOURS.reduce((sum, colour) => sum + left(colour), 0)
  // At index n: how many hands of n cards, none of them wild, have enough of each colour added so far.
  const hands = COLOURS.reduce<readonly number[]>(
    (ways, colour) => addColour(ways, handSize, left(colour), count(need, colour)),
    [1]
  )
  const lacking = binomial(coloured, handSize) - (hands[handSize] ?? 0)
  return 1 - lacking / binomial(coloured + left('W'), handSize)
}

/** Extends the numbers of possible hands of each size by a colour that has `left` cards, of which a hand needs `least`. */
function addColour(ways: readonly number[], most: number, left: number, least: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, size) => {
    let sum = 0
    for (let taken = least; taken <= size; taken++) sum += binomial(left, taken) * (ways[size - taken] ?? 0)
    return sum
  })
}

/** The binomial coefficient: in how many ways `many` cards can be chosen from `from`. */
function binomial(from: number, many: number): number {
  if (many > from) return 0
  let ways = 1
  for (let one = 0; one < many; one++) ways = (ways * (from - one)) / (one + 1)
  return ways
}

function count(cards: readonly Card[], card: Card): number {
  return cards.filter(other => other === card).length
}
