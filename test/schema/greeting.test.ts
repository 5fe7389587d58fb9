import { expect, test } from 'vitest'
import { greeting } from '../../schema/wire/greeting.ts'

test.each([
  'Oma, this is for Sundays',
  'Für dich, Opa: jeden Sonntag um 18:30!',
  'J.R. lädt ein, d.h. ich …',
  'Am 24.12. geht’s los (vielleicht)',
  'C’est pour toi, mamie ! « À bientôt »',
  'おばあちゃんへ。日曜日に、ゆっくりね。',
  'لجدتي، كل يوم أحد',
  'For us 👨‍👩‍👧 ❤️ 🇫🇷',
  'Jean-Luc & Zoë + 1'
])('“%s” is a line for an invitation', text => {
  expect(greeting.parse(text)).toBe(text.normalize('NFC'))
})

test('white space around it is no part of it', () => {
  expect(greeting.parse('  for Sundays ')).toBe('for Sundays')
})

test.each([
  ['nothing', '   '],
  ['more than a line holds', 'a'.repeat(121)],
  ['two lines', 'Oma,\nthis is for Sundays'],
  ['a tab', 'Oma,\tthis'],
  ['text that runs backwards', 'Oma \u202eexe.moc'],
  ['an invisible sign', 'O\u200bma'],
  ['a sign that joins nothing', 'Oma\u200d, this'],
  ['a link', 'see https://win.example'],
  ['a link without its beginning', 'see win.example/now'],
  ['the page of somebody', 'look at win.example'],
  ['one in fullwidth letters', 'look at ｗｉｎ．ｃｏｍ'],
  ['one with an ideographic stop', 'look at win。com'],
  ['a protocol alone', 'http win example'],
  ['an address', 'write to anna@example'],
  ['a telephone number', 'call 0800 123456'],
  ['one in Arabic digits', 'call ٠٨٠٠ ١٢٣٤'],
  ['markup', '<b>Oma</b>'],
  ['a mark of a list', 'Oma [click]']
])('%s is no line for an invitation', (_, text) => {
  const { error } = greeting.safeParse(text)
  expect(error?.issues).toMatchObject([{ code: 'custom', params: { refused: 'GREETING' } }])
})
