import { phrasesOfSilentGame } from '../../../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { tranquility } from '../../../../../engine/tranquility/index.ts'
import { after, position, refused, standing } from '../../position.ts'

// The numbers are those of the worked examples: RULES.md, 15.

const THREE = 'unstarted {} [S 1 2 3 4]p9 [11 12 13 14 15]p9 [21 22 23 24 25]p9'
const TWO = 'unstarted {} [S 1 2 3 4]p20 [11 12 13 14 15]p20'
const FOUR = 'unstarted {} [S 1 2 3 4]p9 [11 12 13 14]p9 [21 22 23 24]p9 [31 32 33 34]p9'

const open = (state: ReturnType<typeof position>) => tranquility.awaits(state)

describe('the Start obligation', () => {
  test.each(['1@a1', '-1 -2', 'finish'])('example 33: a Start in hand must be played, not %s', line => {
    expect(refused(position('unstarted {} [S 1 2 3 F]p9 [11 12]p9'), line)).toBe('MUST_PLAY_START')
  })

  test('example 33: nothing else is offered', () => {
    expect(tranquility.choices(position(THREE), 0)).toEqual([
      { verb: 'start', subject: 'S', line: 'start', example: 'start' }
    ])
  })

  test('example 34: a Start drawn waits for the own next turn', () => {
    const drawn = after(position('unstarted {} [1 2 3 4 5]p(S) [11 12 13]p9'), '1@a1')
    expect(open(drawn)).toEqual([1])
    const again = after(drawn, '1: 12@c1')
    expect(tranquility.choices(again, 0).map(({ verb }) => verb)).toEqual(['start'])
  })

  test('example 43: only one Start is played', () => {
    expect(refused(position('{} [S 1 2]p9'), 'start')).toBe('START_ALREADY_PLAYED')
    expect(refused(position('unstarted {} [1 2]p9'), 'start')).toBe('CARD_NOT_IN_HAND')
  })
})

describe('paying for the Start', () => {
  test('example 36: three pledge 2, 3 and 3, and all draw up', () => {
    const started = after(position(THREE), 'start')
    expect(standing(started)).toBe('h4 p9, h5 p9, h5 p9')
    const paid = after(started, 'give 2 -1 -2', '1: give 3 -11 -12 -13', '2: give 3 -21 -22 -23')
    expect(standing(paid)).toBe('h5 p6, h5 p6, h5 p6')
    expect(open(paid)).toEqual([1])
  })

  test('example 37: two draw two more each first', () => {
    const started = after(position(TWO), 'start')
    expect(standing(started)).toBe('h6 p18, h7 p18')
    const [mine = [], theirs = []] = started.players.map(({ hand }) => hand)
    const paid = after(started, give(mine.slice(0, 6)), `1: ${give(theirs.slice(0, 2))}`)
    expect(standing(paid)).toBe('h5 p13, h5 p18')
  })

  test('example 38: nobody can give more than they hold', () => {
    const started = after(position(TWO), 'start')
    expect(refused(started, give([11, 12, 13, 14, 15, 16, 17, 18]), 1)).toBe('PLEDGE_COUNT')
  })

  test('example 39: nobody can give more than is short', () => {
    const started = after(position(THREE), 'start', 'give 4 -1 -2 -3 -4', '1: give 3 -11 -12 -13')
    expect(refused(started, 'give 2 -21 -22', 2)).toBe('PLEDGE_OVER_EIGHT')
    expect(refused(started, 'give 1 -21', 2)).toBeNull()
    expect(tranquility.choices(started, 2)[0]?.ways?.at).toEqual({ 0: 0, 1: 1 })
  })

  test('example 40: it stays open until every seat has said a number', () => {
    const eight = after(position(FOUR), 'start', 'give 4 -1 -2 -3 -4', '1: give 4 -11 -12 -13 -14')
    expect(open(eight)).toEqual([2, 3])
    const closed = after(eight, '2: give 0', '3: give 0')
    expect(standing(closed)).toBe('h5 p4, h5 p4, h5 p8, h5 p8')
  })

  test('example 41: an offer can be changed while the others are awaited', () => {
    const eight = after(position(FOUR), 'start', 'give 4 -1 -2 -3 -4', '1: give 4 -11 -12 -13 -14', '2: give 0')
    const withdrawn = after(eight, 'withdraw')
    expect(open(withdrawn)).toEqual([0, 3])
    const seven = after(withdrawn, 'give 3 -1 -2 -3')
    expect(tranquility.view(seven, 3).pledge).toEqual({ counts: [3, 4, 0, null], short: 1 })
    expect(open(seven)).toEqual([3])
  })

  test('example 42: with fewer than eight cards in all hands the game is lost', () => {
    const lost = after(position('unstarted {} [S 1]p0 [11 12 13]p0 [21 22 23]p0'), 'start')
    expect(tranquility.result(lost)).toEqual({ outcome: 'lost', why: 'LOSS_START_UNPAYABLE' })
  })

  test.each([
    ['fewer cards than said', 'give 3 -11 -12', 'PLEDGE_COUNT'],
    ['more cards than said', 'give 1 -11 -12', 'PLEDGE_COUNT'],
    ['ninety-nine', 'give 99 -11', 'PLEDGE_COUNT'],
    ['a hundred', 'give 100 -11', 'PLEDGE_COUNT'],
    ['a card not held', 'give 1 -80', 'PLEDGE_BAD_CARDS'],
    ['a card twice', 'give 2 -11 -11', 'PLEDGE_BAD_CARDS'],
    ['a placement', '11@a1', 'NOT_YOUR_TURN']
  ])('%s: %s is refused with %s', (_, line, code) => {
    expect(refused(after(position(THREE), 'start'), line, 1)).toBe(code)
  })

  test('the active seat cannot go on with its turn before it is paid', () => {
    expect(refused(after(position(THREE), 'start'), '1@a1')).toBe('WRONG_PHASE')
  })

  test('a closing offer can still be taken back: the cards go when the table goes on', () => {
    const open = after(position(THREE), 'start', 'give 2 -1 -2', '1: give 3 -11 -12 -13')
    const drafted = tranquility.apply(open, 2, tranquility.parse('give 3 -21 -22 -23'))
    expect(drafted.events).toEqual([{ type: 'pledged', facts: { seat: 2, count: 3 } }])
    expect(tranquility.view(drafted.state, 2)).toMatchObject({
      phase: 'pledge',
      hand: ['21', '22', '23', '24', '25'],
      pledge: { counts: [2, 3, 3], short: 0, mine: ['21', '22', '23'] }
    })
    expect(open.players.map((_, seat) => tranquility.choices(drafted.state, seat))).toEqual([[], [], []])
    expect(tranquility.advance(drafted.state, never)?.events).toEqual([{ type: 'paid', facts: { counts: [2, 3, 3] } }])
  })
})

describe('alone', () => {
  test('example 44: the hand is filled to ten before eight are discarded', () => {
    const started = after(position('unstarted {} [S 1 2 3 4]p46'), 'start')
    expect(standing(started)).toBe('h10 p40')
    const [player] = started.players
    expect(standing(after(started, give(player?.hand.slice(0, 8) ?? [])))).toBe('h5 p37')
  })

  test('example 45: a short pile may leave too few', () => {
    const lost = after(position('unstarted {} [S 1 2 3 4]p2'), 'start')
    expect(tranquility.result(lost)).toEqual({ outcome: 'lost', why: 'LOSS_START_UNPAYABLE' })
  })
})

test('numbers may be named only while the Start is paid', () => {
  const started = after(position(THREE), 'start', 'give 4 -1 -2 -3 -4')
  expect(phrasesOfSilentGame(tranquility, position(THREE), 1)).toEqual(['hello'])
  expect(phrasesOfSilentGame(tranquility, after(started, '1: give 2 -11 -12'), 2)).toEqual([
    'hello',
    'can-give 0',
    'can-give 1',
    'can-give 2',
    'please-give 1',
    'please-give 2'
  ])
})

test('nobody is asked for more than is due, by whoever has given too', () => {
  const started = after(position(THREE), 'start', 'give 4 -1 -2 -3 -4', '1: give 2 -11 -12')
  const asked = (seat: number) =>
    phrasesOfSilentGame(tranquility, started, seat).filter(phrase => phrase.startsWith('please-give'))
  for (const seat of [0, 1, 2]) expect(asked(seat)).toEqual(['please-give 1', 'please-give 2'])
})

const never = { below: refuseChance, shuffle: refuseChance, position: refuseChance }

function refuseChance(): never {
  throw new Error('Expected no chance to be needed')
}

function give(cards: readonly unknown[]): string {
  return [`give ${cards.length}`, ...cards.map(card => `-${card}`)].join(' ')
}
