import { describe, expect, test } from 'vitest'
import { ascent } from '../../../engine/ascent/index.ts'
import type { Card } from '../../../engine/ascent/mountain/cards.ts'
import type { State } from '../../../engine/ascent/core/state.ts'
import type { Event, Viewer } from '../../../engine/game.ts'
import { eventForViewer, openMatch } from '../../../engine/match.ts'
import { randomStream } from '../../../engine/random.ts'
import { position } from './position.ts'

// RULES.md, 9. The numbers are those of the worked examples: RULES.md, 12.

const VIEWERS: readonly Viewer[] = [0, 1, 'watcher']
const SECRET: readonly Card[] = ['R11', 'S7', 'G2', 'BR', 'FG']
const MATCH = openMatch(ascent, { documentary: true, wildlife: true, greenPath: true }, 2, '5'.repeat(64)).match.state

describe('what is hidden', () => {
  const HIDDEN: readonly [string, (state: State) => State, readonly Viewer[]][] = [
    ['the hand of seat 0', state => withCards(state, 0, { hand: SECRET }), [0]],
    ['the hand of seat 1', state => withCards(state, 1, { hand: SECRET }), [1]],
    ['the deck of seat 0', state => withCards(state, 0, { deck: other(state.players[0]?.deck) }), []],
    ['the deck of seat 1', state => withCards(state, 1, { deck: other(state.players[1]?.deck) }), []],
    ['the Panoramas never turned up', state => ({ ...state, panoramas: hiddenTurned(state) }), []]
  ]

  test.each(HIDDEN)('%s is seen by its owner at most', (_, changed, seenBy) => {
    const seen = VIEWERS.filter(viewer => bytes(changed(MATCH), viewer) !== bytes(MATCH, viewer))
    expect(seen).toEqual(seenBy)
  })

  test('example 173: the own discards are a number, to their owner too', () => {
    const [, after] = played('1: R3', 'G5 S7 R9 G11 FS', 'G5@b1 -S7 -R9')
    expect(ascent.view(after, 0).players[0]).toEqual({ hand: 5, limit: 5, deck: 17, discarded: 2 })
    expect(JSON.stringify(after)).not.toMatch(/S7|R9/)
  })

  test('example 174: what a seat may do is offered to itself alone', () => {
    const state = position('1: R3', { hands: ['G5 +4', 'G3 +4'] })
    expect(ascent.choices(state, 0).map(({ subject }) => subject)).toContain('G5')
    expect(ascent.choices(state, 1)).toEqual([])
  })

  test('example 175: a watcher sees the mountain, the counts and the goals, and no hand', () => {
    const seen = ascent.view(MATCH, 'watcher')
    expect(seen).toEqual({
      viewer: 'watcher',
      slots: {},
      buried: [],
      adopted: {},
      goals: { greenPath: 'open', documentary: 'open', wildlife: 'open' },
      active: MATCH.active,
      next: (MATCH.active + 1) % MATCH.players.length,
      players: MATCH.players.map(({ deck }) => ({ hand: 5, limit: 5, deck: deck.length, discarded: 0 })),
      hiker: null,
      panoramas: MATCH.panoramas.slice(0, 3).map(({ sequence }) => ({ sequence: sequence.join('-'), isFilmed: false })),
      herds: {},
      supply: 12
    })
  })
})

describe('what is told of an action', () => {
  test('example 172: a payment stays closed', () => {
    const [events, after] = played('1: R3', 'G5 S7 R9 G11 FS', 'G5@b1 -S7 -R9')
    for (const viewer of VIEWERS)
      expect(events.map(event => eventForViewer(event, viewer))).toEqual([
        { type: 'placed', facts: { seat: 0, card: 'G5', slot: 'b1', paid: 2 } },
        { type: 'drew', facts: { seat: 0, count: 3 } },
        { type: 'turn', facts: { seat: 1 } }
      ])
    expect(ascent.view(after, 1)).toMatchObject({ slots: { a1: 'R3', b1: 'G5' }, hand: ['SU', 'SU', 'SU', 'SU', 'SU'] })
  })

  test.each([
    ['-S7 -R9', [{ type: 'discarded', facts: { seat: 0, count: 2 } }]],
    ['BR@d1', [{ type: 'bridged', facts: { seat: 0, slot: 'd1' } }]],
    [
      'G6*@d1 -S7',
      [
        { type: 'placed', facts: { seat: 0, card: 'G6*', slot: 'd1', paid: 1 } },
        { type: 'appeared', facts: { slot: 'd1' } }
      ]
    ],
    [
      'FS@b1>b2 -S7 -R9',
      [{ type: 'lifted', facts: { seat: 0, card: 'FS', source: 'b1', target: 'b2', lifted: 'S4', paid: 2 } }]
    ],
    ['herd a1 a2 -S7', [{ type: 'herded', facts: { seat: 0, route: ['a1', 'a2'], ibexes: 1, paid: 1 } }]]
  ] as const)('%s', (line, told) => {
    const state = position('1: R3{1} S4 R5 / 2: G2', { rules: ['wildlife'], hands: ['G6* S7 R9 BR FS', '+5'] })
    expect(ascent.apply(state, 0, ascent.parse(line)).events).toEqual(told)
  })

  test('example 176: a hook tells neither the old hand nor the order of the deck', () => {
    const state = position('1: R3 ⟨hooks 2⟩', { rules: ['hooks'], hands: ['G5 S7 R9 G11 FS R2 [4]'] })
    const hooked = ascent.apply(state, 0, ascent.parse('hook'))
    expect(ascent.view(hooked.state, 0)).toMatchObject({ hand: [], hooks: 1, players: [{ hand: 0, deck: 10 }] })
    const [events, after] = settle(hooked.state)
    expect([...hooked.events, ...events].map(event => eventForViewer(event, 0))).toEqual([
      { type: 'hooked', facts: { seat: 0, left: 1 } },
      { type: 'shuffled', facts: { seat: 0, count: 10 } },
      { type: 'drew', facts: { seat: 0, count: 6 } },
      { type: 'turn', facts: { seat: 0 } }
    ])
    expect(ascent.view(after, 0)).toMatchObject({ hand: { length: 6 }, players: [{ hand: 6, deck: 4 }] })
  })
})

describe('what everybody sees', () => {
  test.each([
    ['the adopted values', '1: G9 FS BR FR / 2: FG', { adopted: { b1: 9, d1: 9 } }],
    [
      'the Bridges, also the buried ones',
      '1: G9 S3/BR BR',
      { slots: { a1: 'G9', b1: 'S3', c1: 'BR' }, buried: ['b1'] }
    ],
    ['no hiker without a grassy card in row 1', '1: R3 S4 / 2: G5', { hiker: null }],
    ['the hiker on the highest of the path', '1: G3 S4 G5 / 2: R6 G7', { hiker: 'b2' }],
    ['the hiker on the leftmost of the highest', '1: G3 S4 G5 R6 / 2: G6 S6 G9', { hiker: 'a2' }],
    ['the herds and what may still appear', '1: G3{2} S4{1}', { herds: { a1: 2, b1: 1 }, supply: 9 }],
    [
      'the Panoramas, also the filmed ones',
      '1: R3 ⟨3-4-3 filmed, 9-8-7⟩',
      { panoramas: [{ isFilmed: true }, { isFilmed: false }] }
    ],
    [
      'the goals',
      'FULL[(4,1)=R12] ⟨3-4-3 filmed⟩',
      { goals: { greenPath: 'lost', documentary: 'met', wildlife: 'lost' } }
    ],
    ['that eight below row 8 are not enough', 'FULL[(7,1)=G12{8}]', { goals: { wildlife: 'open' } }],
    ['whose turn it is', 'empty', { active: 0 }]
  ])('%s: %s', (_, before, shown) => {
    const state = position(before, { rules: ['greenPath', 'wildlife', 'documentary'] })
    for (const viewer of VIEWERS) expect(ascent.view(state, viewer)).toMatchObject(shown)
  })

  test('nothing of rules that are off', () => {
    expect(Object.keys(ascent.view(position('1: G3'), 'watcher')).sort()).toEqual(
      ['active', 'adopted', 'buried', 'goals', 'next', 'players', 'slots', 'viewer'].sort()
    )
  })
})

function bytes(state: State, viewer: Viewer): string {
  return JSON.stringify(ascent.view(state, viewer))
}

function played(before: string, hand: string, line: string): [readonly Event[], State] {
  const step = ascent.apply(position(before, { hands: [hand, '+5'] }), 0, ascent.parse(line))
  const [events, state] = settle(step.state)
  return [[...step.events, ...events], state]
}

function settle(state: State): [readonly Event[], State] {
  const step = ascent.advance(state, randomStream(new Uint8Array(32)))
  if (!step) return [[], state]
  const [events, last] = settle(step.state)
  return [[...step.events, ...events], last]
}

function withCards(state: State, seat: number, cards: Partial<State['players'][number]>): State {
  return { ...state, players: state.players.map((player, at) => (at === seat ? { ...player, ...cards } : player)) }
}

function other(deck: readonly Card[] = []): Card[] {
  return deck.map(card => (card === 'R11' ? 'S2' : 'R11'))
}

function hiddenTurned({ panoramas }: State): State['panoramas'] {
  return panoramas.map(panorama => (panorama.side === 'hidden' ? { ...panorama, sequence: [1, 1, 1] } : panorama))
}
