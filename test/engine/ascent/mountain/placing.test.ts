import { assert, constantFrom, integer, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ascent } from '../../../../engine/ascent/index.ts'
import { position } from '../position.ts'

const value = integer({ min: 1, max: 12 })
const others = constantFrom('R', 'S')

describe('a price', () => {
  test('is the difference to the card on the left, whichever is higher', () => {
    assert(
      property(value, value, others, (left, own, terrain) => {
        expect(priceOf(`1: G${left}`, `${terrain}${own}`, 'b1')).toBe(payable(Math.abs(left - own)))
        expect(priceOf(`1: G${own}`, `${terrain}${left}`, 'b1')).toBe(payable(Math.abs(left - own)))
      })
    )
  })

  test('over a Bridge is the larger difference, wherever the neighbours lie', () => {
    assert(
      property(tuple(value, value, value), others, ([left, right, own], terrain) => {
        const due = Math.max(Math.abs(left - own), Math.abs(right - own))
        expect(priceOf(`1: G${left} BR G${right}`, `${terrain}${own}`, 'b1')).toBe(payable(due))
        expect(priceOf(`1: G${right} BR G${left}`, `${terrain}${own}`, 'b1')).toBe(payable(due))
      })
    )
  })

  test('is the same beside a Campfire as beside the card whose value it has adopted', () => {
    assert(
      property(value, value, others, (left, own, terrain) => {
        const beside = priceOf(`1: ${terrain}${left}`, `G${own}`, 'b1')
        expect(priceOf(`1: G${left} F${terrain}`, `G${own}`, 'c1')).toBe(beside)
      })
    )
  })

  test('is nothing at the start of a row', () => {
    assert(
      property(value, value, (below, own) => {
        const price = priceOf(`1: G${below} S${below}`, `R${own}`, 'a2')
        expect(price).toBe(own >= 2 ? 0 : null)
      })
    )
  })
})

/** At which price the card is offered there to a hand of four others; null where it isn't. */
function priceOf(before: string, card: string, slot: string): number | null {
  const choices = ascent.choices(position(before, { hands: [`${card} +4`, '+5'] }), 0)
  return choices.find(({ subject }) => subject === card)?.ways?.at[slot] ?? null
}

function payable(price: number): number | null {
  return price <= 4 ? price : null
}
