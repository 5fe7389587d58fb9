import { expect, test } from 'vitest'
import { sizes } from '../bench/sizes.ts'

// design.md 9
const FIRST_VISIT = 14_600

test('a first visit late in a match of five keeps within its budget', async () => {
  const { html, css, js, firstVisit } = await sizes()
  expect(html + css + js).toBe(firstVisit)
  expect(firstVisit).toBeLessThanOrEqual(FIRST_VISIT)
})
