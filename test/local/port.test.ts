import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { anyPort, freePort } from '../../worker/local/port.ts'

test('a port that nobody uses is taken as wanted', async () => {
  const port = await anyPort()
  expect(await freePort(port)).toBe(port)
})

// Not every machine has ::1.
const hosts = Object.values(networkInterfaces()).flatMap(all => all?.filter(one => one.internal) ?? [])

test.each(hosts.map(({ address }) => address))('a port that somebody uses on %s is passed over', async host => {
  const port = await anyPort()
  const server = createServer()
  await new Promise<void>(resolve => server.listen(port, host, resolve))
  expect(await freePort(port)).toBeGreaterThan(port)
  await new Promise(resolve => server.close(resolve))
})
