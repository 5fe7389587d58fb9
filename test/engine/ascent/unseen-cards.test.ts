import { expect, test } from 'vitest'
import { unseenCardsByKind } from '../../../engine/ascent/unseen-cards.ts'
import { ascent } from '../../../engine/ascent/index.ts'
import type { Viewer } from '../../../engine/game.ts'
import { position } from './position.ts'

const state = position('1: G4/BR S5 FR', { hands: ['G3 R4 BR FG SU', '+5'] })
const counted = (viewer: Viewer) => unseenCardsByKind({}, ascent.view(state, viewer))
const left = (viewer: Viewer) => counted(viewer).map(({ kind, cards, of }) => `${kind} ${cards.length}/${of}`)

test('what lies on the mountain is not hidden, nor a Bridge under it (ruling A13), nor the own hand', () => {
  expect(left(0)).toEqual(['G 22/24', 'S 23/24', 'R 23/24', 'SU 4/5', 'F 1/3', 'BR 3/5'])
  expect(left('watcher')).toEqual(['G 23/24', 'S 23/24', 'R 24/24', 'SU 5/5', 'F 2/3', 'BR 4/5'])
})

test('it is told how likely the next card of the own deck is of each kind, and nothing of it to a watcher', () => {
  expect(counted(0).find(({ kind }) => kind === 'G')?.next).toBeCloseTo(22 / 76)
  for (const one of counted('watcher')) expect(one).not.toHaveProperty('next')
})
