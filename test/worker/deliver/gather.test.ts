import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFault } from '../../../worker/deliver/delivery.ts'
import { digestDirectory } from '../../../worker/deliver/digest/directory.ts'
import { gather, type World } from '../../../worker/deliver/digest/gather.ts'
import { digestKey } from '../../../worker/deliver/digest/letter.ts'
import { type Gathered, type Item, itemsOf, type Part } from '../../../worker/deliver/digest/part.ts'
import { stopClock } from '../time.ts'

/* One letter of two rooms that a test stands in for; D1 is the real one. */

beforeEach(stopClock)

const ADDRESS = 'gather'
const OWN = { match: 'a'.repeat(20), seat: 0 }
const OTHER = { match: 'b'.repeat(20), seat: 0 }
const ITEMS = [OWN, OTHER].map(place => ({ ...place, about: 'turn' as const, turn: 1 }))

const partOf = ({ match }: Item) => ({ ...OWN, match, notices: [{ about: 'turn', turn: 1 }] }) as unknown as Part

/** Both rooms, what they were told, and what has arrived: under each key, what was first sent under it. */
function world(other: Gathered['part']) {
  const told: string[] = []
  const letters = new Map<string, readonly Item[]>()
  const send = vi.fn<World['send']>(async (parts, offered) => {
    const key = digestKey(ADDRESS, offered)
    if (!letters.has(key)) letters.set(key, parts.flatMap(itemsOf))
    return { sent: key }
  })
  const [own, others] = ITEMS.map(partOf)
  const rooms: Record<string, Gathered['part']> = { [OWN.match]: async () => own ?? null, [OTHER.match]: other }
  const means: World = {
    own: OWN,
    address: ADDRESS,
    today: () => '2100-01-04',
    directory: { ...digestDirectory(OWN.match, ADDRESS, env), members: async () => [OTHER] },
    roomOf: match => ({
      part: rooms[match] as Gathered['part'],
      told: async ({ posted }) => void ('sent' in posted.delivery && told.push(match))
    }),
    refusal: async () => null,
    send,
    missed: () => undefined
  }
  return { means, send, told, letters, others }
}

const silent = () => Promise.reject(new Error('the room does not answer'))
const busy = async () => null

test.each([
  ['does not answer', silent],
  ['has nothing to tell for a moment', busy]
])('a room that %s when the letter leaves is not told that it was in it, though it is sent again', async (_, gone) => {
  await env.DB.exec('DELETE FROM digests')
  const other = vi.fn<Gathered['part']>()
  const { means, send, told, letters, others } = world(other)
  other.mockResolvedValue(others ?? null)
  other.mockResolvedValueOnce(others ?? null).mockImplementationOnce(gone)
  const arrives = send.getMockImplementation()
  send.mockImplementationOnce(async (parts, offered) => {
    await arrives?.(parts, offered)
    return temporaryFault('BUSY')
  })
  await gather(means)
  const claim = await gather(means)
  expect([send.mock.calls.length, letters.size, told]).toEqual([2, 1, [OWN.match]])
  expect([...letters.values()]).toEqual([ITEMS.slice(0, 1)])
  expect(claim).toMatchObject({ state: 'ours', offered: ITEMS.slice(0, 1) })
  expect(await gather(means)).toMatchObject({ state: 'left', told: [] })
})

test('a letter is read again until nothing of it is missing, and is none when nothing is left', async () => {
  await env.DB.exec('DELETE FROM digests')
  const { means, send, others } = world(busy)
  const own = vi.fn<Gathered['part']>()
  const [first] = ITEMS.map(partOf)
  own
    .mockResolvedValueOnce(first ?? null)
    .mockResolvedValueOnce(first ?? null)
    .mockResolvedValue(null)
  const other = vi
    .fn<Gathered['part']>()
    .mockResolvedValueOnce(others ?? null)
    .mockResolvedValue(null)
  const part = (match: string) => (match === OWN.match ? own : other)
  await gather({ ...means, roomOf: match => ({ ...means.roomOf(match), part: part(match) }) })
  expect([own.mock.calls.length, send.mock.calls.length]).toEqual([3, 0])
  const row = await env.DB.prepare('SELECT offered, held_until, told FROM digests').first()
  expect(row).toEqual({ offered: null, held_until: 0, told: null })
})

test('a room that has not heard of a letter is told by the next that it can hear of, and nobody is told twice', async () => {
  await env.DB.exec('DELETE FROM digests')
  const { means, send, told, others } = world(busy)
  const [own] = ITEMS.map(partOf)
  const ownPart = async () => own ?? null
  let hears = false
  // Its turn has begun again, so for a letter that begins now it has nothing.
  const otherPart = vi.fn<Gathered['part']>(async ({ again }) => {
    if (!hears) throw new Error('the room does not answer')
    return again ? (others ?? null) : null
  })
  otherPart.mockResolvedValueOnce(others ?? null).mockResolvedValueOnce(others ?? null)
  const onDay = (day: number) =>
    gather({
      ...means,
      today: () => `2100-01-0${day}`,
      roomOf: match => ({
        part: match === OWN.match ? ownPart : otherPart,
        async told(outcome) {
          if (match === OTHER.match && !hears) throw new Error('the room does not answer')
          await means.roomOf(match).told(outcome)
        }
      })
    })
  await onDay(4)
  await onDay(5)
  expect(await onDay(5)).toMatchObject({ state: 'left', told: ITEMS.slice(1) })
  hears = true
  await onDay(6)
  expect(await onDay(6)).toMatchObject({ state: 'left', told: [] })
  expect(told).toEqual([OWN.match, OWN.match, OTHER.match, OWN.match])
  expect(send.mock.calls.map(([parts]) => parts.length)).toEqual([2, 1, 1])
})
