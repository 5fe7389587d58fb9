import { describe, expect, test } from 'vitest'
import { decideWithoutSettling, isSeatAloneNextBeforeTableActs, type Match, openMatch } from '../../../engine/match.ts'
import type { State } from '../../../engine/pub/core/state.ts'
import { pub } from '../../../engine/pub/index.ts'
import { position } from './position.ts'

/* What a line comes to is decided with it: rounds, and who is thrown out. So the other die may be used before any of it is settled (RULES.md, 4.9). */

const { match } = openMatch(pub, {}, 2, '5'.repeat(64))
const standing = (where: string): Match<State> => ({ ...match, state: position(where) })

/** What its seat is told of a line at once, and whether it may go on behind it. */
function foreseen(where: string, line: string) {
  const draft = decideWithoutSettling(pub, standing(where), 0, line)
  return {
    told: draft.events.map(({ type }) => type),
    isOpen: isSeatAloneNextBeforeTableActs(pub, draft.match, 0),
    draft
  }
}

describe('the other die lies behind', () => {
  test.each([
    ['a way with nobody at its end', 'guests aN1 3/0@1', 'move A aN1 cw', ['moved']],
    ['a tip', 'guests aT 2/0@1, aO1 1/0@5', 'move A aT cw', ['tipped', 'moved']],
    ['a coin picked up', 'floor 3:1; guests aL1 1/0@1', 'move A aL1 cw', ['moved', 'took']],
    ['a round of one race', 'guests aN1 3/0@1, bN1 2/1@3', 'move A aN1 cw', ['moved', 'drank']],
    ['a round bought', 'guests aN1 3/0@1, bO1 2/1@3', 'move A aN1 cw', ['moved', 'paid']],
    ['a guest thrown out', 'guests aN1 0/1@1, aO1 1/0@5, bO1 2/1@2', 'move A aN1 cw', ['moved', 'expelled']],
    ['the innkeeper', 'guests aN1 3/0@1, bO1 2/1@2', 'innkeeper A bO1', ['innkeeper', 'drank']],
    ['a rival whom he threw out', 'guests aN1 3/0@1, bO1 0/1@2', 'innkeeper A bO1', ['innkeeper', 'expelled']],
    ['a way home', 'guests aN1 1/2@0, aO1 3/0@2', 'exit A aN1', ['left']]
  ])('%s', (_, where, line, told) => {
    expect(foreseen(`dice 2 5; ${where}`, line)).toMatchObject({ told, isOpen: true })
  })

  test('on the pub as the first has left it', () => {
    const { draft } = foreseen('dice 2 3; guests aN1 3/0@1, bO1 2/1@3', 'move A aN1 cw')
    const both = decideWithoutSettling(pub, draft.match, 0, 'innkeeper B aN1')
    expect(both.match.state.guests).toMatchObject([
      { name: 'aN1', coins: 1, beers: 1 },
      { name: 'bO1', coins: 2, beers: 2 }
    ])
    expect(isSeatAloneNextBeforeTableActs(pub, both.match, 0)).toBe(false)
  })
})

describe('nothing lies behind', () => {
  test.each([
    ['a card that comes in: it is turned over first', 'enter A', 'guests aO1 3/0@2'],
    ['what both dice do', 'move A+B aO1 cw', 'guests aO1 3/0@2'],
    ['a die that was left', 'pass', 'used A; guests aO1 3/0@2'],
    ['the other die where it is of no use', 'innkeeper A', 'dice 2 2; guests aO1 6/5@6, aT 6/5@0'],
    ['what wins', 'exit A aN1', 'guests aN1 1/2@0, aO1 3/0@2; banks 13 0']
  ])('%s', (_, line, where) => {
    expect(foreseen(`${where}; dice 2 5`, line).isOpen).toBe(false)
  })

  test('and of a card that comes in only its own seat knows that it lies face down', () => {
    const { draft } = foreseen('dice 2 5; guests aO1 3/0@2', 'enter A')
    expect(pub.view(draft.match.state, 0).faceDown).toBe(1)
    expect(draft.match.state.guests).toHaveLength(1)
    expect(draft.events).toEqual([])
  })
})
