import { describe, expect, test } from 'vitest'
import type { WireChoice } from '../../../schema/wire/choice.ts'
import type { TapChoice } from '../../../web/seat/game.ts'
import { tapsOf } from '../../../web/seat/prepared.ts'
import {
  held,
  isLit,
  meaning,
  NO_TAPS,
  type Offer,
  tapCard,
  tapPlace,
  type Taps,
  tapVerb
} from '../../../web/seat/taps.ts'

const HAND = ['23', '7', 'S', 'S', '40']

const place: WireChoice = {
  verb: 'place',
  subject: '23',
  line: '23@_',
  ways: { kind: 'cell', at: { e4: 2, f1: 0 } },
  pick: { from: ['7', 'S', 'S', '40'], least: 0, most: 2 },
  try: '23@f1'
}
const discard: WireChoice = { verb: 'discard', line: '', pick: { from: HAND, least: 2, most: 2 }, try: '-23 -7' }
const give: WireChoice = {
  verb: 'give',
  line: 'give _',
  ways: { kind: 'count', at: { 0: 0, 1: 1, 2: 2 } },
  pick: { from: HAND, least: 0, most: 2 },
  try: 'give 0'
}
const withdraw: WireChoice = { verb: 'withdraw', line: 'withdraw', try: 'withdraw' }

const turn: Offer = { choices: [place, discard], hand: HAND }
const pledge: Offer = { choices: [give, withdraw], hand: HAND }

/** Taps one after the other: a card by its position, a place by its name, a verb in capitals. */
function tapped(offer: Offer, taps: string): Taps {
  return taps.split(' ').reduce((sofar, tap) => {
    if (/^\d$/.test(tap)) return tapCard(offer, sofar, Number(tap))
    return tap === tap.toUpperCase() ? tapVerb(offer, sofar, tap.toLowerCase()) : tapPlace(offer, sofar, tap)
  }, NO_TAPS)
}

describe('a turn is tapped together', () => {
  test.each([
    ['a card alone is not enough', '0', ''],
    ['a card, then a place that costs nothing', '0 f1', '23@f1'],
    ['a card, then a place, and too few to pay', '0 e4 1', ''],
    ['a card, then a place, then what pays', '0 e4 1 4', '23@e4 -7 -40'],
    ['of two cards alike, each once', '0 e4 2 3', '23@e4 -S -S'],
    ['one card too many takes the place of the first', '0 e4 1 4 2', '23@e4 -40 -S'],
    ['what pays can be tapped away', '0 e4 1 4 1 2', '23@e4 -40 -S'],
    ['another place keeps what still pays', '0 e4 1 4 f1', '23@f1'],
    ['the place first', 'f1 0', '23@f1'],
    ['a place tapped twice is left', '0 f1 f1', ''],
    ['a card tapped twice is put down, and the place stays', '0 f1 0 0', '23@f1'],
    ['a place where nothing goes changes nothing', '0 a1 f1', '23@f1'],
    ['a card that goes nowhere begins nothing', '1 4', ''],
    ['discarding by its button takes the chosen card along', '0 DISCARD 4', '-23 -40'],
    ['discarding takes two and no more', 'DISCARD 1 2 3', '-S -S']
  ])('%s', (_, taps, line) => {
    expect(meaning(turn, tapped(turn, taps)).line).toBe(line)
  })

  test.each([
    ['nothing is an offer too', 'GIVE', 'give 0'],
    ['the number follows from the cards', 'GIVE 1 4', 'give 2 -7 -40'],
    ['a card begins the offer by itself', '1', 'give 1 -7'],
    ['no more than may be given', 'GIVE 0 1 4', 'give 2 -7 -40'],
    ['an offer is withdrawn', 'WITHDRAW', 'withdraw']
  ])('an offer: %s', (_, taps, line) => {
    expect(meaning(pledge, tapped(pledge, taps)).line).toBe(line)
  })
})

test('while a price is being paid, a card that cannot pay begins nothing, though it goes elsewhere', () => {
  const monster: WireChoice = {
    verb: 'monster',
    subject: '40',
    line: '40@_',
    ways: { kind: 'cell', at: { a1: 0 } },
    try: '40@a1'
  }
  const offer: Offer = {
    choices: [{ ...place, pick: { from: ['7', 'S', 'S'], least: 0, most: 2 } }, monster],
    hand: HAND
  }
  expect(meaning(offer, tapped(offer, '4 a1')).line).toBe('40@a1')
  expect(meaning(offer, tapped(offer, '0 e4 1 4 2')).line).toBe('23@e4 -7 -S')
})

test('where nothing goes anywhere, a card begins what takes it', () => {
  expect(meaning({ ...turn, choices: [discard] }, tapped({ ...turn, choices: [discard] }, '1 4')).line).toBe('-7 -40')
})

test('only the chosen card lights places', () => {
  const lit = (taps: Taps) => ['e4', 'f1', 'a1'].filter(cell => isLit(meaning(turn, taps).choice?.ways, cell))
  expect(lit(NO_TAPS)).toEqual([])
  expect(lit(tapped(turn, '0'))).toEqual(['e4', 'f1'])
  expect(lit(tapped(turn, 'DISCARD'))).toEqual([])
})

test('a place tells how many cards go with it', () => {
  expect(meaning(turn, tapped(turn, '0'))).toMatchObject({ least: 0, most: 0 })
  expect(meaning(turn, tapped(turn, '0 e4'))).toMatchObject({ least: 2, most: 2 })
})

test('cards of an offer that stands are found in the hand', () => {
  expect(held(HAND, ['S', 'S', '7'])).toEqual([2, 3, 1])
})

test.each(['23@f1', '23@e4 -7 -S', '-S -S', '-7 -40'])('a line brought along is tapped: %s', line => {
  const taps = tapsOf(line.toLowerCase(), turn)
  expect(taps && meaning(turn, taps).line).toBe(line)
})

test.each(['give 0', 'give 2 -7 -40', 'withdraw'])('so is an offer: %s', line => {
  const taps = tapsOf(line, pledge)
  expect(taps && meaning(pledge, taps).line).toBe(line)
})

test.each(['41@f1', '23@a1', 'give 1 -7'])('what is not offered is not tapped: %s', line => {
  expect(tapsOf(line, turn)).toBeUndefined()
})

describe('where some ways take only some of the cards', () => {
  const buy: TapChoice = {
    verb: 'buy',
    line: 'buy _',
    ways: { kind: 'cell', at: { a1: 1, b1: 2 } },
    pick: { from: HAND, least: 0, most: HAND.length },
    only: { b1: ['S', 'S'] },
    try: 'buy a1 -23'
  }
  const offer: Offer = { choices: [buy], hand: HAND }

  test.each([
    ['any pays for one', 'BUY a1 1', 'buy a1 -7'],
    ['only those for the other', 'BUY b1 1 2 3', 'buy b1 -S -S'],
    ['what pays for one is given back at the other', 'BUY a1 1 b1 2', ''],
    ['and may be tapped again', 'BUY a1 1 b1 2 3', 'buy b1 -S -S']
  ])('%s', (_, taps, line) => {
    expect(meaning(offer, tapped(offer, taps)).line).toBe(line)
  })
})

test('a line brought along is tapped, in whatever letters its cards are written', () => {
  const offer: Offer = { choices: [{ ...discard, pick: { from: ['pe', 'R'], least: 2, most: 2 } }], hand: ['R', 'pe'] }
  expect(tapsOf('-R -pe', offer)?.picks).toEqual([0, 1])
})
