import { describe, expect, test } from 'vitest'
import { tranquility } from '../../../../../engine/tranquility/index.ts'
import { after, happening, position, refused, sea, settled, standing } from '../../position.ts'

// The numbers are those of the worked examples: RULES.md, 15.

const ATTEMPT = 'monsters {full} [F 2 4]p5 [6]p0 [M 8]p0'
const view = (state: ReturnType<typeof position>, viewer: 'watcher' | number = 'watcher') =>
  tranquility.view(state, viewer)
const verbs = (state: ReturnType<typeof position>) => tranquility.choices(state, 0).map(({ verb }) => verb)

describe('playing a Sea Monster', () => {
  test('example 60: the island and the monster leave the game', () => {
    const before = position('monsters {14:33} [M 50 51 52 53]p9')
    const played = after(before, 'M@c3')
    expect(sea(played)).toBe('')
    expect(standing(played)).toBe('h5 p8')
    expect(view(played)).toMatchObject({ destroyed: [33], monsters: { left: 4, marked: [] } })
    expect(played.players[0]?.discarded).toBe(0)
    const [event] = happening(before, 'M@c3')
    expect(event).toEqual({ type: 'destroyed', facts: { seat: 0, card: '33', cell: 'c3' } })
  })

  test('what may be hit is offered, free of cost', () => {
    const choices = tranquility.choices(position('rocks:1 monsters {8:15 14:33} [M 50]p9'), 0)
    expect(choices.find(({ verb }) => verb === 'monster')).toEqual({
      verb: 'monster',
      subject: 'M',
      line: 'M@_',
      ways: { kind: 'cell', at: { c3: 0 } },
      example: 'M@c3'
    })
  })

  test.each([
    [61, 'monsters {14:33} [M]p9', 'M@d3', 'MONSTER_NO_TARGET'],
    [63, 'rocks:2 monsters {14:33} [M]p9', 'M@c3', 'ROW_BLOCKED'],
    ['63, by a Storm', 'P1:2 monsters {14:33} [M]p9', 'M@c3', 'ROW_BLOCKED'],
    [64, 'monsters {} [M 40 41 42 43]p9', '-M -40', 'MONSTER_UNDISCARDABLE'],
    [65, 'monsters {8:15} [16 M M M M]p9', '16@d2 -M', 'COST_TOO_HIGH'],
    ['66, with the monster', 'monsters {8:15} [16 70 M M M]p9', '16@d2 -M', 'MONSTER_UNDISCARDABLE'],
    ['with something to pay', 'monsters {14:33} [M 50]p9', 'M@c3 -50', 'BAD_ACTION'],
    [62, 'monsters {14:33} [M]p9', 'M@start', 'BAD_ACTION']
  ])('example %s: %s, %s is refused with %s', (_, before, line, code) => {
    expect(refused(position(before), line)).toBe(code)
  })

  test('example 66: what isn’t a monster pays', () => {
    expect(standing(after(position('monsters {8:15} [16 70 M M M]p9'), '16@d2 -70'))).toBe('h5 p7')
  })
})

describe('the beginning of a turn', () => {
  test('example 67: a monster with something to hit is an action', () => {
    expect(tranquility.result(settled(position('begin monsters {8:15} [M]p0')))).toBeNull()
  })

  test('example 68: monsters with nothing to hit are none', () => {
    const lost = settled(position('begin monsters {} [M M]p0'))
    expect(tranquility.result(lost)).toEqual({ outcome: 'lost', why: 'LOSS_NO_ACTION' })
  })

  test('example 71: a Finish is none while somebody holds a monster, and that is shown', () => {
    const before = position('begin monsters {full} [F]p0 [6]p0 [M 8]p0')
    const lost = settled(before)
    expect(tranquility.result(lost)).toEqual({ outcome: 'lost', why: 'LOSS_NO_ACTION' })
    expect(stepsFrom(before)).toContainEqual({ type: 'FINISH_MONSTER_HELD', facts: { seats: [2] } })
  })
})

describe('a Finish while somebody holds a Sea Monster', () => {
  const tried = after(position(ATTEMPT), 'finish')

  test('is offered as long as nobody can know', () => {
    expect(verbs(position(ATTEMPT))).toContain('finish')
  })

  test('example 69: it fails, the turn goes on, and the holders are marked', () => {
    expect(happening(position(ATTEMPT), 'finish')).toEqual([
      { type: 'finished', facts: { seat: 0 } },
      { type: 'FINISH_MONSTER_HELD', facts: { seats: [2] } }
    ])
    expect(tranquility.awaits(tried)).toEqual([0])
    expect(view(tried, 0).hand).toEqual(['F', '2', '4'])
    for (const viewer of ['watcher', 0, 1, 2] as const)
      expect(view(tried, viewer).monsters).toEqual({ left: 5, marked: [2] })
  })

  test('it is not offered while the mark stands', () => {
    expect(verbs(tried)).not.toContain('finish')
    expect(refused(tried, 'finish')).toBe('FINISH_MONSTER_HELD')
  })

  test('example 70: monsters in piles do not matter', () => {
    const won = after(position('monsters {full} [F 2]p(M M) [4]p(M)'), 'finish')
    expect(tranquility.result(won)).toEqual({ outcome: 'won', why: 'WIN' })
  })
})

function stepsFrom(state: ReturnType<typeof position>): readonly unknown[] {
  const random = { below: () => 0, shuffle: <T>(list: readonly T[]) => [...list], position: () => 0 }
  const step = tranquility.advance(state, random)
  return step ? [...step.events, ...stepsFrom(step.state)] : []
}
