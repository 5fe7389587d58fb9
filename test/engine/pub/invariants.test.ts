import { completeOptions } from '../../../engine/options.ts'
import { describe, expect, test } from 'vitest'
import type { Event, Game } from '../../../engine/game.ts'
import { beersToWin, guestsAt, type State } from '../../../engine/pub/core/state.ts'
import { pub } from '../../../engine/pub/index.ts'
import { namesOfClan, raceOf, seatOfGuest } from '../../../engine/pub/room/names.ts'
import { type Moment, randomPlay } from '../../random-play.ts'

const game = pub as Game<unknown> as Game
const stateOf = ({ state }: Moment['after']) => state as unknown as State
const told = (events: readonly Event[], type: string) => events.filter(event => event.type === type)

describe.each([2, 3, 4, 5])('in any match of %i', seats => {
  const moments = [11, 12].flatMap(number => randomPlay(game, completeOptions(game, {}, seats), seats, number))
  const states = moments.map(({ after }) => stateOf(after))

  test('each clan has its seven, in the stack or in the pub', () => {
    for (const { guests, players } of states)
      for (const [seat, { hidden, shown }] of players.entries()) {
        const inside = guests.filter(({ name }) => seatOfGuest(name) === seat).map(({ name }) => name)
        expect([...hidden, ...shown, ...inside].toSorted()).toEqual(namesOfClan(seat))
      }
  })

  test('a guest has fewer than six beers and no fewer coins than none', () => {
    for (const { coins, beers } of states.flatMap(({ guests }) => guests)) {
      expect(beers).toBeLessThan(6)
      expect(Math.min(coins, beers)).toBeGreaterThanOrEqual(0)
    }
  })

  test('a table has guests of one race, or of races that are all different', () => {
    for (const state of states)
      for (const table of [1, 2, 3, 4, 5, 6]) {
        const races = guestsAt(state, table).map(({ name }) => raceOf(name))
        expect([1, races.length, 0]).toContain(new Set(races).size)
      }
  })

  test('of each clan one at most stands at the door', () => {
    for (const state of states) {
      const clans = guestsAt(state, 0).map(({ name }) => seatOfGuest(name))
      expect(new Set(clans).size).toBe(clans.length)
    }
  })

  test('the innkeeper never goes back to the door', () => {
    const gone = moments.filter(({ before }) => stateOf(before).innkeeper !== null)
    expect(gone.filter(({ after }) => !stateOf(after).innkeeper)).toEqual([])
    expect(gone.length).toBeGreaterThan(0)
  })

  test('what is told adds up to every bank, and to the coins on the floor', () => {
    for (const { before, after, events } of moments) {
      const banks = stateOf(before).players.map(({ bank }) => bank)
      for (const { facts } of told(events, 'left')) {
        const seat = seatOfGuest(facts.char as never)
        banks[seat] = (banks[seat] ?? 0) + Number(facts.beers)
        expect(facts.bank).toBe(banks[seat])
      }
      expect(stateOf(after).players.map(({ bank }) => bank)).toEqual(banks)
      const floor = [...stateOf(before).floor]
      for (const { facts } of told(events, 'tipped')) floor[Number(facts.place)] = (floor[Number(facts.place)] ?? 0) + 1
      for (const { facts } of told(events, 'took')) floor[Number(facts.place)] = (floor[Number(facts.place)] ?? 0) - 1
      expect(stateOf(after).floor).toEqual(floor)
    }
  })

  test('each coin paid becomes a beer, or leaves with whoever is thrown out', () => {
    for (const { events } of moments)
      for (const { facts } of told(events, 'paid')) {
        const rounds = facts.rounds as [string, string][]
        const ranks = rounds.map(([payer]) => 'LNOT'.indexOf(payer.charAt(1)))
        expect(ranks).toEqual(ranks.toSorted())
        for (const [payer, payee] of rounds)
          expect('LNOT'.indexOf(payee.charAt(1))).toBeGreaterThan('LNOT'.indexOf(payer.charAt(1)))
      }
  })

  test('nobody has the goal but whoever has won', () => {
    for (const state of states) {
      const done = [...state.players.keys()].filter(seat => (state.players[seat]?.bank ?? 0) >= beersToWin(state))
      expect(done).toEqual(state.result?.ranking?.[0] ?? [])
    }
    expect(states.filter(({ result }) => result !== null).length).toBe(2)
  })
})
