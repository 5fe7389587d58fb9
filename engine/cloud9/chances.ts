import { type Card, type Colour, COLOURS, CARD_COUNTS } from './cards.ts'

/**
 * In how many of all hands of that size are those colours, or a wild card: a share from 0 to 1, from nothing but the cards
 * that are known to lie elsewhere.
 */
export function chanceToPay(need: readonly Colour[], held: number, known: readonly Card[]): number {
  if (need.length === 0) return 1
  const left = (card: Card) => CARD_COUNTS[card] - count(known, card)
  const coloured = COLOURS.reduce((sum, colour) => sum + left(colour), 0)
  // How many hands of so many cards there are with the colours looked at so far.
  const hands = COLOURS.reduce<readonly number[]>(
    (ways, colour) => addColour(ways, held, left(colour), count(need, colour)),
    [1]
  )
  const lacking = binomial(coloured, held) - (hands[held] ?? 0)
  return 1 - lacking / binomial(coloured + left('W'), held)
}

function addColour(ways: readonly number[], most: number, left: number, least: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, size) => {
    let sum = 0
    for (let taken = least; taken <= size; taken++) sum += binomial(left, taken) * (ways[size - taken] ?? 0)
    return sum
  })
}

/** In how many ways so many cards are chosen from so many. */
function binomial(from: number, many: number): number {
  if (many > from) return 0
  let ways = 1
  for (let one = 0; one < many; one++) ways = (ways * (from - one)) / (one + 1)
  return ways
}

function count(cards: readonly Card[], card: Card): number {
  return cards.filter(other => other === card).length
}
