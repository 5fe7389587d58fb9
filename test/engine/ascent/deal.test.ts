import { describe, expect, test } from 'vitest'
import { ascent } from '../../../engine/ascent/index.ts'
import type { Facts } from '../../../engine/game.ts'
import { type MatchUpdate, openMatch } from '../../../engine/match.ts'
import type { State } from '../../../engine/ascent/core/state.ts'

// The numbers are those of the worked examples: RULES.md, 12.

const SEEDS = Array.from({ length: 60 }, (_, count) => (count + 1).toString(16).padStart(64, '0'))

/** RULES.md, 3.2: players, cards dealt, and in turn order who is handed a Bridge, decks that follow from piles. */
const DEALT: readonly [number, number, number[], number[][]][] = [
  [1, 79, [], [[79]]],
  [2, 84, [1], [[42, 42]]],
  [3, 84, [1], [[28, 28, 28]]],
  [4, 83, [1, 3], permuted(21, [21, 21, 20])],
  [5, 83, [1, 3], permuted(17, [17, 17, 16, 16])]
]

describe.each(DEALT)('examples 152 to 158, %i at the table', (seats, cards, bridged, possible) => {
  const dealt = SEEDS.map(seed => inTurn(openMatch(ascent, {}, seats, seed)))

  test('all cards are dealt as evenly as can be, the first player gets one of the larger piles', () => {
    for (const { piles } of dealt) {
      expect(piles.reduce((sum, pile) => sum + pile, 0)).toBe(cards)
      expect(possible).toContainEqual(piles)
    }
    expect(new Set(dealt.map(({ piles }) => piles.join())).size).toBe(possible.length)
  })

  test('hands are drawn up to the limit, from a Bridge or from nothing', () => {
    const limit = seats === 1 ? 6 : 5
    for (const { hands, decks, piles, given } of dealt) {
      expect(given).toEqual(bridged)
      expect(hands.map(hand => hand.length)).toEqual(piles.map(() => limit))
      expect(decks).toEqual(piles.map((pile, turn) => pile - limit + (bridged.includes(turn) ? 1 : 0)))
      for (const turn of bridged) expect(hands[turn]).toContain('BR')
    }
  })

  test('everybody may come first', () => {
    expect(new Set(dealt.map(({ first }) => first)).size).toBe(seats)
  })
})

describe('the deck', () => {
  test('has two of each mountain card, one of them with the icon for four values', () => {
    const cards = counted(2)
    expect(cards.get('G7')).toBe(2)
    expect([cards.get('R3'), cards.get('R3*'), cards.get('S12*')]).toEqual([1, 1, 1])
    expect([cards.get('SU'), cards.get('BR'), cards.get('FG'), cards.get('FS'), cards.get('FR')]).toEqual([
      5, 5, 1, 1, 1
    ])
    expect(total(cards)).toBe(85)
  })

  test('example 157: alone, it has no cards of value 1', () => {
    const cards = counted(1)
    expect([...cards.keys()].filter(card => /^[GSR]1$/.test(card))).toEqual([])
    expect(total(cards)).toBe(79)
  })
})

test('example 157: alone, three hooks lie ready, or as many as were chosen', () => {
  expect(openMatch(ascent, {}, 1, SEEDS[0] ?? '').match.state.hooks).toBe(3)
  expect(openMatch(ascent, { hooks: 1 }, 1, SEEDS[0] ?? '').match.state.hooks).toBe(1)
})

test.each([3, 4, 5])('example 159: with %i sequences, so many Panoramas are turned up from the left', sequences => {
  const { match, events } = openMatch(ascent, { documentary: true, sequences }, 2, SEEDS[3] ?? '')
  const { panoramas } = match.state
  expect(panoramas.map(({ side }) => side)).toEqual(
    panoramas.map((_, index) => (index < sequences ? 'revealed' : 'hidden'))
  )
  const revealed = events.find(({ type }) => type === 'revealed')
  const sealed = Object.assign({}, ...events.map(event => event.sealed)) as { panoramas: string[] }
  expect(revealed?.facts.sequences).toEqual(sealed.panoramas.slice(0, sequences))
})

test('the opening is told in numbers, and names no card', () => {
  const { events } = openMatch(ascent, { documentary: true }, 3, SEEDS[0] ?? '')
  expect(events.map(({ type, facts, only }) => [type, Object.keys(facts), only])).toEqual([
    ['dealt', ['piles', 'bridged', 'first'], undefined],
    ...Array.from({ length: 3 }, () => ['drew', ['seat', 'count'], undefined]),
    ['revealed', ['sequences'], undefined],
    ['turn', ['seat'], undefined]
  ])
  expect(events[0]?.facts).toMatchObject({ piles: [28, 28, 28] })
})

test('the modules change nothing of the deal', () => {
  const [plain, full] = [{}, { greenPath: true, documentary: true, wildlife: true }].map(
    options => openMatch(ascent, options, 4, SEEDS[5] ?? '').match.state.players
  )
  expect(full).toEqual(plain)
})

/** What was dealt, in turn order from the first player. */
function inTurn({ match, events }: MatchUpdate<State>) {
  const facts: Facts = events.find(({ type }) => type === 'dealt')?.facts ?? {}
  const first = Number(facts.first)
  const turn = (seat: number) => (seat - first + match.setup.seats) % match.setup.seats
  const order = <T>(list: readonly T[]) => list.map((_, index) => list[(first + index) % list.length] as T)
  return {
    first,
    piles: order(facts.piles as number[]),
    given: (facts.bridged as number[]).map(turn).sort(),
    hands: order(match.state.players.map(({ hand }) => hand)),
    decks: order(match.state.players.map(({ deck }) => deck.length))
  }
}

function counted(seats: number): Map<string, number> {
  const { players } = openMatch(ascent, {}, seats, SEEDS[0] ?? '').match.state
  const cards = new Map<string, number>()
  for (const card of players.flatMap(({ hand, deck }) => [...hand, ...deck]))
    cards.set(card, (cards.get(card) ?? 0) + 1)
  return cards
}

function total(cards: Map<string, number>): number {
  return [...cards.values()].reduce((sum, count) => sum + count, 0)
}

function permuted(first: number, others: readonly number[]): number[][] {
  if (others.length === 0) return [[first]]
  const ways = others.flatMap((next, index) =>
    permuted(
      next,
      others.filter((_, other) => other !== index)
    )
  )
  return [...new Set(ways.map(way => way.join()))].map(way => [first, ...way.split(',').map(Number)])
}
