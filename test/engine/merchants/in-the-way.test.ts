import { expect, test } from 'vitest'
import { merchants } from '../../../engine/merchants/index.ts'
import { position } from './position.ts'

test.each([
  ['the rock without which the tiles would lead there', 'tiles f8M e8M d8M; lying e8', { space: 'd8', rock: 'e8' }],
  ['the first of two rocks on two ways', 'tiles f8M e8M d8M e7M d7M; lying e8 e7', { space: 'd8', rock: 'e8' }],
  ['no rock where one alone is not to blame', 'tiles f8M e8M d8M; lying f8 e8', { space: 'd8' }],
  ['no rock that lies elsewhere', 'tiles f8M d8M; lying f3', { space: 'd8' }]
])('what cannot be reached names %s', (_, where, facts) => {
  const go = () => merchants.apply(position(where), 0, merchants.parse('go d8 -M'))
  expect(go).toThrow(expect.objectContaining({ code: 'UNREACHABLE', facts }))
})
