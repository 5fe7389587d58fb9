import { expect, test } from 'vitest'
import type { State } from '../../../engine/ascent/core/state.ts'
import { ascent } from '../../../engine/ascent/index.ts'
import { buildDeck, type Card } from '../../../engine/ascent/mountain/cards.ts'
import { PANORAMA_SEQUENCES } from '../../../engine/ascent/mountain/panoramas.ts'
import { sampleState } from '../../../engine/ascent/sample-state.ts'
import type { Game } from '../../../engine/game.ts'
import { removeEachOnce } from '../../../engine/multiset.ts'
import { completeOptions } from '../../../engine/options.ts'
import { chance, randomPlay } from '../../random-play.ts'

const game = ascent as unknown as Game
const OPTIONS = completeOptions(game, { greenPath: true, documentary: true, wildlife: true }, 2)

test('a sampled state is seen as the one that was seen, and has every card and every sequence once', () => {
  const sequences = PANORAMA_SEQUENCES.map(sequence => sequence.join('-')).toSorted()
  for (const [deal, { before, seat }] of randomPlay(game, OPTIONS, 2, 1).entries()) {
    const view = ascent.view(before.state as unknown as State, seat)
    const sample = sampleState(OPTIONS, view, chance(deal))
    expect(JSON.stringify(ascent.view(sample, seat))).toBe(JSON.stringify(view))
    expect(sample.panoramas.map(({ sequence }) => sequence.join('-')).toSorted()).toEqual(sequences)
    const discarded = sample.players.reduce((sum, player) => sum + player.discarded, 0)
    expect(removeEachOnce(buildDeck(1, 0), cardsOf(sample))).toHaveLength(discarded)
  }
})

function cardsOf({ grid, buried, players }: State): Card[] {
  const lying = grid.flatMap(card => card ?? [])
  return [...lying, ...buried.map((): Card => 'BR'), ...players.flatMap(({ hand, deck }) => [...hand, ...deck])]
}
