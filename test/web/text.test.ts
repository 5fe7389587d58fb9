import { describe, expect, test } from 'vitest'
import { type Envelope, type Language, LANGUAGES } from '../../schema/wire.ts'
import { readNumbered, seatText, suggestions } from '../../web/text/index.ts'
import { textWords } from '../../web/words/index.ts'
import { act, awaits, drift, handOf, LINK, NOW, sail, seenBy, setOut } from './afloat.ts'

const game = 'tranquility'
const text = (envelope: Envelope, language: Language = 'en') => seatText({ envelope, link: LINK, language, now: NOW })
const begun = setOut(game, 3, '07')
const midway = sail(begun, '37@e3 48@d4 31@b3 52@f4 25@e2 1@a1 15@a2 58@c5 71@c6 79@f6 19@c2 9@d1')
const pledging = drift(begun, afloat => awaits(afloat).length > 1)

describe('a seat in characters', () => {
  test('draws the sea with the bottom row nearest the player', () => {
    expect(text(seenBy(midway, 2))).toContain(
      [
        ' 6   .   .  71   .   .  79  Finish',
        ' 5   .   .  58   .   .   .',
        ' 4   .   .   .  48   .  52',
        ' 3   .  31   .   .  37   .',
        ' 2  15   .  19   .  25   .',
        ' 1   1   .   .   9   .   .',
        '     a   b   c   d   e   f',
        'Start'
      ].join('\n')
    )
  })

  test('says the same in order, for ears', () => {
    expect(text(seenBy(midway, 2))).toContain(
      'In order: 1 on a1, 9 on d1, 15 on a2, 19 on c2, 25 on e2, 31 on b3, 37 on e3, 48 on d4, 52 on f4, 58 on c5, 71 on c6, 79 on f6. 24 cells are empty. No Start has been played yet.'
    )
  })

  test('begins with whose turn it is and since when, by the reader’s clock', () => {
    expect(text(seenBy(midway, 2))).toMatch(/^Tranquility\n\nIt is your turn, Chloé\.\nSince Wednesday 11:30\.\n/)
    expect(text(seenBy(midway, 0))).toMatch(/^Tranquility\n\nWaiting for Chloé\.\n/)
  })

  test.each(LANGUAGES)('ends with what was promised of the deal (%s)', language => {
    const envelope = seenBy(midway, 2)
    expect(text(envelope, language).trimEnd().endsWith(envelope.table.commitment)).toBe(true)
  })

  test('names the date once the weekday would mislead', () => {
    const envelope = { ...seenBy(midway, 2), awaitedSince: Date.UTC(2026, 10, 1, 23) }
    expect(text(envelope)).toContain('Since 2 November at 00:00.')
  })

  test('lists the hand from low to high, and what was drawn', () => {
    const written = text(seenBy(midway, 2))
    expect(written).toContain('Your hand: 28, 30, 39, 49, 76.')
    expect(written).toContain('You drew 76.')
  })

  test('numbers what may be done, cheapest first, with how to send it', () => {
    const written = text(seenBy(midway, 2))
    expect(written).toMatch(/^ {2}1 {2}39@a4 +39 to a4, costs nothing$/m)
    expect(written).toMatch(/^ {2}\d {2}-_ -_ +Discard two$/m)
    expect(written).toContain(`curl -d choice=1 -d version=12 -d key=$(date +%s) ${LINK}`)
  })

  test('shows offers for the Start in numbers, and takes one', () => {
    const [first, second] = handOf(pledging, 0)
    const envelope = seenBy(act(pledging, 0, `give 2 -${first} -${second}`), 2)
    expect(text(envelope)).toContain('Offered for the Start: Anna 2, Ben –, Chloé –. 6 of 8 missing.')
    expect(text(envelope)).toMatch(/^ {2}1 {2}give 0 +Offer none$/m)
    expect(text(envelope)).toMatch(/^ {2}curl -d 'choice=2 -\d+' -d version=\d+ /m)
  })

  test('shows a draft to its own seat, with the two ways on', () => {
    const draft = { line: '30@f2 -40', settlesAt: NOW + 60_000, events: [] }
    const written = text({ ...seenBy(midway, 2), draft })
    expect(written).toContain('You have confirmed 30@f2 -40')
    expect(written).toContain(textWords.en.settles('13:01'))
    expect(written).toContain(`curl -d undo=1 ${LINK}`)
    expect(written).toContain(`curl -d done=1 ${LINK}`)
    expect(written).not.toContain('What you can do')
  })

  test('invites whoever has not taken the seat, and nobody else', () => {
    const envelope = seenBy(midway, 2)
    const players = envelope.table.players.map(player => ({ ...player, taken: false }))
    const written = text({ ...envelope, choices: [], table: { ...envelope.table, players } })
    expect(written).toContain('This seat is kept for Chloé, and is not taken yet.')
    expect(written).toContain(`curl -d take=1 ${LINK}`)
    expect(text(envelope)).not.toContain('take=1')
  })

  test('says how a finished match ended, and where its record is', () => {
    const written = text(
      seenBy(
        drift(begun, () => false),
        0
      )
    )
    expect(written).toMatch(/The match is over\.\n.*the match is (won|lost)\./)
    expect(written).toContain('https://boat.example/m/AAECAwQFBgcICQ')
    expect(written).not.toContain('choice=')
  })

  test('tells a watcher everything but hands and ways to act', () => {
    const written = text(seenBy(midway, 'watcher', { missed: 12 }))
    expect(written).toContain('You are watching')
    expect(written).toContain('Ben placed ')
    expect(written).not.toMatch(/hand:|drew|choice=|What you can do/)
  })

  test('says when the match was restored', () => {
    const envelope = seenBy(midway, 2)
    const written = text({ ...envelope, table: { ...envelope.table, restoredAt: NOW - 3_600_000 } })
    expect(written).toContain('restored from its copy of Wednesday 12:00')
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

  test.each([
    ['fr', 'C’est à toi de jouer, Chloé.', 'Départ', 'Arrivée'],
    ['de', 'Du bist dran, Chloé.', 'Start', 'Ziel']
  ] as const)('speaks %s', (language, turn, start, finish) => {
    const written = text(seenBy(midway, 2, { language }), language)
    for (const word of [turn, start, finish]) expect(written).toContain(word)
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
