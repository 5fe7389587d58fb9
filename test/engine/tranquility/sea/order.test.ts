import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { islandInTheWay, costInGap, gapForValue } from '../../../../engine/tranquility/sea/order.ts'
import { seaNamed } from '../../../../engine/tranquility/sea/seas.ts'

const [run = { from: 0, to: 36 }] = seaNamed('standard').runs
const SLOTS = Array.from({ length: 36 }, (_, slot) => slot)

/** A sea with some islands in order, and a value that is none of them. */
const seas = fc
  .tuple(
    fc.subarray(SLOTS),
    fc.shuffledSubarray(
      Array.from({ length: 80 }, (_, index) => index + 1),
      { minLength: SLOTS.length + 1 }
    )
  )
  .map(([slots, values]) => {
    const [value = 0, ...others] = values
    const islands = others.slice(0, slots.length).sort((one, other) => one - other)
    const cells = SLOTS.map(slot => islands[slots.indexOf(slot)] ?? null)
    return { cells, value }
  })

test('a gap is exactly what the order rule allows', () => {
  fc.assert(
    fc.property(seas, ({ cells, value }) => {
      const gap = gapForValue(cells, run, value)
      const empty = SLOTS.filter(slot => cells[slot] === null)
      const allowed = empty.filter(slot => fits(cells, value, slot))
      expect(SLOTS.filter(slot => slot >= gap.from && slot < gap.to)).toEqual(allowed)
      expect(empty.filter(slot => islandInTheWay(gap, slot) === null)).toEqual(allowed)
    })
  )
})

test('the cost in a gap is the smaller difference to a neighbour', () => {
  fc.assert(
    fc.property(seas, ({ cells, value }) => {
      const gap = gapForValue(cells, run, value)
      for (let slot = gap.from; slot < gap.to; slot++)
        expect(costInGap(gap, slot, value)).toBe(cost(cells, value, slot))
    })
  )
})

test('a sea turned round, its values too, costs the same', () => {
  fc.assert(
    fc.property(seas, ({ cells, value }) => {
      const turned = [...cells].reverse().map(island => island && 81 - island)
      const gap = gapForValue(cells, run, value)
      const back = gapForValue(turned, run, 81 - value)
      expect([36 - back.to, 36 - back.from]).toEqual([gap.from, gap.to])
      for (let slot = gap.from; slot < gap.to; slot++)
        expect(costInGap(back, 35 - slot, 81 - value)).toBe(costInGap(gap, slot, value))
    })
  )
})

test('an equal value fits nowhere', () => {
  fc.assert(
    fc.property(seas, ({ cells }) => {
      for (const island of cells) {
        const gap = island === null ? { from: 0, to: 0 } : gapForValue(cells, run, island)
        expect(gap.to).toBe(gap.from)
      }
    })
  )
})

function fits(cells: readonly (number | null)[], value: number, at: number): boolean {
  return cells.every((island, slot) => island === null || (slot < at ? island < value : island > value))
}

function cost(cells: readonly (number | null)[], value: number, slot: number): number {
  const differences = [cells[slot - 1], cells[slot + 1]].flatMap(island => (island ? [Math.abs(island - value)] : []))
  return differences.length > 0 ? Math.min(...differences) : 0
}
