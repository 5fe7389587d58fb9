import { describe, expect, test } from 'vitest'
import type { Reason as ReefReason, RefusalFacts } from '../../engine/reef/codes.ts'
import { type Reason, throwFirstReasonByCodeOrder, type SentenceFunctionsByCode } from '../../engine/refusal.ts'
import { refusal } from './refused.ts'

const CODES = ['FIRST', 'SECOND', 'THIRD']

test('of several reasons the one whose code stands first is raised, with its facts', () => {
  const reasons: (Reason | null)[] = [{ code: 'THIRD' }, null, { code: 'FIRST', facts: { due: 3 } }, { code: 'SECOND' }]
  expect(refusal(() => throwFirstReasonByCodeOrder(CODES, reasons))).toMatchObject({ code: 'FIRST', facts: { due: 3 } })
})

test('where nothing speaks against it, nothing is raised', () => {
  expect(refusal(() => throwFirstReasonByCodeOrder(CODES, [null, null]))).toBeNull()
  expect(refusal(() => throwFirstReasonByCodeOrder(CODES, []))).toBeNull()
})

describe('the compiler refuses', () => {
  test('a reason without the facts of its code, with others, or with any where the code says it all', () => {
    const reasons: readonly ReefReason[] = [
      { code: 'NO_BOAT', facts: { cell: 'b1', boats: 1 } },
      // @ts-expect-error: how many boats there are is missing.
      { code: 'NO_BOAT', facts: { cell: 'b1' } },
      // @ts-expect-error: all of them are missing.
      { code: 'NO_CARD' },
      // @ts-expect-error: a shark that is missing is nowhere.
      { code: 'NO_SHARK', facts: { cell: 'b1' } }
    ]
    expect(reasons).toHaveLength(4)
  })

  test('a sentence that reads what its refusal does not say', () => {
    const sentences: readonly Partial<SentenceFunctionsByCode<RefusalFacts>>[] = [
      { NO_BOAT: ({ cell, boats }) => `${cell} ${boats}` },
      // @ts-expect-error: the refusal names no coral.
      { NO_BOAT: ({ coral }) => `${coral}` },
      // @ts-expect-error: this one says nothing but its code.
      { NO_SHARK: ({ cell }) => `${cell}` }
    ]
    expect(sentences).toHaveLength(3)
  })
})
