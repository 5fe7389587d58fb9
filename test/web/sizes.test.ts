import { expect, test } from 'vitest'
import { sizes } from '../bench/sizes.ts'

// design.md 9
const FIRST_VISIT = 14_600
const OWN_CODE = 5000

test('a first visit late in a match of five keeps within its budget', async () => {
  const { html, css, js, firstVisit } = await sizes()
  expect(html + css + js).toBe(firstVisit)
  expect(firstVisit).toBeLessThanOrEqual(FIRST_VISIT)
})

test('modules and variants are no more on top than a game of their own', async () => {
  const { beyond } = await sizes()
  expect(beyond).toBeGreaterThan(0)
  expect(beyond).toBeLessThanOrEqual(OWN_CODE)
})
