import { expect, test } from 'vitest'
import { canonicalJson, isWritableAsCanonicalJson } from '../../engine/canonical.ts'
import type { Json } from '../../engine/game.ts'

test('canonical JSON has its names in order and no white space', () => {
  expect(canonicalJson({ b: [1, 'x', null], a: { d: true, c: '"' } })).toBe(
    '{"a":{"c":"\\"","d":true},"b":[1,"x",null]}'
  )
})

test('half a character has one way of being written too', () => {
  expect(canonicalJson(['\ud800'])).toBe('["\\ud800"]')
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['no number', Number.NaN],
  ['an infinity', -Infinity],
  ['a function', () => 0],
  ['a symbol', Symbol('x')],
  ['a big number', 1n],
  ['a date', new Date(0)],
  ['a map', new Map([['a', 1]])],
  ['an object with another prototype', Object.create({ talk: 'open' })],
  ['a name that objects give to their prototype', JSON.parse('{"__proto__":1}')]
])('%s has no canonical form, however deep it lies', (_, value) => {
  for (const wrapped of [value, [value], { a: [{ b: value }] }]) {
    expect(isWritableAsCanonicalJson(wrapped)).toBe(false)
    expect(() => canonicalJson(wrapped as Json)).toThrow(TypeError)
  }
})

test('names that every object knows are names like others', () => {
  expect(canonicalJson({ toString: 1, constructor: 2 })).toBe('{"constructor":2,"toString":1}')
})

test('a hole in a list is nothing', () => {
  expect(isWritableAsCanonicalJson(Array(1))).toBe(false)
})

test.each([1000, 200_000])('JSON that is nested %i deep has its form too', depth => {
  const text = '['.repeat(depth) + ']'.repeat(depth)
  const value = JSON.parse(text) as Json
  expect(isWritableAsCanonicalJson(value)).toBe(true)
  expect(canonicalJson(value)).toBe(text)
})
