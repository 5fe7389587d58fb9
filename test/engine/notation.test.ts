import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellName, tokens } from '../../engine/notation.ts'
import { refusal } from './refused.ts'

test('a line is read without regard to case and white space', () => {
  expect(tokens('  23@E4\t -7\n-S ')).toEqual(['23@e4', '-7', '-s'])
})

test.each([
  ['nothing', ''],
  ['white space', ' \n\t '],
  ['201 characters', 'x'.repeat(201)]
])('%s is no line', (_, line) => {
  expect(() => tokens(line)).toThrow(expect.objectContaining({ code: 'BAD_ACTION' }))
})

test('a refusal repeats no more than the beginning of a line', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 201, maxLength: 4000 }), line => {
      const facts = refusal(() => tokens(line))?.facts
      expect(JSON.stringify(facts).length).toBeLessThan(400)
    })
  )
})

test('cells are named by file and rank', () => {
  expect([cellName(0, 0), cellName(5, 0), cellName(0, 1), cellName(10, 5)]).toEqual(['a1', 'f1', 'a2', 'k6'])
})
