import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellName, tokenizeLowerCaseOrRefuse } from '../../engine/notation.ts'
import { refusal } from './refused.ts'

test('a line is read without regard to case and white space', () => {
  expect(tokenizeLowerCaseOrRefuse('  23@E4\t -7\n-S ')).toEqual(['23@e4', '-7', '-s'])
})

// A no-break space that a mail brought in, or a mark at its beginning, cannot be seen.
test.each(['\u00a0', '\u202f', '\u2028', '\u3000', '\ufeff', '\v', '\r\n'])('%j is white space', space => {
  expect(tokenizeLowerCaseOrRefuse(`${space}23@e4${space}${space}-7 ${space}`)).toEqual(['23@e4', '-7'])
})

test.each([
  ['a long s, whose capital is S', '\u017f10@a5'],
  ['the sign for Kelvin, whose small letter is k', '\u212aeep -7 -9'],
  ['a capital I with a dot', 'w\u0130thdraw'],
  ['full-width letters and digits', '\uff57\uff14\uff11@\uff46\uff12'],
  ['Arabic digits', '\u0662\u0663@e4'],
  ['a minus sign', '\u22127 \u22129'],
  ['a space without width', '23@e4\u200b -7'],
  ['a soft hyphen', '23@\u00ade4'],
  ['a control character', '23@e4\u0000'],
  ['half a sign', '23@e4 \ud83c']
])('%s is none of our letters', (_, line) => {
  expect(() => tokenizeLowerCaseOrRefuse(line)).toThrow(expect.objectContaining({ code: 'BAD_ACTION' }))
})

test('what is no line is called the same in any spelling', () => {
  const spellings = ['\u00e9@A1  -S', ' \u00e9@a1\t-s', '\u00c9@a1\u00a0-S\n']
  for (const line of spellings)
    expect(refusal(() => tokenizeLowerCaseOrRefuse(line))?.facts).toEqual({ line: '\u00e9@a1 -s' })
})

test.each([
  ['nothing', ''],
  ['white space', ' \n\t '],
  ['201 characters', 'x'.repeat(201)]
])('%s is no line', (_, line) => {
  expect(() => tokenizeLowerCaseOrRefuse(line)).toThrow(expect.objectContaining({ code: 'BAD_ACTION' }))
})

test('a refusal repeats no more than the beginning of a line', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 201, maxLength: 4000 }), line => {
      const facts = refusal(() => tokenizeLowerCaseOrRefuse(line))?.facts
      expect(JSON.stringify(facts).length).toBeLessThan(400)
    })
  )
})

test('cells are named by file and rank', () => {
  expect([cellName(0, 0), cellName(5, 0), cellName(0, 1), cellName(10, 5)]).toEqual(['a1', 'f1', 'a2', 'k6'])
})
