import { describe, expect, test } from 'vitest'
import { ascent } from '../../../engine/ascent/index.ts'
import type { State } from '../../../engine/ascent/core/state.ts'
import type { Event, Viewer } from '../../../engine/game.ts'
import { eventForViewer, openMatch } from '../../../engine/match.ts'
import { randomStream } from '../../../engine/random.ts'
import { position } from './position.ts'

// RULES.md, 9. The numbers are those of the worked examples: RULES.md, 12.

const VIEWERS: readonly Viewer[] = [0, 1, 'watcher']
const MATCH = openMatch(ascent, { documentary: true, wildlife: true, greenPath: true }, 2, '5'.repeat(64)).match.state

describe('what is hidden', () => {
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
