import { expect, test } from 'vitest'
import { arrangeBy, type Order } from '../../../web/seat/hand/arranged.ts'

const laid = (hand: string, order: Order) => {
  const cards = hand.split(' ')
  return arrangeBy(order)(cards, cards).join(' ')
}

test.each([
  ['by its number', '41 7 S 23', '7 23 41 S'],
  ['by its number, wherever that stands', 'S12 G3 R7i', 'G3 R7i S12'],
  ['what has none comes last, alike together', 'S 9 F S', '9 F S S'],
  ['and so where no card has any', 'R G W R G', 'G G R R W']
])('a card finds its place %s', (_, hand, sorted) => {
  expect(laid(hand, 'number')).toBe(sorted)
})

test.each([
  ['one gone leaves the others as they lie', '7 41', '41 23 7', '41 7'],
  ['one just drawn comes last', '7 30 41', '41 7', '41 7 30'],
  ['cards alike lie each in a place of its own', 'S 7 S', 'S S 7', 'S S 7']
])('in an order of one’s own, %s', (_, hand, order, lying) => {
  expect(laid(hand, order.split(' '))).toBe(lying)
})

test('cards are told by their positions, so that of two alike each is meant once', () => {
  expect(arrangeBy(['S', '7', 'S'])(['S', 'S', '7'], [0, 1, 2])).toEqual([0, 2, 1])
})
