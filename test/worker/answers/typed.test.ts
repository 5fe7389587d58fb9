import { describe, expect, test } from 'vitest'
import { linesIn } from '../../../worker/answers/lines.ts'
import { typedLine } from '../../../worker/match/typed.ts'

/** What people type, or copy from the list that they were sent. */

const lines = (text: string) => linesIn(text, part => /^[1-9]$|@/.test(part))

describe('typed or copied', () => {
  test.each([
    ['[76@d6]', '76@d6'],
    ['[76@d6 -_] -9', '76@d6 -9'],
    ['76@d6 -_ -_', '76@d6'],
    ['1. 76 to d6, costs 1 card [76@d6 -_]', '76@d6'],
    ['#2. Give up 2 cards [-_ -_] -7 -9', '-7 -9'],
    ['3) Zahl 2 Karten, eine davon (rot) [give 3 -7]', 'give 3 -7'],
    ['plan [76@d6] then [-7 -9]', 'plan 76@d6 then -7 -9'],
    ['#1', '1'],
    ['1.', '1'],
    ['1)', '1'],
    ['No. 1', '1'],
    ['nr 4 -7', '4 -7'],
    ['n° 2', '2'],
    ['12', '12'],
    ['1@a1', '1@a1'],
    ['finish', 'finish'],
    ['G7@b2 -S3 -BR', 'G7@b2 -S3 -BR'],
    ['-7 -9', '-7 -9']
  ])('%j is %j', (said, line) => expect(typedLine(said)).toBe(line))
})

describe('an answer by mail', () => {
  test('may be a whole suggestion with the link below it, broken anywhere before its line', () => {
    const link = '   https://boat.example/s/AbC#do=3%3A76%40d6'
    for (const text of [
      `1. 76 to d6, costs 1 card [76@d6]\n${link}`,
      `1. 76 to d6,\ncosts 1 card [76@d6]\n<${link.trim()}>\n`,
      '[76@d6]\n\nBest, Ann',
      'Hi!\n[76@d6]'
    ])
      expect(lines(text)).toEqual(['76@d6'])
  })

  test('may be the number as people write numbers', () => {
    for (const text of ['#1', 'No. 1', '1)', '**1.**', '„1“']) expect(lines(text)).toEqual(['1'])
  })
})
