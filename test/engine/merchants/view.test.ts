import { plannableChoices, whyNoChoiceUsesCard } from '../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { merchants } from '../../../engine/merchants/index.ts'
import { startingCoins } from '../../../engine/merchants/map/coins.ts'
import { WARES } from '../../../engine/merchants/map/special.ts'
import { drafts } from '../drawn.ts'
import type { Game } from '../../../engine/game.ts'
import { playAll, position } from './position.ts'

// RULES.md, 6 and 10.

const player = { wagon: WARES, coins: [], gold: 0 }

const lines = (where: string, seat: number) =>
  plannableChoices(merchants, position(where), seat).map(choice => choice.verb)

describe('a view', () => {
  const { state } = playAll(position('coins 3 2'), 'rock f7, M@f8')

  test('shows whoever sits there all that lies open, the own hand and nothing else', () => {
    expect(merchants.view(state, 0)).toEqual({
      viewer: 0,
      phase: 'play',
      active: 0,
      next: 1,
      played: 1,
      blocked: true,
      entered: null,
      die: null,
      named: null,
      tiles: { f8: 'M', f7: 'F', e6: 'F', d4: 'V', e3: 'W' },
      rocks: ['f7', 'f3'],
      reserve: { F: 7, W: 8, M: 8, V: 8, E: 9 },
      rockReserve: 2,
      castles: startingCoins(2),
      players: [
        { ...player, at: 'g9', hand: 5, rocks: 3, coins: [3, 2], gold: 5 },
        { ...player, at: 'd4', hand: 6, rocks: 3 }
      ],
      deck: 42,
      discard: expect.any(Object),
      hand: ['M', 'M', 'M', 'F', 'V']
    })
  })

  test('counts the discard by kinds', () => {
    const { discard } = merchants.view(state, 'watcher')
    const before = merchants.view(position('coins 3 2'), 'watcher').discard
    expect(discard).toEqual({ ...before, M: before.M + 1 })
  })

  test('of a watcher has no hand', () => {
    expect(merchants.view(state, 'watcher')).not.toHaveProperty('hand')
  })

  test('tells of a die what it names, and what it is for', () => {
    const rolled = playAll(position(), 'roll -F -V =6').state
    expect(merchants.view(rolled, 1)).toMatchObject({ die: { source: 'cards', face: 6 }, named: 'ROCK', played: 2 })
  })

  test('tells which special space was entered, until it is left', () => {
    const entered = playAll(position('at f8 d4; tiles f8M f7F; hand MMF'), 'go g9 -M').state
    expect(merchants.view(entered, 1).entered).toBe('g9')
    expect(merchants.view(playAll(entered, 'go f8 -M').state, 1).entered).toBeNull()
  })
})

test('as many cards lie face down for a draft as are drawn then', () => {
  const all = drafts(merchants as Game<unknown> as Game, {}, 3)
  expect(all.filter(({ told, drew }) => told !== drew)).toEqual([])
  expect(new Set(all.map(({ told }) => told)).size).toBeGreaterThan(4)
})

test.each([
  ['no more than there are', 'hand MM; deck 1; discard 1; played 3; phase draw', 2],
  ['one where none was played', 'hand MM; phase draw', 1],
  ['all that are missing on the meadow', 'at e5 d4; entered e5; hand MM; played 1; phase draw', 4],
  ['all that are missing after a sale', 'hand M; phase fill', 5]
])('and %s', (_, where, faceDown) => {
  expect(merchants.view(position(where), 0).faceDown).toBe(faceDown)
  expect(merchants.view(position(where), 1)).not.toHaveProperty('faceDown')
})

describe('what may be planned', () => {
  test('is a whole turn, from its beginning on', () => {
    expect([...new Set(lines('', 1))]).toEqual(['go', 'place', 'remove', 'rock', 'roll', 'end'])
    expect(lines('blocked x; played 3', 0)).toContain('rock')
    expect(lines('phase die; die 3', 0)).toEqual(lines('', 0))
    expect(lines('phase sale; at c1 d4', 1)).toEqual(lines('', 1))
  })

  test('begins with nothing played, placed, entered or rolled, whatever goes on meanwhile', () => {
    const rolled = position('at e5 d4; played 2; blocked x; entered e5; phase die; die 3 sale')
    const { phase, active, played, blocked, entered, die } = merchants.planning?.asIfTurnBegan?.(rolled, 1) ?? rolled
    expect([phase, active, played, blocked, entered, die]).toEqual(['play', 1, 0, false, null, null])
  })

  test('is nothing once the match is over', () => {
    const over = playAll(position('at c1 d4; gems 4 3; coins 5 4 5; phase sale'), 'sell coin').state
    expect(plannableChoices(merchants, over, 1)).toEqual([])
  })
})

describe('against a card', () => {
  test('speaks nothing where it may be laid or played', () => {
    expect(['M', 'F', 'V'].map(card => whyNoChoiceUsesCard(merchants, position(), 0, card))).toEqual([null, null, null])
  })

  test('speaks what is in the way of it', () => {
    expect(whyNoChoiceUsesCard(merchants, position(), 0, 'W')).toMatchObject({ code: 'CARD_NOT_IN_HAND' })
    expect(whyNoChoiceUsesCard(merchants, position(), 1, 'E')).toEqual({ code: 'NOT_YOUR_TURN' })
    expect(whyNoChoiceUsesCard(merchants, position('phase sale; at c1 d4'), 0, 'M')).toEqual({ code: 'WRONG_PHASE' })
    expect(whyNoChoiceUsesCard(merchants, position('reserve V0'), 0, 'V')).toEqual({ code: 'BAD_FROM' })
    expect(whyNoChoiceUsesCard(merchants, position(), 0, 'Q7')).toEqual({
      code: 'CARD_NOT_IN_HAND',
      facts: { cards: ['Q7'] }
    })
  })
})
