import { describe, expect, test } from 'vitest'
import type { Game } from '../../../engine/game.ts'
import { goldOf, isTileSpace, type State } from '../../../engine/merchants/core/state.ts'
import { merchants } from '../../../engine/merchants/index.ts'
import { DECK, TERRAINS } from '../../../engine/merchants/map/terrain.ts'
import { type Moment, randomPlay } from '../../random-play.ts'

// RULES.md, 8: what holds in any position.

const game = merchants as Game<unknown> as Game
const stateOf = ({ state }: Moment['after']) => state as unknown as State
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe.each([2, 3, 4])('in any match of %i', seats => {
  const moments = [21, 22].flatMap(number => randomPlay(game, {}, seats, number))
  const states = moments.map(({ after }) => stateOf(after))

  test('each terrain has nine tiles', () => {
    for (const { tiles, reserve } of states)
      for (const terrain of TERRAINS) expect(reserve[terrain] + tiles.filter(tile => tile === terrain).length).toBe(9)
  })

  test('there are ten rocks', () => {
    for (const { players, rocks, rockReserve } of states)
      expect(sum(players.map(player => player.rocks)) + rockReserve + rocks.filter(Boolean).length).toBe(10)
  })

  test('no card is lost or added, and nobody holds more than six', () => {
    for (const { players, deck, discard } of states) {
      expect([...players.flatMap(({ hand }) => hand), ...deck, ...discard].toSorted()).toEqual(DECK.toSorted())
      for (const { hand } of players) expect(hand.length).toBeLessThanOrEqual(6)
    }
  })

  test('merchants stand on tiles that no rock covers, or on special spaces', () => {
    for (const { players, tiles, rocks } of states)
      for (const { at } of players)
        expect([at, !isTileSpace(at) || (tiles[at] !== null && !rocks[at])]).toEqual([at, true])
  })

  test('tiles and rocks lie on spaces for tiles alone', () => {
    for (const { tiles, rocks } of states)
      for (const space of tiles.keys())
        expect(isTileSpace(space) || (tiles[space] === null && !rocks[space])).toBe(true)
  })

  test('coins are held or on the castles, and whoever has enough has won', () => {
    const total = { 2: 57, 3: 66, 4: 72 }[seats]
    for (const { castles, players, result } of states) {
      expect(sum(Object.values(castles).flat()) + sum(players.map(goldOf))).toBe(total)
      expect(players.some(player => goldOf(player) >= 18)).toBe(result !== null)
    }
  })

  test('only the active seat changes its place, its coins and its wagon', () => {
    for (const { before, after } of moments) {
      const idle = (state: State) => state.players.filter((_, seat) => seat !== stateOf(before).active)
      expect(idle(stateOf(after))).toEqual(idle(stateOf(before)))
    }
  })
})
