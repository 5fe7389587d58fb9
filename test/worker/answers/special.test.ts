import { describe, expect, test } from 'vitest'
import { findGame } from '../../../engine/catalogue.ts'
import type { Game } from '../../../engine/game.ts'
import { normalizeLine } from '../../../engine/match.ts'
import { textOfHtml } from '../../../worker/answers/html.ts'
import { linesIn } from '../../../worker/answers/lines.ts'
import { ownWords } from '../../../worker/answers/own-words.ts'
import { readMail } from '../../../worker/answers/read.ts'
import { plainMail } from './posted.ts'

const game = findGame('tranquility') as Game

function isLine(part: string): boolean {
  try {
    return /^[1-9](\s+-\S+)*$/.test(part) || normalizeLine(game, part) !== ''
  } catch {
    return false
  }
}

const lines = (text: string) => linesIn(ownWords(text), isLine)
const read = (raw: string) => readMail(new TextEncoder().encode(raw).buffer, 'ann@example.org')
const withBody = (type: string, body: string) =>
  plainMail({ to: 'x@boat.example', text: body, headers: { 'Content-Type': type } })

/** A text, and beside it HTML that says another thing. */
const twice = (text: string) =>
  `--x\nContent-Type: text/plain\n\n${text}\n--x\nContent-Type: text/html\n\n<p>4</p>\n--x--\n`
const nameless = (text: string) => plainMail({ to: 'x@boat.example', text }).replace(/^Message-ID:.*\r\n/m, '')

describe('of what somebody wrote', () => {
  test.each<[string, string, string[]]>([
    ['a greeting and a goodbye', 'Hallo,\n\n3\n\nViele Grüße\nBen', ['3']],
    ['a goodbye in the same breath', '3\nGruß Ben', ['3', 'Gruß Ben']],
    ['a word that may be a mistyped line', 'strat\n23@e4', ['strat', '23@e4']],
    ['a line that is wrong before one that is right', '23@z9 -7\n3', ['23@z9 -7', '3']],
    ['lines with semicolons and empty ones', ' 3 ;; \n; 23@e4 ', ['3', '23@e4']],
    ['what a telephone makes of a dash', '—7 ‑9\n2 −7', ['-7 -9', '2 -7']],
    ['wide figures', '３', ['3']],
    ['invisible signs', '\ufeff3\u200b', ['3']],
    ['a number with a full stop', '3.', ['3']],
    ['a sentence', 'I would like to pass. Or not?', ['I would like to pass. Or not?']],
    ['a forwarded mail', '---------- Forwarded message ---------\nFrom: a\n\n3', []],
    ['a forwarded mail in French', 'Début du message transféré :\n\n3', []],
    ['nothing but a signature', '-- \nAnn\n3', []],
    [
      'a signed text',
      '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n3\n-----BEGIN PGP SIGNATURE-----\niQEz',
      ['3']
    ],
    ['somebody else’s words on the way', 'On Monday I wrote:\n> 4\n\n3', ['3']],
    ['one header alone', 'To: all\n3', ['To: all', '3']],
    ['more than anybody would send', '3\n'.repeat(100), Array.from({ length: 21 }, () => '3')],
    ['a line that never ends', `3\n\n${'x'.repeat(100_000)}`, ['3']]
  ])('%s is read', (_, text, expected) => {
    expect(lines(text)).toEqual(expected)
  })

  test('our own mail, left as it is by a program that marks nothing, plays nothing', () => {
    const ours = 'It is your turn, Ann.\nSince Monday 10:00.\n\n1. 23 to e4\n   https://boat.example/s/x\n3\n'
    expect(lines(ours)[0]).toBe('It is your turn, Ann.')
    expect(isLine(lines(ours)[0] ?? '')).toBe(false)
  })

  test('a text of any form is read in a moment', () => {
    const began = Date.now()
    for (const part of ['On wrote ', 'Am schrieb ', '<', '<div ', '&#', 'From: ', '> ', '- ', '*', 'sent from ', ' :'])
      lines(part.repeat(20_000))
    expect(Date.now() - began).toBeLessThan(2000)
  })
})

describe('of HTML', () => {
  test.each([
    ['<p>3</p>', '3'],
    ['<div>23@e4&nbsp;&minus;7<br>41@f2</div>', '23@e4 -7\n41@f2'],
    ['a &lt;b&gt; &amp;amp; &#51; &#x33; &unknown; &#xFFFFFFF;', 'a <b> &amp; 3 3 &unknown; &#xFFFFFFF;'],
    ['<!-- 4 --><style>p{}</style><script>5</script><title>6</title>3', '3'],
    ['<ul><li>3</li><li>4</li></ul>', '3\n\n4']
  ])('%s is read as a text', async (html, text) => {
    expect((await textOfHtml(html)).trim()).toBe(text)
  })
})

describe('a mail', () => {
  test('in a text and in HTML is read as its text, and as HTML where that is empty', async () => {
    const type = 'multipart/alternative; boundary=x'
    expect((await read(withBody(type, twice('3'))))?.text).toBe('3')
    expect((await read(withBody(type, twice(' '))))?.text).toBe('4')
  })

  test('with a mail attached is not read there', async () => {
    const attached = '--x\nContent-Type: message/rfc822\n\nSubject: a\nContent-Type: text/plain\n\n3\n--x--\n'
    expect((await read(withBody('multipart/mixed; boundary=x', attached)))?.text).toBe('')
  })

  test('is read as far as somebody wrote it: not an attachment of thousands of lines behind it', async () => {
    const picture = 'AAAA\n'.repeat(40_000)
    const attached = `--x\nContent-Type: text/plain\n\n3\n--x\nContent-Type: image/png\n\n${picture}\n--x--\n`
    expect((await read(withBody('multipart/mixed; boundary=x', attached)))?.text).toBe('3')
  })

  test('that is signed is read', async () => {
    const signed = '--x\nContent-Type: text/plain\n\n3\n--x\nContent-Type: application/pgp-signature\n\nabc\n--x--\n'
    expect((await read(withBody('multipart/signed; boundary=x', signed)))?.text).toBe('3')
  })

  test('has the same key when it comes again, and another has another', async () => {
    const one = plainMail({ to: 'x@boat.example', text: '3' })
    const key = (await read(one))?.key
    expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect((await read(one))?.key).toBe(key)
    expect((await read(plainMail({ to: 'x@boat.example', text: '3' })))?.key).not.toBe(key)
  })

  test('that has lost its name is known by what it says and when', async () => {
    expect((await read(nameless('3')))?.key).toBe((await read(nameless('3')))?.key)
    expect((await read(nameless('3')))?.key).not.toBe((await read(nameless('4')))?.key)
  })

  test.each([
    ['', 'nothing'],
    ['\0\0\0', 'zeros'],
    ['no mail at all', 'words'],
    [`${'--x\n'.repeat(5000)}`, 'boundaries'],
    [`Content-Type: ${'multipart/mixed; boundary=a'.repeat(5000)}`, 'a header without an end']
  ])('%#: bytes that are none break nothing', async raw => {
    const found = await read(raw)
    expect(found === null || isLine(linesIn(found.text, isLine)[0] ?? '') === false).toBe(true)
  })
})
