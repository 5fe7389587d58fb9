import { describe, expect, test } from 'vitest'
import type { Options } from '../../../engine/game.ts'
import { openMatch } from '../../../engine/match.ts'
import { tranquility } from '../../../engine/tranquility/index.ts'
import { seedOf } from '../../random-play.ts'

const SEEDS = Array.from({ length: 20 }, (_, number) => seedOf(number))
const EVERYTHING = { monsters: 5, storms: true, wilds: true, rocks: true }

/** RULES.md, 3.2: cards dealt to one, two, three, four and five. */
const DEALT: readonly [string, Options, readonly (readonly number[])[]][] = [
  ['the base game', {}, [[85], [43, 42], [29, 28, 28], [22, 21, 21, 21], [17, 17, 17, 17, 17]]],
  ['the High Arch', { variant: 'high_arch' }, [[85], [43, 42], [29, 28, 28], [22, 21, 21, 21], [17, 17, 17, 17, 17]]],
  ['Galateia', { removal: 'galateia' }, [[81], [41, 40], [27, 27, 27], [21, 20, 20, 20], [17, 16, 16, 16, 16]]],
  ['Triton', { removal: 'triton' }, [[79], [40, 39], [27, 26, 26], [20, 20, 20, 19], [16, 16, 16, 16, 15]]],
  ['Leucothea', { removal: 'leucothea' }, [[77], [39, 38], [26, 26, 25], [20, 19, 19, 19], [16, 16, 15, 15, 15]]],
  ['Amphitrite', { removal: 'amphitrite' }, [[75], [38, 37], [25, 25, 25], [19, 19, 19, 18], [15, 15, 15, 15, 15]]],
  ['Poseidon', { removal: 'poseidon' }, [[73], [37, 36], [25, 24, 24], [19, 18, 18, 18], [15, 15, 15, 14, 14]]],
  ['three monsters', { monsters: 3 }, [[88], [44, 44], [30, 29, 29], [22, 22, 22, 22], [18, 18, 18, 17, 17]]],
  ['five monsters', { monsters: 5 }, [[90], [45, 45], [30, 30, 30], [23, 23, 22, 22], [18, 18, 18, 18, 18]]],
  ['Storms', { storms: true }, [[91], [46, 45], [31, 30, 30], [23, 23, 23, 22], [19, 18, 18, 18, 18]]],
  ['Day & Night', { variant: 'day_night' }, [[91], [46, 45], [31, 30, 30], [23, 23, 23, 22], [19, 18, 18, 18, 18]]],
  ['everything', EVERYTHING, [[98], [49, 49], [33, 33, 32], [25, 25, 24, 24], [20, 20, 20, 19, 19]]],
  ['the Pyramid', { variant: 'pyramid' }, [[80], [40, 40], [27, 27, 26], [20, 20, 20, 20], [16, 16, 16, 16, 16]]]
]

describe.each(DEALT)('with %s', (_, options, sizes) => {
  test.each(sizes.map(piles => [piles.length, piles] as const))('%i seats are dealt %j', (seats, piles) => {
    for (const seed of SEEDS) {
      const { dealt, first } = dealOf(options, seats, seed)
      expect(dealt.map(pile => pile.length).sort((one, other) => other - one)).toEqual(piles)
      expect(dealt[first]).toHaveLength(piles.at(-1) ?? 0)
    }
  })
})

test('example 50: the one with eighteen cards begins', () => {
  for (const seed of SEEDS) {
    const { dealt, first } = dealOf({ removal: 'amphitrite' }, 4, seed)
    expect(dealt.map(pile => pile.length).indexOf(18)).toBe(first)
  }
})

describe('removing islands', () => {
  test.each([
    ['galateia', 4],
    ['triton', 6],
    ['leucothea', 8],
    ['amphitrite', 10],
    ['poseidon', 12]
  ])('%s leaves %i of them out', (removal, count) => {
    const gone = SEEDS.map(seed => {
      const { dealt, removed } = dealOf({ removal }, 3, seed)
      expect(new Set(removed).size).toBe(count)
      expect(dealt.flat().filter(card => removed.includes(card))).toEqual([])
      expect(dealt.flat().filter(card => /\d/.test(card))).toHaveLength(80 - count)
      return removed.join(' ')
    })
    expect(new Set(gone).size).toBe(SEEDS.length)
  })

  test('which ones no state knows, so that nothing can tell', () => {
    const [seed = ''] = SEEDS
    const { match } = openMatch(tranquility, { removal: 'poseidon' }, 3, seed)
    const { removed } = dealOf({ removal: 'poseidon' }, 3, seed)
    const known: readonly string[] = JSON.stringify(match.state).match(/\d+/g) ?? []
    expect(removed.filter(island => Number(island) > 36 && known.includes(island))).toEqual([])
  })
})

test('the cards of each module are in the deck, beside all islands and Finish cards', () => {
  const cards = dealOf(EVERYTHING, 5, seedOf(1)).dealt.flat()
  const count = (card: string) => cards.filter(other => other === card).length
  expect(['F', 'M', 'W', 'Y', 'P', 'O', 'S'].map(count)).toEqual([5, 5, 2, 2, 2, 2, 0])
  expect(new Set(cards.filter(card => /\d/.test(card))).size).toBe(80)
})

test('chance lays the Rocks on any row, for all to see', () => {
  const rows = Array.from({ length: 60 }, (_, number) => {
    const { match, events } = openMatch(tranquility, { rocks: true }, 2, seedOf(number))
    const laid = events.find(({ type }) => type === 'rocks-laid')
    expect(tranquility.view(match.state, 'watcher').rocks).toBe(laid?.facts.row)
    expect(laid?.sealed).toEqual({ rocks: laid?.facts.row })
    return laid?.facts.row
  })
  expect(new Set(rows)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})

test('six Compasses can be earned, and none is there', () => {
  const { match } = openMatch(tranquility, { storms: true }, 3, seedOf(5))
  expect(tranquility.view(match.state, 'watcher').compasses).toEqual({ pool: 0, supply: 6 })
})

interface Deal {
  readonly dealt: readonly (readonly string[])[]
  readonly first: number
  readonly removed: readonly string[]
}

/** What is sealed of a deal. */
function dealOf(options: Options, seats: number, seed: string): Deal {
  const { events } = openMatch(tranquility, options, seats, seed)
  const { dealt, first, removed = [] } = Object.assign({}, ...events.map(event => event.sealed))
  return { dealt, first, removed }
}
