import { describe, expect, test } from 'vitest'
import type { Facts } from '../../../engine/game.ts'
import type { View } from '../../../engine/tranquility/view.ts'
import { type Language, LANGUAGES } from '../../../schema/languages.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import { languages, words as namedIn } from '../../../web/games/tranquility/words/index.ts'
import { readNumbered, seatText, suggestions } from '../../../web/text/index.ts'
import { moment } from '../../../web/seat/log/when.ts'
import { seatWords, textWords } from '../../../web/words/index.ts'
import { act, awaits, drift, handOf, LINK, NOW, sail, seenBy, setOut } from '../afloat.ts'

const game = 'tranquility'
const words = textWords.en
const named = namedIn.en
const told = languages.en.text
const text = (envelope: Envelope, language: Language = 'en') => seatText({ envelope, link: LINK, language, now: NOW })
const begun = setOut(game, 3, '07')
const midway = sail(begun, '37@e3 48@d4 31@b3 52@f4 25@e2 1@a1 15@a2 58@c5 71@c6 79@f6 19@c2 9@d1')
const pledging = drift(begun, afloat => awaits(afloat).length > 1)

/** What the list says of that line. */
function said(written: string, line: string): string | undefined {
  const rows = written.split('\n').map(row => /^ {2}\d {2}(.*)$/.exec(row)?.[1] ?? '')
  return rows
    .find(row => row.startsWith(`${line} `))
    ?.slice(line.length)
    .trim()
}

function tellsOfBen(type: string, facts: Facts): string {
  return named.event({ type, facts: { seat: 1, ...facts } }, () => 'Ben')
}

describe('a seat in characters', () => {
  test('draws the sea with the bottom row nearest the player', () => {
    expect(text(seenBy(midway, 2))).toContain(
      [
        ` 6   .   .  71   .   .  79  ${named.card('F')}`,
        ' 5   .   .  58   .   .   .',
        ' 4   .   .   .  48   .  52',
        ' 3   .  31   .   .  37   .',
        ' 2  15   .  19   .  25   .',
        ' 1   1   .   .   9   .   .',
        '     a   b   c   d   e   f',
        named.card('S')
      ].join('\n')
    )
  })

  test('says the same in order, for ears', () => {
    const lying = '1@a1 9@d1 15@a2 19@c2 25@e2 31@b3 37@e3 48@d4 52@f4 58@c5 71@c6 79@f6'
    const islands = lying.split(' ').map(line => told.island(Number.parseInt(line), line.slice(-2)))
    const notStarted = languages.en.modules.start.aloud({ ...(seenBy(midway, 2).view as View), startPlayed: false })
    expect(text(seenBy(midway, 2))).toContain([told.order(islands.join(', ')), told.left(24), notStarted].join(' '))
  })

  test('begins with whose turn it is and since when, by the reader’s clock', () => {
    const since = words.since('Wednesday 11:30')
    expect(text(seenBy(midway, 2)).startsWith(`${named.title}\n\n${words.yourTurn('Chloé')}\n${since}\n`)).toBe(true)
    expect(text(seenBy(midway, 0)).startsWith(`${named.title}\n\n${words.waiting('Chloé')}\n${since}\n`)).toBe(true)
  })

  test.each(LANGUAGES)('ends with what was promised of the deal (%s)', language => {
    const envelope = seenBy(midway, 2)
    expect(text(envelope, language).trimEnd().endsWith(envelope.table.commitment)).toBe(true)
  })

  test('names the date once the weekday would mislead', () => {
    const envelope = { ...seenBy(midway, 2), awaitedSince: Date.UTC(2026, 10, 1, 23) }
    expect(text(envelope)).toContain(words.since('2 November at 00:00'))
  })

  test('lists the hand from low to high, and what was drawn', () => {
    const written = text(seenBy(midway, 2))
    expect(written).toContain(words.hand(seatWords.en.hand, '28, 30, 39, 49, 76'))
    expect(written).toContain(named.event({ type: 'drew', facts: { seat: 2, count: 1, cards: ['76'] } }, () => null))
  })

  test('says nothing of a hand with nothing in it', () => {
    const [before = ''] = words.hand(seatWords.en.hand, '28').split('28')
    expect(text(seenBy(midway, 2))).toContain(before)
    expect(text(seenBy(setOut('pub', 2, '07'), 0))).not.toContain(before)
  })

  test('numbers what may be done, cheapest first, with how to send it', () => {
    const written = text(seenBy(midway, 2))
    expect(written).toMatch(/^ {2}1 {2}39@a4 /m)
    expect(said(written, '39@a4')).toBe(named.to({ verb: 'place', card: '39', place: 'a4', kind: 'cell', price: 0 }))
    expect(said(written, '-_ -_')).toBe(named.offers.discard)
    expect(written).toContain(`curl -d choice=1 -d version=12 -d key=$(date +%s) ${LINK}`)
  })

  test('shows offers for the Start in numbers, and takes one', () => {
    const [first, second] = handOf(pledging, 0)
    const envelope = seenBy(act(pledging, 0, `give 2 -${first} -${second}`), 2)
    expect(text(envelope)).toContain('Offered: Anna 2, Ben –, you –. 6 of 8 missing.')
    expect(text(envelope)).toContain('Together you give 8 cards.')
    expect(said(text(envelope), 'give 0')).toBe(named.confirm.give?.(0))
    expect(text(envelope)).toMatch(/^ {2}curl -d 'choice=2 -\d+' -d version=\d+ /m)
  })

  test('shows a draft to its own seat, with the two ways on', () => {
    const draft = { line: '30@f2 -40', lines: 1, settlesAt: NOW + 60_000, events: [] }
    const written = text({ ...seenBy(midway, 2), draft, choices: [] })
    expect(written).toContain(words.draft('30@f2 -40'))
    expect(written).toContain(words.settles('13:01'))
    expect(written).toContain(`curl -d undo=1 ${LINK}`)
    expect(written).toContain(`curl -d done=1 ${LINK}`)
    expect(written).not.toContain(words.can)
  })

  test('invites whoever has not taken the seat, and nobody else', () => {
    const envelope = seenBy(midway, 2)
    const players = envelope.table.players.map(player => ({ ...player, taken: false }))
    const written = text({ ...envelope, choices: [], table: { ...envelope.table, players } })
    expect(written).toContain(words.kept('Chloé'))
    expect(written).toContain(`curl -d take=1 ${LINK}`)
    expect(text(envelope)).not.toContain('take=1')
  })

  test('says how a finished match ended, and where its record is', () => {
    const over = seenBy(
      drift(begun, () => false),
      0
    )
    const written = text(over)
    expect(written).toContain(`${words.over}\n${named.why[over.result?.why ?? '']}\n`)
    expect(written).toContain('https://boat.example/m/AAECAwQFBgcICQ')
    expect(written).not.toContain('choice=')
  })

  test('tells a watcher everything but hands and ways to act', () => {
    const written = text(seenBy(midway, 'watcher', { missed: 12 }))
    expect(written).toContain(words.watching)
    expect(written).toContain(tellsOfBen('placed', { card: '9', cell: 'd1', paid: 0 }))
    const [hand = ''] = words.hand(seatWords.en.hand, '28').split('28')
    for (const other of [tellsOfBen('drew', { count: 1 }), hand, words.can, 'choice='])
      expect(written).not.toContain(other)
  })

  test('says when the match was restored', () => {
    const envelope = seenBy(midway, 2)
    const written = text({ ...envelope, table: { ...envelope.table, restoredAt: NOW - 3_600_000 } })
    expect(written).toContain(words.restored('Wednesday 12:00'))
  })

  test('says whose link is lost, how to vouch, and the new one that is to be passed on', () => {
    const envelope = seenBy(midway, 2)
    const missed = { askedAt: NOW, vouches: [1], needed: 2, from: null }
    const players = envelope.table.players.map((player, seat) => (seat === 0 ? { ...player, missed } : player))
    const lost: Envelope = { ...envelope, table: { ...envelope.table, players } }
    expect(text(lost)).toContain(`1 of 2 vouch for a new one.\n  curl -d vouch=1 -d of=0 ${LINK}\n`)
    const fresh = 'https://boat.example/s/fresh'
    const own = envelope.own && { ...envelope.own, passOn: [{ seat: 0, link: fresh }] }
    expect(text({ ...envelope, own })).toContain(`\n  ${fresh}\n`)
    expect(text({ ...lost, own: own && { ...own, guest: true as const } })).not.toMatch(/vouch=1|fresh/)
  })

  test.each(LANGUAGES)('says until when an absent rival is waited for, and then how to vote (%s)', language => {
    const envelope = seenBy(midway, 2, { language })
    const votes = [
      { seat: 1, choice: 'successor' as const, name: 'Eve', address: 'e…@example.org' },
      { seat: 2, choice: 'end' as const }
    ]
    const since = NOW - 20 * 86_400_000
    const rivals = (from: number, own = envelope.own): Envelope => {
      const absence = { since, from, voters: [1, 2], votes }
      const players = envelope.table.players.map((player, seat) => (seat === 0 ? { ...player, absence } : player))
      return { ...envelope, at: NOW, own, table: { ...envelope.table, competed: true, players } }
    }
    const { absence: says } = seatWords[language]
    const waits = text(rivals(NOW + 10 * 86_400_000), language)
    expect(waits).toContain(says.waits('Anna', moment(NOW + 10 * 86_400_000, NOW, language)))
    expect(waits).not.toContain('decide=')
    const decides = text(rivals(NOW), language)
    for (const line of [
      says.decide('Anna', 2, 2),
      says.votes.successor('Ben', 'Eve', 'e…@example.org'),
      `curl -d decide=successor -d as=1 -d of=0 ${LINK}`,
      `curl -d decide=end -d of=0 ${LINK}`
    ])
      expect(decides).toContain(line)
    const guest = envelope.own && { ...envelope.own, guest: true as const }
    expect(text(rivals(NOW, guest), language)).not.toContain('decide=')
  })

  test('offers a guest neither to stop nor to leave', () => {
    for (const seat of [0, 2]) {
      const envelope = seenBy(midway, seat)
      const guests = { ...envelope, own: envelope.own && { ...envelope.own, guest: true as const } }
      expect(text(envelope)).toContain(words.leave)
      expect(text(guests)).not.toMatch(/leave=1|choice=stop/)
    }
  })

  test.each(LANGUAGES)('shows no card of another hand (%s)', language => {
    const written = text(seenBy(midway, 2, { language, missed: 12 }), language)
    // Times, counts of cards and ways to act have numbers of their own.
    const lines = written.split('\n').filter(line => !/\d\d:\d\d|AAEC/.test(line))
    const numbers = new Set(
      lines
        .slice(
          0,
          lines.findIndex(line => line.startsWith('Anna'))
        )
        .join(' ')
        .match(/\d+/g)
    )
    for (const card of [...handOf(midway, 0), ...handOf(midway, 1)]) expect(numbers).not.toContain(card)
  })

  test.each(LANGUAGES)('speaks %s', language => {
    const written = text(seenBy(midway, 2, { language }), language)
    const { card } = namedIn[language]
    for (const word of [textWords[language].yourTurn('Chloé'), card('S'), card('F')]) expect(written).toContain(word)
  })
})

describe('an answer to the list', () => {
  test('is a number, a number with what pays, or a line', () => {
    const envelope = seenBy(midway, 2)
    const [first] = suggestions(envelope)
    expect(readNumbered(envelope, '1 -40')).toBe(`${first?.line} -40`)
    expect(readNumbered(envelope, '30@f2 -40')).toBe('30@f2 -40')
  })

  test('is accepted by the match as soon as it is complete', () => {
    const envelope = seenBy(midway, 2)
    for (const [index, { choice, due }] of suggestions(envelope).entries()) {
      const cards = (choice.pick?.from ?? []).slice(0, due).map(card => `-${card}`)
      const line = readNumbered(envelope, [index + 1, ...cards].join(' '))
      expect(() => act(midway, 2, line)).not.toThrow()
    }
  })
})
