import { expect, test } from 'vitest'
import { choiceOfPayableWays } from '../../engine/choice.ts'

const CARD = { verb: 'place', subject: 'G7', line: 'G7@_' }

test('ways that the cards can pay are offered, and the cheapest is tried', () => {
  expect(
    choiceOfPayableWays(
      CARD,
      'cell',
      [
        ['a1', 2],
        ['b2', 1],
        ['c3', 3]
      ],
      ['S3', 'BR']
    )
  ).toEqual({
    ...CARD,
    ways: { kind: 'cell', at: { a1: 2, b2: 1 } },
    pick: { from: ['S3', 'BR'], least: 1, most: 2 },
    example: 'G7@b2 -S3'
  })
})

test('where all is free, nothing is picked', () => {
  expect(choiceOfPayableWays(CARD, 'cell', [['a1', 0]], ['S3'])).toEqual({
    ...CARD,
    ways: { kind: 'cell', at: { a1: 0 } },
    example: 'G7@a1'
  })
})

test('where nothing can be paid, there is no choice', () => {
  expect(choiceOfPayableWays(CARD, 'cell', [['a1', 1]], [])).toBeNull()
  expect(choiceOfPayableWays(CARD, 'cell', [], ['S3'])).toBeNull()
})
