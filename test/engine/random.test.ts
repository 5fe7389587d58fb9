import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomStream } from '../../engine/random.ts'

const WORD = 0x1_0000_0000
const ZERO = new Uint8Array(32)
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 })

describe('the stream', () => {
  test('it is ChaCha20: RFC 8439, A.1, test vectors 1 and 2', () => {
    const stream = randomStream(ZERO)
    const words = Array.from({ length: 18 }, () => stream.below(WORD))
    expect(words.slice(0, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653])
    expect(words.slice(16)).toEqual([0xbee7079f, 0x7a385155])
  })

  test('it goes on from any position', () => {
    fc.assert(
      fc.property(seeds, fc.nat(300), (seed, used) => {
        const whole = randomStream(seed)
        for (let word = 0; word < used; word++) whole.below(WORD)
        const resumed = randomStream(seed, used)
        expect(resumed.position()).toBe(used)
        expect(resumed.below(WORD)).toBe(whole.below(WORD))
      })
    )
  })

  test('another seed is another stream', () => {
    expect(randomStream(new Uint8Array(32).fill(1)).below(WORD)).not.toBe(randomStream(ZERO).below(WORD))
  })
})

describe('a number below an end', () => {
  test('it is in range', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: WORD }), (seed, end) => {
        const number = randomStream(seed).below(end)
        expect(Number.isInteger(number) && number >= 0 && number < end).toBe(true)
      })
    )
  })

  // With an end of the first word itself, only one multiple fits: the first word is past it, the second is not.
  test('words past the last whole multiple are thrown away', () => {
    const stream = randomStream(ZERO)
    expect(stream.below(0xade0b876)).toBe(0x903df1a0)
    expect(stream.position()).toBe(2)
  })

  test('no number is likelier than another', () => {
    const stream = randomStream(ZERO)
    const counts = [0, 0, 0, 0, 0, 0, 0]
    for (let draw = 0; draw < 70_000; draw++) {
      const number = stream.below(counts.length)
      counts[number] = (counts[number] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })
})

describe('a shuffle', () => {
  test('it keeps every card and leaves the list as it was', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.nat(9)), (seed, list) => {
        const before = [...list]
        expect(randomStream(seed).shuffle(list).sort()).toEqual([...list].sort())
        expect(list).toEqual(before)
      })
    )
  })

  test('every order is as likely as another', () => {
    const stream = randomStream(ZERO)
    const counts = new Map<string, number>()
    for (let deal = 0; deal < 24_000; deal++) {
      const order = stream.shuffle(['a', 'b', 'c', 'd']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130)
  })

  test('the same seed gives the same order for ever', () => {
    const order = randomStream(ZERO).shuffle(Array.from({ length: 20 }, (_, card) => card))
    expect(order.join(' ')).toBe('16 0 19 3 8 6 17 15 11 7 1 10 5 2 9 18 4 12 13 14')
  })
})
