import { describe, expect, test } from 'vitest'
import { type Card, type Colour, DECK } from '../../../engine/cloud9/cards.ts'
import { chanceToPay } from '../../../engine/cloud9/chances.ts'
import { removeEachOnce } from '../../../engine/multiset.ts'

const cards = (text: string) => [...text] as Card[]
const need = (text: string) => [...text] as Colour[]

/** The same by looking at every hand. */
function counted(wanted: readonly Colour[], held: number, known: readonly Card[]): number {
  const left = removeEachOnce<Card>(DECK, known) ?? []
  const hands = handsOf(left, held)
  return hands.filter(hand => hand.includes('W') || removeEachOnce<Card>(hand, wanted)).length / hands.length
}

function handsOf(left: readonly Card[], held: number): Card[][] {
  if (held === 0) return [[]]
  return left.flatMap((first, at) => handsOf(left.slice(at + 1), held - 1).map(hand => [first, ...hand]))
}

describe('how likely a hand can pay', () => {
  // All but a few cards are known, so that every hand can be looked at.
  const FEW: readonly [string, number, string][] = [
    ['G', 1, 'GPRYW'],
    ['GR', 2, 'GGRRY'],
    ['GG', 3, 'GGGPPRYW'],
    ['GPR', 3, 'GGPPRRYY'],
    ['GGPY', 4, 'GGGPPYYRRW'],
    ['YYYY', 5, 'YYYYYGGRW'],
    ['GPRY', 2, 'GPRYY']
  ]

  test.each(FEW)('for %s with %i of %s left is what counting finds', (wanted, held, left) => {
    const known = removeEachOnce<Card>(DECK, cards(left)) ?? []
    expect(chanceToPay(need(wanted), held, known)).toBeCloseTo(counted(need(wanted), held, known), 12)
  })

  test('is certain where nothing is needed, also without a card', () => {
    expect([chanceToPay([], 0, []), chanceToPay([], 5, DECK)]).toEqual([1, 1])
  })

  test('is none without a card', () => {
    expect(chanceToPay(need('G'), 0, [])).toBe(0)
  })

  test('grows with the hand, and falls with what is needed and with what is gone', () => {
    const [few, many] = [chanceToPay(need('GR'), 3, []), chanceToPay(need('GR'), 6, [])]
    expect(many).toBeGreaterThan(few)
    expect(chanceToPay(need('GGR'), 6, [])).toBeLessThan(many)
    expect(chanceToPay(need('GR'), 6, cards('GGGGGGGGGG'))).toBeLessThan(many)
  })

  test('for two colours and six of all cards is what anybody can work out', () => {
    expect(chanceToPay(need('GR'), 6, [])).toBeCloseTo(1 - lacking(), 12)
  })
})

// Without a wild card, and without green or without red: C(54,6) hands each, C(36,6) of them in both.
function lacking(): number {
  return (2 * hands(54) - hands(36)) / hands(76)
}

function hands(from: number): number {
  return [0, 1, 2, 3, 4, 5].reduce((ways, one) => (ways * (from - one)) / (one + 1), 1)
}
