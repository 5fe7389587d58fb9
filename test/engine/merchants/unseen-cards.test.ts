import { describe, expect, test } from 'vitest'
import { unseenCardsByKind } from '../../../engine/merchants/unseen-cards.ts'
import { merchants } from '../../../engine/merchants/index.ts'
import type { Viewer } from '../../../engine/game.ts'
import { playAll, position } from './position.ts'

const { state } = playAll(position(), 'M@f8, M@e7')
const counted = (viewer: Viewer) => unseenCardsByKind({}, merchants.view(state, viewer))

describe('what nobody sees', () => {
  test.each([0, 1, 'watcher'] as const)('is all that is in the deck and in other hands, to %s', viewer => {
    const others = state.players.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand))
    expect(
      counted(viewer)
        .flatMap(({ cards }) => cards)
        .sort()
    ).toEqual([...others, ...state.deck].sort())
    for (const { of } of counted(viewer)) expect(of).toBe(12)
  })

  test('says how likely the next card is of each terrain, to whoever draws it', () => {
    expect(counted(0).reduce((sum, { next = 0 }) => sum + next, 0)).toBeCloseTo(1)
    expect(counted('watcher').some(({ next }) => next !== undefined)).toBe(false)
    const empty = position('deck 0')
    expect(unseenCardsByKind({}, merchants.view(empty, 0)).some(({ next }) => next !== undefined)).toBe(false)
  })
})
