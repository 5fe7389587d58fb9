import { expect, test } from 'vitest'
import { type Reason, refuseFirst } from '../../engine/refusal.ts'
import { refusal } from './refused.ts'

const CODES = ['FIRST', 'SECOND', 'THIRD']

test('of several reasons the one whose code stands first is raised, with its facts', () => {
  const reasons: (Reason | null)[] = [{ code: 'THIRD' }, null, { code: 'FIRST', facts: { due: 3 } }, { code: 'SECOND' }]
  expect(refusal(() => refuseFirst(CODES, reasons))).toMatchObject({ code: 'FIRST', facts: { due: 3 } })
})

test('where nothing speaks against it, nothing is raised', () => {
  expect(refusal(() => refuseFirst(CODES, [null, null]))).toBeNull()
  expect(refusal(() => refuseFirst(CODES, []))).toBeNull()
})
