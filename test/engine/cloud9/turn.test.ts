import { describe, expect, test } from 'vitest'
import { DIE_FACES } from '../../../engine/cloud9/cards.ts'
import { cloud9 } from '../../../engine/cloud9/index.ts'
import { openMatch } from '../../../engine/match.ts'
import { seedOf } from '../../random-play.ts'
import { found, playAll, position, settled } from './position.ts'

const asked = (lines: string) => cloud9.drafts?.questionNumber?.(playAll(position(), lines).state)
const independent = (where: string) => cloud9.drafts?.answersCommute?.(position(where))

test('a die has each colour once, and two blanks', () => {
  expect(DIE_FACES).toEqual(['G', 'P', 'R', 'Y', '-', '-'])
})

test('what the host chose is kept', () => {
  const { state } = openMatch(cloud9, { endCheck: 'fall-only', odds: true }, 3, seedOf(1)).match
  expect([state.endCheck, state.odds]).toEqual(['fall-only', true])
})

test('whoever follows a jump stays if others only stayed', () => {
  const followed = playAll(position(), '2 stay, 3 jump if jumped')
  expect(found(followed, 'stayed 2 3; jumped ')).toBe('stayed 2 3; jumped ')
})

describe('the questions', () => {
  test('are the same until all have answered, and then one more', () => {
    expect([asked(''), asked('2 stay, 3 jump'), asked('2 stay, 3 stay, 0 stay')]).toEqual([1, 1, 1])
    expect(asked('2 stay, 3 stay, 0 stay, 1 colours')).toBe(2)
  })

  test('of a lone pilot are one before each roll and one after it', () => {
    const alone = '2 jump, 3 jump, 0 jump, 1 colours'
    expect([asked(alone), asked(`${alone}, 1 continue`)]).toEqual([2, 3])
  })

  test('are answered independently while passengers choose, and only then', () => {
    expect([independent(''), independent('pilot'), independent('solo; aboard 1')]).toEqual([true, false, false])
  })
})

describe('between two trips', () => {
  const thirty = 'GGGGGGGGGGPPPPPPPPPPRRRRRRRRRR'
  const ended = settled(position(`fallen; scores 1 2 3 4; pile Y; discard ${thirty}; hands YY YY YY YY`))
  const of = (type: string) => ended.events.filter(event => event.type === type)

  test('each is told its own card, and all others that it drew one', () => {
    expect(of('drew')[0]).toEqual({
      type: 'drew',
      facts: { seat: 2, count: 1 },
      only: { 2: { cards: ['Y'] } }
    })
  })

  test('the discards are shuffled, and their order is sealed', () => {
    const [shuffled] = of('shuffled')
    const pile = shuffled?.sealed?.pile as readonly string[]
    expect(shuffled?.facts).toEqual({ count: 30 })
    expect(pile.toSorted().join('')).toBe(thirty)
    expect(pile.join('')).not.toBe(thirty)
    expect(of('drew')[1]?.only).toEqual({ 3: { cards: [pile[0]] } })
  })

  test('the trips are counted', () => {
    expect(of('trip').map(({ facts }) => facts)).toEqual([{ trip: 2, pilot: 2 }])
  })
})

test('whoever waits is not shown as having answered', () => {
  const { players } = cloud9.view(playAll(position(), '3 wait').state, 0)
  expect(players.map(({ sealed }) => sealed)).toEqual([false, false, false, false])
})
