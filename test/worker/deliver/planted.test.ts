import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ABOUTS, WAYS } from '../../../schema/wire/told.ts'
import { TOLD } from '../../../worker/deliver/abouts.ts'
import { ways } from '../../../worker/deliver/ways/index.ts'
import { awaited, call, line, look, seated } from '../client.ts'
import { heardAt } from '../elsewhere.ts'
import { mailsTo } from '../post.ts'
import { alarmOf, HOUR_MS, MINUTE_MS, pass, present, stopClock } from '../time.ts'
import { newBrowser } from './rfc8291.ts'

/*
 * Whatever throws of all that tells people something: what was played stands and is answered, the alarm rings again, the
 * operator hears of it, and once it throws no more everybody is told what is still so.
 */

const planted = vi.hoisted(() => ({ name: '', hits: 0 }))

/** The functions of a module, of which one throws while its name is planted. */
const plantable = vi.hoisted(
  () =>
    <T extends object>(module: T): T =>
      Object.fromEntries(
        Object.entries(module).map(([name, value]) => [
          name,
          typeof value === 'function'
            ? (...given: unknown[]) => {
                if (planted.name === name) {
                  planted.hits++
                  throw new Error('planted')
                }
                return (value as (...all: unknown[]) => unknown)(...given)
              }
            : (value as unknown)
        ])
      ) as T
)

vi.mock('../../../worker/deliver/hours.ts', async original => plantable(await original()))
vi.mock('../../../worker/deliver/planned.ts', async original => plantable(await original()))
vi.mock('../../../worker/deliver/untouched.ts', async original => plantable(await original()))
vi.mock('../../../worker/deliver/silent.ts', async original => plantable(await original()))
vi.mock('../../../worker/deliver/sender.ts', async original => plantable(await original()))
vi.mock('../../../worker/match/helm.ts', async original => plantable(await original()))
vi.mock('../../../worker/match/lending.ts', async original => plantable(await original()))
vi.mock('../../../worker/room/directory.ts', async original => plantable(await original()))
vi.mock('../../../worker/deliver/standing.ts', async original => plantable(await original()))

let log: ReturnType<typeof listen>
const listen = () => vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => {
  stopClock()
  log = listen()
})
afterEach(() => {
  Object.assign(planted, { name: '', hits: 0 })
  vi.restoreAllMocks()
})

let people = 0

/** Three who have confirmed their addresses, at a table where one of them is awaited. */
async function table() {
  const addresses = ['ann', 'ben', 'cem'].map(name => `${name}-${++people}@planted.example.org`)
  const match = await seated([], { seats: addresses.map(address => ({ name: 'A', address })), pace: 'hours' })
  await pass(match.match, 10 * MINUTE_MS)
  return { ...match, addresses }
}

type Table = Awaited<ReturnType<typeof table>>

const toldTo = async ({ addresses }: Table, seat: number) => (await mailsTo(addresses[seat] as string)).length

async function playsOn({ seats }: Table): Promise<number> {
  const { link, envelope } = await awaited(seats)
  const acted = await call<{ version: number }>('POST', '/api/seat/actions', {
    link,
    body: { line: line(envelope), version: envelope.version, key: crypto.randomUUID() }
  })
  expect(acted.status).toBe(200)
  const settled = await call<{ version: number; awaits: number[] }>('POST', '/api/seat/settle', { link })
  expect([settled.status, settled.body.version]).toEqual([200, envelope.version + 1])
  return settled.body.awaits[0] as number
}

const heard = () =>
  log.mock.calls.map(([text]) => JSON.parse(String(text)) as { code: string; error?: string; why?: string })

const METHODS = [
  'standing',
  'isProven',
  'since',
  'lostAt',
  'ends',
  'isAnew',
  'withheld',
  'learned',
  'restsOn',
  'send'
] as const

const RULES: readonly (readonly [string, () => void])[] = [
  ...ABOUTS.map(about => [`what is told about ${about}`, () => breaks(TOLD[about], 'occasion')] as const),
  ...METHODS.flatMap(method => WAYS.map(way => [`${method} of ${way}`, () => breaks(ways[way], method)] as const)),
  ...[
    'dailyAt',
    'wakingAt',
    'planDue',
    'planPlayedAt',
    'isKept',
    'isAtRest',
    'asksAt',
    'sleepsAt',
    'restsAt',
    'goesAt',
    'goingToldAt',
    'planDueFrom',
    'silentFrom',
    'senderOf',
    'turnsOf',
    'nextGuestLeaves',
    'withoutGuests',
    'copyOut'
  ].map(name => [name, () => void (planted.name = name)] as const),
  ...['mailState', 'unreached'].map(name => [name, () => void (planted.name = name)] as const)
]

function breaks<T extends object>(object: T, name: keyof T & string): void {
  vi.spyOn(object as Record<string, () => unknown>, name).mockImplementation(() => {
    planted.hits++
    throw new Error('planted')
  })
}

test.each(RULES)(
  'where %s throws, a move stands, the alarm rings on, and all is told once that is mended',
  async (_, plant) => {
    const match = await table()
    plant()
    const seat = await playsOn(match)
    const before = await toldTo(match, seat)
    expect(await alarmOf(match.match)).not.toBeNull()
    await pass(match.match, HOUR_MS)
    expect(await alarmOf(match.match)).toBeGreaterThanOrEqual(present())
    const meanwhile = await toldTo(match, seat)
    expect(heard().some(({ error }) => error === 'Error')).toBe(planted.hits > 0)
    planted.name = ''
    vi.restoreAllMocks()
    log = listen()
    await pass(match.match, 4 * HOUR_MS)
    expect([meanwhile - before, (await toldTo(match, seat)) - before]).toEqual([expect.toBeOneOf([0, 1]), 1])
    expect((await look(match.seats[0] as string)).awaits).toEqual([seat])
  }
)

test('a rule that throws for one seat keeps nothing from the others, and the operator hears of it', async () => {
  const match = await table()
  const { occasion } = TOLD.reminder
  const [hurt] = (await look(match.seats[0] as string)).awaits
  vi.spyOn(TOLD.reminder, 'occasion').mockImplementation((situation, row, way) => {
    if (row.seat === hurt) throw new Error('planted')
    return occasion(situation, row, way)
  })
  const next = await playsOn(match)
  expect(next).not.toBe(hurt)
  const before = await toldTo(match, next)
  await pass(match.match, 7 * HOUR_MS)
  expect((await toldTo(match, next)) - before).toBe(2)
  expect(heard()).toContainEqual(
    expect.objectContaining({ code: 'BROKEN', match: match.match, why: `reminder by mail to seat ${hurt}` })
  )
})

/** By each way, where a seat is told and how often it was. */
async function tellBy(link: string, address: string) {
  const [phone, hook] = ['fcm.googleapis.com/send', 'hooks.example.org'].map(
    place => `https://${place}/${crypto.randomUUID()}`
  ) as [string, string]
  const { p256dh, auth } = await newBrowser()
  const device = { endpoint: phone, p256dh, auth, name: 'Firefox' }
  const body = { device, webhook: { kind: 'json', address: hook } }
  expect((await call('PUT', '/api/seat/delivery', { link, body })).status).toBe(200)
  return async () => ({
    mail: (await mailsTo(address)).length,
    push: (await heardAt(phone)).length,
    webhook: (await heardAt(hook)).length
  })
}

test.each(WAYS)(
  'where sending by %s throws, its seat is told by the others, and by it once that is mended',
  async way => {
    const match = await table()
    const tolds = []
    for (const [seat, link] of match.seats.entries()) tolds.push(await tellBy(link, match.addresses[seat] as string))
    await pass(match.match, HOUR_MS)
    breaks(ways[way], 'send')
    const seat = await playsOn(match)
    const told = tolds[seat] as (typeof tolds)[number]
    const before = await told()
    const since = async () => {
      const now = await told()
      return WAYS.map(one => now[one] - before[one])
    }
    await pass(match.match, HOUR_MS)
    expect(await since()).toEqual(WAYS.map(one => (one === way ? 0 : 1)))
    expect(await alarmOf(match.match)).toBeGreaterThanOrEqual(present())
    vi.restoreAllMocks()
    log = listen()
    await pass(match.match, 3 * HOUR_MS)
    expect(await since()).toEqual(WAYS.map(() => 1))
  }
)
