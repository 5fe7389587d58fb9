import { describe, expect, test } from 'vitest'
import { autoplay } from '../../../engine/autoplay.ts'
import type { Game } from '../../../engine/game.ts'
import { openMatch, decideAndSettle } from '../../../engine/match.ts'
import { reef } from '../../../engine/reef/index.ts'
import type { State } from '../../../engine/reef/core/state.ts'
import { BREEDINGS_TO_WIN, breedingsPerSeat } from '../../../engine/reef/core/state.ts'
import { COLOURS } from '../../../engine/reef/sea/cards.ts'
import { randomPlay, seedOf } from '../../random-play.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]
const game = reef as unknown as Game

describe.each(SEEDS)('in match %i, by chance and by autopilot', seed => {
  const states = [...byChance(seed), ...byAutopilot(seed)]

  test('no card is lost and none is found', () => {
    for (const { grid, deck, discard, players } of states) {
      const held = players.map(({ pearls, sharks, corals }) => pearls + sharks + corals.length + fishOn(corals))
      const sum = grid.filter(Boolean).length + deck.length + discard.length
      expect(held.reduce((all, one) => all + one, sum)).toBe(60)
    }
  })

  test('no worm is lost and none is found, nor a boat, nor a breeding card', () => {
    for (const { stock, players, boatsLeft, breeding, wanted } of states) {
      for (const colour of COLOURS)
        expect(players.reduce((all, { worms }) => all + worms[colour], stock[colour])).toBe(8)
      expect(players.reduce((all, { boats }) => all + boats, boatsLeft)).toBe(15)
      const bred = players.flatMap(({ corals }) => corals.flatMap(coral => coral.bred ?? []))
      const open = wanted.flatMap(pair => pair ?? [])
      const pairs = [...breeding, ...open, ...bred]
      expect([pairs.length, new Set(pairs).size]).toEqual([21, 21])
    }
  })

  test('whoever is asked has all of the sea before them: no hole is left when a turn begins', () => {
    const picking = states.filter(({ phase }) => phase === 'pick' || phase === 'income')
    expect(picking.filter(({ grid }) => grid.includes(null))).toEqual([])
    expect(picking).not.toEqual([])
  })

  test('it ends by five breedings of one seat alone', () => {
    for (const match of [byChance(seed), byAutopilot(seed)]) {
      const last = match.at(-1)
      expect(last?.result?.why).toBe('FIVE_BREEDINGS')
      const most = last ? breedingsPerSeat(last).filter(score => score === BREEDINGS_TO_WIN) : []
      expect(most).toHaveLength(1)
    }
  })
})

function fishOn(corals: State['players'][number]['corals']): number {
  return corals.filter(({ fish }) => fish !== null).length
}

function byChance(seed: number): State[] {
  return randomPlay(game, {}, 2, seed).map(({ after }) => after.state as unknown as State)
}

function byAutopilot(seed: number): State[] {
  const { lines } = autoplay(game, {}, 2, seedOf(seed))
  let { match } = openMatch(game, {}, 2, seedOf(seed))
  return lines.slice(1).map(({ seat, line }) => {
    match = decideAndSettle(game, match, seat ?? 0, line).match
    return match.state as unknown as State
  })
}
