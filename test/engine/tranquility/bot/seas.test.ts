import { autopilotLineOrFirstChoice } from '../../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { autoplay, autoplayedRecord } from '../../../../engine/autoplay.ts'
import { tranquility } from '../../../../engine/tranquility/index.ts'
import { seedOf } from '../../../random-play.ts'
import { after, position } from '../position.ts'

const pilot = (state: ReturnType<typeof position>, seat = 0) =>
  autopilotLineOrFirstChoice(tranquility, tranquility.view(state, seat), tranquility.choices(state, seat))

describe('it wins so many of forty matches of three, at least', () => {
  test.each([
    ['Rocks', { rocks: true }, 30],
    ['three monsters', { monsters: 3 }, 14],
    ['Wilds', { wilds: true }, 36],
    ['Galateia', { removal: 'galateia' }, 28],
    ['Storms and Wilds', { storms: true, wilds: true }, 6]
  ])('with %s', (_, options, least) => {
    const won = Array.from({ length: 40 }, (__, number) => autoplayedRecord(tranquility, options, 3, seedOf(number)))
    expect(won.filter(({ result }) => result.outcome === 'won').length).toBeGreaterThanOrEqual(least)
  })
})

test('it comes to an end with everything there is', () => {
  const options = { rocks: true, monsters: 5, storms: true, wilds: true, removal: 'poseidon' }
  for (let seats = 1; seats <= 5; seats++) {
    const { lines } = autoplay(tranquility, options, seats, seedOf(seats), 1000)
    expect(lines.at(-1)?.events.at(-1)?.type).toBe('over')
  }
})

describe('Compasses', () => {
  test.each([
    ['a purple Storm is lifted at once', 'P1:2 pool:1 {} [1 2 3]p9', 'compass P1'],
    ['before others once few cells are open', 'Y1:0 P1:2 O1:0 pool:1 {full but 12 13 35} [2 4 6]p9', 'compass P1'],
    ['after an orange one while many are', 'Y1:0 P1:2 O1:0 pool:1 {} [1 2 3]p9', 'compass O1'],
    ['an orange one before a yellow one', 'Y1:0 O1:0 pool:4 {} [1 2 3]p9', 'compass O1'],
    ['a Wild is spent on a purple Storm', 'wilds P1:2 {} [1 2 W]p9', 'compass P1 W']
  ])('%s', (_, before, line) => {
    expect(pilot(position(before))).toBe(line)
  })

  test('the last of the pool is kept for purple ones to come, and a Wild for better', () => {
    expect(pilot(position('Y1:0 pool:1 {full but 6 7 35} [2 4 6]p9'))).not.toContain('compass')
    expect(pilot(position('Y1:0 P1:1 pool:2 {full but 6 7 35} [2 4 6]p9'))).toBe('compass P1')
    expect(pilot(position('Y1:0 wilds {} [1 2 W]p9'))).not.toContain('compass')
  })

  test('whatever rescues is done', () => {
    const stuck = 'O1:0 pool:1 {0:1 30:60 31:61 32:62 33:63 34:64 35:65} [50]p0'
    expect(pilot(position(stuck))).toBe('compass O1')
  })
})

describe('Storms', () => {
  test('yellow takes what is missed least', () => {
    const shown = after(position('storms {full but 19 20} [39 2 F 41 60]p(9 Y)'), '-2 -60')
    expect(pilot(shown)).toBe('storm -9')
  })

  test('purple goes where the fewest cells are closed', () => {
    const shown = after(position('storms {full but 3 4 5 6 7 12 35} [1 2 3 4 5]p(P 60)'), '-4 -5')
    expect(pilot(shown)).toBe('storm 3')
  })

  test('cards are given unseen only where those in hand are too few', () => {
    const enough = after(position('unstarted Y1:0 {} [S 1 2 3]p9 [11 12 13 14 15]p9 [21 22 23 24 25]p9'), 'start')
    expect(pilot(enough)).not.toContain('blind')
    const few = after(position('unstarted Y1:0 {} [S 1 2]p9 [11 12]p9 [21 22 23]p9'), 'start')
    expect(pilot(after(few, '1: give 2 -11 -12', '2: give 2 -21 -22'), 0)).toMatch(/^give 4 blind -[12] -[12]$/)
  })
})

describe('Rocks', () => {
  test('they move to the row in which they close the fewest cells', () => {
    const acted = after(position('rocks:2 {full but 3 4 5 6 12 13 14 15 16 17 20 21 30 31} [1 2 3]p9'), '-1 -2')
    expect(pilot(acted)).toBe('rocks 2')
  })
})

describe('Sea Monsters', () => {
  test('with the sea full, one that is held is played', () => {
    expect(pilot(position('marked:0 {full} [M F]p0'))).toMatch(/^M@/)
    expect(pilot(position('monsters {full} [M 2 4]p0'))).toMatch(/^M@/)
  })

  test('one takes what lies in the way', () => {
    expect(pilot(position('monsters {0:80 20:45} [M 3 4]p9'))).toBe('M@a1')
  })

  test('who holds one still gives for the Start', () => {
    const started = after(position('unstarted monsters {} [S 1 2 3 4]p9 [M 12 13 14 15]p9 [21 22 23 24 25]p9'), 'start')
    const paid = [0, 1, 2].reduce((state, seat) => after(state, `${seat}: ${pilot(state, seat)}`), started)
    expect(paid.players.reduce((sum, { discarded }) => sum + discarded, 0)).toBe(8)
  })
})

describe('Wilds', () => {
  test('one wins where no Finish is held', () => {
    expect(pilot(position('wilds {full} [W 2]p3'))).toBe('finish W')
  })

  test('one fills the last gap', () => {
    expect(pilot(position('wilds {full but 20} [W 2 3]p3'))).toMatch(/^W4[0-2]@c4/)
  })

  test('one is not played as a Start while there is anything else', () => {
    expect(pilot(position('unstarted wilds {} [W 2 40 41 42]p9 [5 6 7 8 9]p9'))).not.toContain('start')
  })
})
