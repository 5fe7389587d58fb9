import { expect, test } from 'vitest'
import type { Viewer } from '../../../engine/game.ts'
import { cloud9 } from '../../../engine/cloud9/index.ts'
import { mostPointsAsCrewScore } from '../../../engine/cloud9/crew-score.ts'
import { unseenCardsByKind } from '../../../engine/cloud9/unseen-cards.ts'
import { position } from './position.ts'

const counted = (where: string, viewer: Viewer) => unseenCardsByKind({}, cloud9.view(position(where), viewer))
const left = (where: string, viewer: Viewer) =>
  counted(where, viewer).map(({ kind, cards, of }) => `${kind} ${cards.length}/${of}`)

test('what was played lies open: all else is hidden, but for the own hand', () => {
  expect(left('discard GGRW', 0)).toEqual(['G 16/18', 'P 17/18', 'R 17/18', 'Y 16/18', 'W 3/4'])
  expect(left('discard GGRW', 'watcher')).toEqual(['G 16/18', 'P 18/18', 'R 17/18', 'Y 18/18', 'W 3/4'])
})

test('so it comes to the pile and the hands of others', () => {
  const state = position('discard GGRW')
  const others = state.players.slice(1).reduce((sum, { hand }) => sum + hand.length, 0)
  const hidden = counted('discard GGRW', 0).reduce((sum, { cards }) => sum + cards.length, 0)
  expect(hidden).toBe(state.pile.length + others)
})

test('it is told how likely the next card that a seat draws is of each kind, and nothing of it to a watcher', () => {
  const chances = counted('', 0).map(({ next = 0 }) => next)
  expect(chances.reduce((sum, next) => sum + next, 0)).toBeCloseTo(1)
  expect(chances[4]).toBeCloseTo(4 / 73)
  for (const one of counted('', 'watcher')) expect(one).not.toHaveProperty('next')
})

// RULES.md, 4.8: an empty pile is made of the discards before the next card is drawn.
test('where the pile is empty it is not told', () => {
  for (const one of counted('pile -', 0)) expect(one).not.toHaveProperty('next')
})

test('nothing that is hidden from a seat changes what it counts', () => {
  const [one, other] = ['hands YYP GGRW R PPPPW', 'hands YYP RRRR Y GGGGG']
  expect(counted(one ?? '', 0)).toEqual(counted(other ?? '', 0))
})

test('of a match is remembered how many points anybody came to at most', () => {
  const best = ['scores 10 61 30 50', 'scores 61 10 30 50', 'scores 50 10 30 61'].map(scores =>
    mostPointsAsCrewScore(position(scores))
  )
  expect(best).toEqual([61, 61, 61])
})
