import { expect, test } from 'vitest'
import { unseenCardsByKind } from '../../../engine/reef/unseen-cards.ts'
import { reef } from '../../../engine/reef/index.ts'
import { MINE, position } from './position.ts'

// RULES.md, 6.
test('what lies open, was discarded or is held is not hidden', () => {
  const state = position({ discard: ['pe', 'Gf', '~'], seats: [MINE, '2 boats sh1 [Km RY]'] })
  const counted = unseenCardsByKind({}, reef.view(state, 'watcher'))
  expect(counted.map(({ kind, cards, of }) => `${kind} ${cards.length}/${of}`).join(', ')).toBe(
    'Rm 1/2, Rf 2/2, Ym 1/2, Yf 0/2, Gm 1/2, Gf 1/2, Bm 1/2, Bf 2/2, Pm 2/2, Pf 1/2, Km 1/2, Kf 1/2, ' +
      'co 4/10, sh 2/4, pe 1/4, ~ 12/18'
  )
})
