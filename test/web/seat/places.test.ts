import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { Places } from '../../../web/seat/log/special.tsx'

test('of a name that is too long for its place, the beginning is seen', () => {
  const html = render(Places({ says: 'Who gives what', hold: ['Maximilian', 'Ben'], own: [] }))
  expect(html).toMatch(/<text [^>]*text-anchor="start"[^>]*>Maximilian</)
  expect(html).toMatch(/<text [^>]*text-anchor="middle"[^>]*>Ben</)
})
