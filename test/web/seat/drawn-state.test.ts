import { expect, test } from 'vitest'
import { drawnState } from '../../../web/seat/drawn-state.ts'

/** A state that counts, and what was seen by two who follow its drawings; the first of them changes it. */
function followed(first: (count: number, change: (count: number) => void) => void) {
  const seen: number[][] = []
  const state = drawnState({ count: 0 }, ({ count }) => {
    first(count, next => state.change({ count: next }))
    seen.push([count, state.get().count])
  })
  return { state, seen }
}

test('each change is drawn at once', () => {
  const { state, seen } = followed(() => undefined)
  state.change({ count: 1 })
  state.change({ count: 2 })
  expect(seen).toEqual([
    [1, 1],
    [2, 2]
  ])
})

test('what drawing changes is drawn after it, once', () => {
  const { state, seen } = followed((count, change) => count === 1 && change(5))
  state.change({ count: 1 })
  expect(seen).toEqual([
    [1, 5],
    [5, 5]
  ])
})

test('a drawing that fails leaves the next to be drawn', () => {
  const { state, seen } = followed(count => {
    if (count === 1) throw new Error('broken')
  })
  expect(() => state.change({ count: 1 })).toThrow('broken')
  state.change({ count: 2 })
  expect(seen).toEqual([[2, 2]])
})
