import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'

test('the Worker, D1 and a room answer', async () => {
  const answer = await exports.default.fetch(new Request('http://localhost:8417/healthz'))
  expect(answer.status).toBe(200)
})
