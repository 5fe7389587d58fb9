import { expect, test } from 'vitest'
import type { Game } from '../../../engine/game.ts'
import type { State } from '../../../engine/reef/core/state.ts'
import { reef } from '../../../engine/reef/index.ts'
import { sampleState } from '../../../engine/reef/sample-state.ts'
import { BREEDING_CARDS, SEA_CARDS } from '../../../engine/reef/sea/cards.ts'
import { chance, randomPlay } from '../../random-play.ts'

const moments = [1, 2].flatMap(number => randomPlay(reef as unknown as Game, {}, 2, number))
const states = moments.map(({ before }) => before.state as unknown as State)
const sampled = (state: State, deal: number) => sampleState({}, reef.view(state, 0), chance(deal))

test('a sampled state is seen as the one that was seen, and has every card once', () => {
  for (const [deal, state] of states.entries()) {
    const sample = sampled(state, deal)
    expect(JSON.stringify(reef.view(sample, 0))).toBe(JSON.stringify(reef.view(state, 0)))
    expect(seaOf(sample)).toEqual(SEA_CARDS.toSorted())
    expect(pairsOf(sample)).toEqual(BREEDING_CARDS.toSorted())
  }
})

test('its decks lie in any order', () => {
  const [state] = states
  if (!state) throw new Error('Expected a moment of a match')
  const samples = Array.from({ length: 10 }, (_, deal) => sampled(state, deal))
  expect(new Set(samples.map(({ breeding }) => breeding.join())).size).toBe(10)
  expect(new Set(samples.map(({ deck }) => deck.join())).size).toBe(10)
})

function seaOf({ grid, deck, discard, players }: State): string[] {
  const held = players.flatMap(({ pearls, sharks, corals }) => [
    ...Array<string>(pearls).fill('pe'),
    ...Array<string>(sharks).fill('sh'),
    ...corals.flatMap(({ fish }) => (fish ? ['co', fish] : ['co']))
  ])
  return [...grid.flatMap(lying => lying?.card ?? []), ...deck, ...discard, ...held].toSorted()
}

function pairsOf({ breeding, wanted, players }: State): string[] {
  const bred = players.flatMap(({ corals }) => corals.flatMap(coral => coral.bred ?? []))
  return [...breeding, ...wanted.flatMap(pair => pair ?? []), ...bred].toSorted()
}
