import { expect, test } from 'vitest'
import type { PlanEntry } from '../../../schema/wire/plan.ts'
import { entryOf, payable, priced, tapPlanned } from '../../../web/seat/plan/taps.ts'
import { readPlan, writeEntry } from '../../../web/seat/plan/written.ts'
import { NO_TAPS, type Offer, type Taps, tapCard, tapPlace, tapVerb } from '../../../web/seat/taps.ts'

const entry = (line: string, most: number, ...give: string[]): PlanEntry => ({ line, most, give })

test.each([
  ['plan 23@e4', [entry('23@e4', 0)]],
  ['Plan 23@e4 -7 -9', [entry('23@e4', 2, '7', '9')]],
  ['plan 23@e4 max 1 -7 -9; -7 -9', [entry('23@e4', 1, '7', '9'), entry('', 2, '7', '9')]],
  ['plan  herd b1 b2  -S3 MAX 1 ;', [entry('herd b1 b2', 1, 'S3')]],
  ['plan 23@e4 max', [entry('23@e4 max', 0)]],
  ['plan row 1 then  row 2 THEN rest max 1 -7 -9; rest', [entry('row 1; row 2; rest', 1, '7', '9'), entry('rest', 0)]],
  ['plan none', []],
  ['planned 23@e4', null],
  ['23@e4', null]
])('“%s” is read as it is meant', (text, entries) => {
  expect(readPlan(text)).toEqual(entries)
})

test.each([
  [entry('23@e4', 0), '23@e4'],
  [entry('23@e4', 2, '7', '9'), '23@e4 -7 -9'],
  [entry('23@e4', 1, '7', '9'), '23@e4 max 1 -7 -9'],
  [entry('', 2, '7', '9'), '-7 -9'],
  [entry('buy a4; end', 1, 'R', 'G'), 'buy a4 then end max 1 -R -G']
])('an entry is written as it is read', (one, written) => {
  expect(writeEntry(one)).toBe(written)
  expect(readPlan(`plan ${written}`)).toEqual([one])
})

const offer: Offer = {
  hand: ['23', '7', '9', '41'],
  choices: [
    {
      verb: 'place',
      subject: '23',
      line: '23@_',
      ways: { kind: 'cell', at: { e4: 1, f4: 0 } },
      pick: { from: ['7', '9', '41'], least: 0, most: 1 },
      try: '23@f4'
    }
  ]
}

const taken = (...cards: number[]): Taps =>
  cards.reduce((taps, at) => tapCard(payable(offer, taps), taps, at), tapPlace(offer, tapCard(offer, NO_TAPS, 0), 'e4'))

test('where no card leads anywhere, the first that is tapped asks what is to be said', () => {
  const said: Offer = { hand: ['G'], choices: ['jump', 'stay'].map(line => ({ verb: line, line, try: line })) }
  const offers = { jump: 'Jump', stay: 'Stay' }
  expect(tapPlanned(said, null, 0, offers)).toEqual(NO_TAPS)
  expect(entryOf(said, tapVerb(said, NO_TAPS, 'stay'))).toEqual(entry('stay', 0))
  expect(tapPlanned({ ...said, choices: [] }, null, 0, offers)).toBeNull()
  expect(tapPlanned(offer, null, 0, offers)).toMatchObject({ card: 0 })
})

test('what it costs now must be named, and more may be', () => {
  const entries = [taken(), taken(1), taken(1, 2)].map(taps => entryOf(priced(offer, taps), taps))
  expect(entries).toEqual([undefined, entry('23@e4', 1, '7'), entry('23@e4', 2, '7', '9')])
})

test('cards are given in the order in which they were tapped', () => {
  const taps = taken(3, 1)
  expect(entryOf(priced(offer, taps), taps)).toEqual(entry('23@e4', 2, '41', '7'))
})

test('a card that a way names is given, as one that is tapped for it', () => {
  const way = 'go d7 -41'
  const ways = { kind: 'route', at: { [way]: 0 } } as const
  const led: Offer = { ...offer, choices: [{ verb: 'play', subject: '41', line: '_', ways, try: way }] }
  const taps = tapPlace(led, tapCard(led, NO_TAPS, 3), way)
  expect(entryOf(priced(led, taps), taps)).toEqual(entry('go d7', 1, '41'))
})

test('what costs nothing is planned for nothing', () => {
  const taps = tapPlace(offer, tapCard(offer, NO_TAPS, 0), 'f4')
  expect(entryOf(priced(offer, taps), taps)).toEqual(entry('23@f4', 0))
})
