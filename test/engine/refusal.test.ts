import { expect, test } from 'vitest'
import { Refusal, refuseFirst } from '../../engine/refusal.ts'

const CODES = ['FIRST', 'SECOND', 'THIRD']

test('of several reasons the one whose code stands first is raised, with its facts', () => {
  const refuse = () =>
    refuseFirst(CODES, [{ code: 'THIRD' }, null, { code: 'FIRST', facts: { due: 3 } }, { code: 'SECOND' }])
  expect(refuse).toThrow(Refusal)
  expect(refuse).toThrow(expect.objectContaining({ code: 'FIRST', facts: { due: 3 } }))
})

test('where nothing speaks against it, nothing is raised', () => {
  expect(() => refuseFirst(CODES, [null, null])).not.toThrow()
  expect(() => refuseFirst(CODES, [])).not.toThrow()
})
