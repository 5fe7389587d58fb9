import { expect, test } from 'vitest'
import { evaluate } from '../../../engine/ascent/evaluate.ts'
import { position } from './position.ts'

const promised = (mountain: string, ...rules: string[]) => evaluate(position(mountain, { rules }))

test('a mountain promises as much as is filled of it', () => {
  expect(promised('empty')).toBe(0)
  expect(promised('empty', 'wildlife')).toBe(0)
  expect(promised('FULL[(8,2)=-]')).toBeCloseTo(43 / 44)
  expect(promised('FULL[]')).toBe(1)
})

test('what a goal still asks for is missing like a slot', () => {
  expect(promised('FULL[] ⟨3-4-3 filmed⟩', 'documentary')).toBe(1)
  expect(promised('FULL[] ⟨3-4-3⟩', 'documentary')).toBeCloseTo(43 / 44)
  expect(promised('FULL[]', 'wildlife')).toBeCloseTo(36 / 44)
  expect(promised('FULL[]', 'greenPath')).toBe(1)
  expect(promised('FULL[(8,1)=R12; (8,2)=S12]', 'greenPath')).toBeCloseTo(43 / 44)
})
