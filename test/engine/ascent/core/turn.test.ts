import { resultWhenEndedEarly } from '../../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { ascent } from '../../../../engine/ascent/index.ts'
import { NO_EARLY_END } from '../../../../engine/early-end.ts'
import { decideWithoutSettling as decideInMatch } from '../../../../engine/match.ts'
import { Refusal } from '../../../../engine/refusal.ts'
import type { State } from '../../../../engine/ascent/core/state.ts'
import { decide, refusalOf, settled } from '../examples.ts'
import { position } from '../position.ts'

// The numbers are those of the worked examples: RULES.md, 12.

const STUCK = '1: G3 R4 S4 / 2: G5 R6'
const LOCKED = 'FULL[(8,1)=G12{5}; (8,2)=S12{2}; (7,1)=G12{1}]'

type Turn = readonly [number, string, string, string, string]

const LOST: readonly Turn[] = [
  [87, 'incomplete grid, one card that fits nowhere', STUCK, 'S2 [0]', ''],
  [89, 'incomplete grid, empty hand', '1: R3', '[0]', ''],
  [90, 'one card, payable only with another', '1: R3', 'S5 [0]', ''],
  [94, 'one Campfire without a free lift', '1: G1 S5', 'FG [0]', ''],
  [95, 'finished grid, one card, not a Summit', 'FULL', 'G12 [0]', ''],
  [96, 'finished grid, empty hand', 'FULL', '[0]', ''],
  [100, 'last Bridge, cover costs 1', 'FULL[(1,2)=BR]', 'S11 [0]', ''],
  [101, 'last Bridge still open, hand is one Summit', 'FULL[(1,2)=BR]', 'SU [0]', ''],
  [150, 'hooks cannot save a stuck hand once the deck is empty', `${STUCK} ⟨hooks 2⟩`, 'S2 [0]', 'hooks']
]

const GOES_ON: readonly Turn[] = [
  [88, 'two cards that fit nowhere can be discarded', STUCK, 'S2 S2 [0]', ''],
  [91, 'one card, free placement exists', '1: R3 G4', 'S4 [0]', ''],
  [92, 'one Bridge with an interior slot', '1: R3', 'BR [0]', ''],
  [93, 'one Campfire with a free lift', '1: G3 S5', 'FG [0]', ''],
  [97, 'finished grid, the card is a Summit', 'FULL', 'SU [0]', ''],
  [98, 'finished grid, two ordinary cards', 'FULL', 'G5 S6 [0]', ''],
  [99, 'last Bridge, cover costs 0', 'FULL[(1,2)=BR]', 'S12 [0]', ''],
  [140, 'one card, nothing playable, but a herd can climb', LOCKED, 'G5 [0]', 'wildlife'],
  [141, 'last card is a locked Summit: it can still pay for a herd', LOCKED, 'SU [0]', 'wildlife']
]

describe('at the start of a turn', () => {
  test.each(LOST)('example %i: %s is lost', (_, __, before, hand, rule) => {
    const state = begun(before, [hand, '+5'], rule)
    expect(state.result).toEqual({ outcome: 'lost', why: 'LOSS_STUCK' })
    expect(ascent.awaits(state)).toEqual([])
    expect(ascent.choices(state, 0)).toEqual([])
  })

  test.each(GOES_ON)('example %i: %s', (_, __, before, hand, rule) => {
    const state = begun(before, [hand, '+5'], rule)
    expect(state.result).toBeNull()
    expect(ascent.awaits(state)).toEqual([0])
  })

  test('example 169: a stuck seat ends it for all', () => {
    const state = position('1: R3 G4', { hands: ['S4 +4', '[0]', '+5'] })
    expect(settled(decide(state, 'S4@c1')).result).toEqual({ outcome: 'lost', why: 'LOSS_STUCK' })
  })
})

describe('the turn', () => {
  test('example 168: goes round clockwise', () => {
    const state = position('1: R3', { hands: ['G3 +4', '+5', '+5'] })
    const awaited = ['G3@b1', '-SU -SU', '-SU -SU'].reduce<[State, number[]]>(
      ([before, seats], line) => {
        const [seat = 0] = ascent.awaits(before)
        return [settled(decide(before, line, seat)), [...seats, seat]]
      },
      [state, []]
    )
    expect(awaited[1]).toEqual([0, 1, 2])
    expect(ascent.awaits(awaited[0])).toEqual([0])
  })

  test('example 160: is refused to another seat', () => {
    const state = position('1: R3', { hands: ['+5', 'G3 +4'] })
    expect(refusalOf(state, 'G3@b1', 1)?.code).toBe('NOT_YOUR_TURN')
    expect(ascent.choices(state, 1)).toEqual([])
  })

  test('example 170: a lone playable card must be played', () => {
    const state = position('1: R3 G4', { hands: ['S4 [0]', '+5'] })
    expect(ascent.choices(state, 0).map(({ example: line }) => line)).toEqual(['S4@c1'])
  })

  test('example 171: one herd moves, then the turn ends', () => {
    const state = position('1: G3*{1} S3*{1} R5 / 2: R4 G4', { rules: ['wildlife'] })
    const after = settled(decide(state, 'herd a1 a2 -SU'))
    expect(ascent.view(after, 0).herds).toEqual({ b1: 1, a2: 1 })
    expect(ascent.awaits(after)).toEqual([1])
  })
})

describe('what is checked first', () => {
  test.each([
    [162, 'the card is not held', '1: R3', 'S5 +4', 'G5@b1 -SU -SU', 'CARD_NOT_IN_HAND'],
    [163, 'it is held once', '1: R3', 'G5 S1 S2', 'G5@b1 -G5 -S1', 'CARD_NOT_IN_HAND'],
    [164, 'too little is paid', '1: R3', 'G5 +4', 'G5@b1 -SU', 'PAY'],
    [165, 'what it rests on comes before its row', '1: R3', 'R1 +4', 'R1@a2', 'SUPPORT'],
    [166, 'there is no such slot', '1: G4', 'BR +4', 'BR@i2', 'SLOT'],
    [167, 'the terrain comes before the way', '1: S3 G5', 'FG +4', 'FG@a1>a1', 'FIRE_TERRAIN']
  ])('example %i: %s', (_, __, before, hand, line, code) => {
    expect(refusalOf(position(before, { hands: [hand, '+5'] }), line)?.code).toBe(code)
  })
})

describe('the end', () => {
  test('example 161: nothing is played after it', () => {
    const state = settled(decide(position('FULL', { hands: ['SU', '+5'] }), 'SU'))
    const setup = { game: 'ascent', version: 1, options: {}, seats: 2 }
    const play = () =>
      decideInMatch(ascent, { setup, seed: '', state, position: 0, earlyEnd: NO_EARLY_END }, 1, '-SU -SU')
    expect(play).toThrow(new Refusal('GAME_OVER'))
  })

  test('is no win when all agree to stop', () => {
    expect(resultWhenEndedEarly(ascent, position('1: R3'), [])).toEqual({ outcome: 'stopped', why: 'STOPPED' })
  })
})

function begun(before: string, hands: readonly string[], rule: string): State {
  return settled({ ...position(before, { hands, rules: rule ? [rule] : [] }), phase: 'begin' })
}
