import { expect, test } from 'vitest'
import { boatOf } from '../../../web/words/boat.ts'

const ids = Array.from({ length: 400 }, (_, at) => (at * 2_654_435_761).toString(16).padStart(20, '0'))

test('a boat has a name that can be said, and that is no number', () => {
  for (const id of ids) expect(boatOf(id)).toMatch(/^[BDLMNRSTV][aeiou]([bdlmnrstv][aeiou]){2}$/)
})

test('the same match always sails in the same boat, and hardly two in one', () => {
  expect(boatOf('00112233445566778899')).toBe(boatOf('00112233445566778899'))
  expect(new Set(ids.map(boatOf)).size).toBeGreaterThan(390)
})
