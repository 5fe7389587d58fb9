import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../schema/languages.ts'
import { confirmMail, invitationMail, turnMail } from '../../../web/mail/index.ts'
import { isOrdinary } from '../../../web/mail/names.ts'
import { boatOf } from '../../../web/words/boat.ts'
import { mailWords } from '../../../web/words/index.ts'
import { LINK, NOW, seenBy, setOut } from '../afloat.ts'

test.each([
  'Zoë',
  'О’Коннор',
  "О'Коннор",
  '小林',
  'ジョン・スミス',
  'Bob Jr.',
  'J. R.',
  'J.R.R. Tolkien',
  'Anna 2',
  'Max 1985',
  'Anna & Ben',
  'Jean-Luc (Papa)',
  'Gal·la',
  'Nguyễn Văn Á',
  'محمد',
  'ג׳ורג׳',
  'བསྟན་འཛིན',
  'อรุณ',
  'Ὀδυσσεύς',
  'अमृता',
  'Zoë 🐻',
  'Anna ❤️',
  'X Æ A-12',
  'Wwwolfgang',
  'Ⅳ'
])('“%s” is a name like others', name => expect(isOrdinary(name)).toBe(true))

test.each([
  ['a telephone number', 'call 0800 123456'],
  ['one in other digits', '٠٨٠٠١٢٣٤٥٦ اتصل'],
  ['one in fullwidth digits', 'ring ０８００１２'],
  ['one in circles', 'ring ①②③④⑤'],
  ['nothing but digits', '112'],
  ['a domain', 'paypal.com'],
  ['one in capitals', 'PAYPAL.COM now'],
  ['one in fullwidth letters', 'ＰＡＹＰＡＬ．ＣＯＭ'],
  ['one in mathematical letters', '𝗽𝗮𝘆𝗽𝗮𝗹.𝗰𝗼𝗺'],
  ['one with an ideographic full stop', 'paypal。com'],
  ['one with a halfwidth full stop', 'paypal｡com'],
  ['one with a leader dot', 'paypal․com'],
  ['one with a middle dot', 'paypal·com'],
  ['one with a Lisu sign', 'paypalꓸcom'],
  ['one in Cyrillic', 'пример.рф'],
  ['one that is Chinese', '公司.中国'],
  ['one in Punycode', 'a.xn--p1ai'],
  ['a page', 'bit.ly∕x'],
  ['a page with a fraction slash', 'a⁄b'],
  ['a page with a fullwidth slash', 'win／x'],
  ['an address', 'joe＠example'],
  ['an address with a small at', 'joe﹫example'],
  ['a protocol', 'https∶∕∕x'],
  ['a protocol with a letter for its colon', 'http꞉ x'],
  ['the beginning of a page', 'WWW paypal'],
  ['an amount', 'Win 100%'],
  ['a currency', 'Get 50€'],
  ['a sum', 'WON 5000 EUR'],
  ['a sum, the other way round', 'usd 900 for you']
])('%s is none', (_, name) => expect(isOrdinary(name)).toBe(false))

describe.each(LANGUAGES)('in %s a name that reads as something else', language => {
  const envelope = seenBy(setOut('tranquility', 3, '07'), 2)
  const named = (name: string) => {
    const players = envelope.table.players.map((player, seat) => ({ ...player, name: seat === 1 ? 'Zoë' : name }))
    return { ...envelope, table: { ...envelope.table, players } }
  }
  const asked = { envelope: named('call 0800 12345'), link: LINK, unsubscribe: `${LINK}0`, language }

  test('stands in no subject', () => {
    const { subject } = turnMail({ ...asked, zone: 'UTC', now: NOW })
    expect(subject).not.toContain('0800')
    expect(subject).toContain(mailWords[language].player(1))
    expect(subject).toContain('Zoë')
  })

  test('stands in no subject to somebody who has not confirmed, nor does any other name', () => {
    for (const write of [invitationMail, confirmMail]) {
      const { subject } = write({ ...asked, envelope: named('WON 5000 EUR') })
      expect(subject).not.toMatch(/WON|Zoë/)
      expect(subject).toContain(boatOf(envelope.match))
    }
  })

  test('is nowhere in a mail to somebody who has not confirmed', () => {
    for (const { text, html } of [invitationMail(asked), confirmMail(asked)]) {
      expect(`${text}${html}`).not.toContain('0800')
      expect(text).toContain(mailWords[language].player(3))
    }
  })
})
