import { describe, expect, test } from 'vitest'
import type { Game } from '../../../engine/game.ts'
import { openMatch } from '../../../engine/match.ts'
import { reef } from '../../../engine/reef/index.ts'
import { BREEDING_CARDS, SEA_CARDS } from '../../../engine/reef/sea/cards.ts'
import { refusal } from '../refused.ts'
import { seedOf } from '../../random-play.ts'

// RULES.md, 1 and 3.

const SEEDS = Array.from({ length: 40 }, (_, number) => seedOf(number))
const dealt = SEEDS.map(seed => openMatch(reef, {}, 2, seed))
const many = (cards: readonly string[]) =>
  [...new Set(cards)].map(card => [card, cards.filter(one => one === card).length])

test('the sea has 60 cards: two of each fish, and ruling 4', () => {
  const fish = [...'RYGBPK'].flatMap(colour => [
    [`${colour}m`, 2],
    [`${colour}f`, 2]
  ])
  expect(many(SEA_CARDS)).toEqual([...fish, ['co', 10], ['sh', 4], ['pe', 4], ['~', 18]])
  expect(SEA_CARDS).toHaveLength(60)
})

test('a breeding card wants any two colours, or one twice: 21 in all', () => {
  expect([BREEDING_CARDS.length, new Set(BREEDING_CARDS).size]).toEqual([21, 21])
  expect(BREEDING_CARDS.filter(pair => 'RYGBPK'.indexOf(pair.charAt(0)) > 'RYGBPK'.indexOf(pair.charAt(1)))).toEqual([])
})

describe('a match begins', () => {
  const decks = dealt.map(({ match }) => match.state)
  const openings = dealt.map(({ events }) => events[0])

  test('with 32 cards in the sea, the middle rows face down', () => {
    for (const { grid } of decks)
      expect(grid.map(lying => lying?.up)).toEqual(Array.from({ length: 32 }, (_, slot) => slot < 8 || slot >= 24))
  })

  test('with breeding cards in any order', () => {
    expect(new Set(decks.map(({ wanted }) => wanted.join())).size).toBe(SEEDS.length)
  })

  test('with 28 cards in the deck, none discarded, and 17 breeding cards under four that lie open', () => {
    for (const { deck, discard, breeding, wanted } of decks)
      expect([deck.length, discard.length, breeding.length, wanted.length]).toEqual([28, 0, 17, 4])
  })

  test('with a boat for each, 13 left, no coral, fish, shark or pearl', () => {
    for (const { players, boatsLeft } of decks) {
      expect(boatsLeft).toBe(13)
      for (const player of players) expect(player).toMatchObject({ boats: 1, pearls: 0, sharks: 0, corals: [] })
    }
  })

  test('with a worm of each colour for each, and those of the first roll', () => {
    for (const [at, { players, active, dice }] of decks.entries()) {
      const worms = players.map(player => Object.values(player.worms).reduce((sum, count) => sum + count, 0))
      const picked = dealt[at]?.events.filter(({ type, facts }) => type === 'took' && facts.seat !== active).length ?? 0
      expect(picked).toBe(dice?.[0] === dice?.[1] ? 1 : 0)
      expect([worms[active], worms[1 - active]]).toEqual([8, 6 + picked])
      for (const [colour, count] of Object.entries(players[active]?.worms ?? {}))
        expect(count).toBe(1 + (dice ?? []).filter(die => die === colour).length)
    }
  })

  test('with the pick of whoever does not begin, unless both dice show one colour', () => {
    for (const state of decks) {
      const isForced = state.dice?.[0] === state.dice?.[1]
      expect(reef.awaits(state)).toEqual([isForced ? state.active : 1 - state.active])
      expect(state.phase).toBe(isForced ? 'turn' : 'pick')
    }
  })

  test('with either seat, by chance', () => {
    expect(new Set(decks.map(({ active }) => active)).size).toBe(2)
  })

  test('with all that lies open told, and all else sealed', () => {
    for (const opening of openings) {
      const { facts = {}, sealed = {}, only } = opening ?? {}
      const { rows, deck, breeding, first } = sealed as { [name: string]: readonly string[] }
      expect(facts).toEqual({ first, rows: { 0: rows?.[0], 3: rows?.[3] }, wanted: breeding?.slice(0, 4), deck: 28 })
      expect([...(rows ?? []).flat(), ...(deck ?? [])].toSorted()).toEqual(SEA_CARDS.toSorted())
      expect(breeding?.toSorted()).toEqual(BREEDING_CARDS.toSorted())
      expect(only).toBeUndefined()
    }
  })

  test('with any of six colours on either die', () => {
    for (const die of [0, 1]) expect(new Set(decks.map(({ dice }) => dice?.[die])).size).toBe(6)
    expect(decks.some(({ dice }) => dice?.[0] !== dice?.[1])).toBe(true)
  })
})

test('two play against each other, and talk; there is nothing to choose', () => {
  const game: Pick<Game, 'seats' | 'settings' | 'tableStyle'> = reef
  expect([game.seats, game.settings]).toEqual([{ least: 2, most: 2 }, []])
  expect(reef.tableStyle({})).toEqual({ talk: 'free', table: 'competitive' })
  for (const seats of [1, 3]) expect(refusal(() => openMatch(reef, {}, seats, seedOf(1)))?.code).toBe('BAD_SEATS')
  expect(refusal(() => openMatch(reef, { corals: 6 }, 2, seedOf(1)))?.code).toBe('BAD_OPTION')
})
