import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { mayGive } from '../../../worker/deliver/budget.ts'
import { MOST_ADDRESSES_A_DAY } from '../../../worker/deliver/mail-limits.ts'
import { networkHash } from '../../../worker/keys/secrets.ts'
import { fetchHere, newKey, open, seated, wishes } from '../client.ts'
import { DAY_MS, present, stopClock } from '../time.ts'

/** One network gives so many mail addresses in a minute, by whichever door. */

beforeEach(stopClock)

const from = (network: string) => ({ 'CF-Connecting-IP': network, Accept: 'application/json' })
const someone = (at: number) => `someone${at}@example.org`
const FIVE = [0, 1, 2, 3, 4]

const DOORS: [door: string, times: number, ask: (network: string, link: string, host: string) => Promise<Response>][] =
  [
    [
      'a match opened with addresses',
      9,
      network => {
        const body = JSON.stringify(wishes([], { seats: FIVE.map(at => ({ name: 'Ann', address: someone(at) })) }))
        return fetchHere('/api/matches', { method: 'POST', headers: from(network), body })
      }
    ],
    [
      'a match opened by a form',
      9,
      network => {
        const seats = FIVE.flatMap(at => [
          [`name${at}`, 'Ann'],
          [`address${at}`, someone(at)]
        ])
        const fields = { game: 'tranquility', seats: '5', key: newKey(), ...Object.fromEntries(seats) }
        return fetchHere('/api/matches', { method: 'POST', headers: from(network), body: new URLSearchParams(fields) })
      }
    ],
    [
      'a seat taken with an address',
      45,
      (network, link) => {
        const headers = { ...from(network), Authorization: `Seat ${link}` }
        return fetchHere('/api/seat/take', { method: 'POST', headers, body: JSON.stringify({ address: someone(0) }) })
      }
    ],
    [
      'a seat taken by a form',
      45,
      (network, link) => {
        const body = new URLSearchParams({ take: '1', address: someone(0) })
        return fetchHere(new URL(link).pathname, { method: 'POST', headers: from(network), body })
      }
    ],
    [
      'an address given at a seat',
      45,
      (network, link) => {
        const headers = { ...from(network), Authorization: `Seat ${link}` }
        return fetchHere('/api/seat/delivery', {
          method: 'PUT',
          headers,
          body: JSON.stringify({ address: someone(0) })
        })
      }
    ],
    [
      'an address given by a host',
      45,
      (network, _, host) => {
        const headers = { ...from(network), Authorization: `Seat ${host}` }
        return fetchHere('/api/host/address', { method: 'PUT', headers, body: JSON.stringify({ address: someone(0) }) })
      }
    ],
    [
      'an address given by a form on the host’s page',
      45,
      (network, _, host) => {
        const body = new URLSearchParams({ do: 'address', address: someone(0) })
        return fetchHere(new URL(host).pathname, { method: 'POST', headers: from(network), body })
      }
    ]
  ]

// More than twice as often as the limit has it: whenever a minute ends, one of them is too many.
describe.each(DOORS)('%s', (door, times, ask) => {
  test('is refused when it comes too often, and nobody else is', async () => {
    const { seats, links } = await seated()
    const asks = (network: string) => ask(network, seats[0] as string, links.host)
    const statuses = new Set<number>()
    for (let time = 0; time < times; time++) statuses.add((await asks(door)).status)
    expect([...statuses].filter(status => status >= 300)).toEqual([429])
    expect((await asks(`${door}, elsewhere`)).status).toBeLessThan(300)
  })
})

test('without an address nothing is counted', async () => {
  const { links } = await open(['Ann'])
  const headers = { ...from('nothing given'), Authorization: `Seat ${links.seats[0]?.link}` }
  const answers = []
  for (let time = 0; time < 45; time++)
    answers.push(await fetchHere('/api/seat/take', { method: 'POST', headers, body: '{}' }))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

describe('a network may give so many addresses in a day', () => {
  const store = { DB: env.DB }
  const give = (network: string, addresses: number, now = present()) => mayGive(network, { addresses, now }, store)

  test('whatever it gives at once, and another network the same again', async () => {
    expect(await give('one', MOST_ADDRESSES_A_DAY - 3)).toBe(true)
    expect([await give('one', 4), await give('one', 3), await give('one', 1)]).toEqual([false, true, false])
    expect(await give('other', 5)).toBe(true)
    expect(await give('one', 1, present() + DAY_MS)).toBe(true)
  })

  test('and then it is told to come back tomorrow, with nothing opened', async () => {
    const network = '203.0.113.77'
    await give(networkHash(network, env), MOST_ADDRESSES_A_DAY)
    const ask = (address?: string) => {
      const body = JSON.stringify(wishes([], { seats: [{ name: 'Ann', ...(address && { address }) }] }))
      return fetchHere('/api/matches', { method: 'POST', headers: from(network), body })
    }
    const refused = await ask('one-more@example.org')
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 3600]).toEqual([429, true])
    expect((await ask()).status).toBe(201)
  })
})
