import { describe, expect, test } from 'vitest'
import { fillLineTemplate } from '../../../../engine/choice.ts'
import { decideWithoutSettling } from '../../../../engine/match.ts'
import {
  isLit,
  meaning,
  NO_TAPS,
  type Offer,
  tapCard,
  tapPlace,
  type Taps,
  tapVerb
} from '../../../../web/seat/taps.ts'
import { game } from '../../../../web/games/ascent/game.ts'
import { tapOn } from '../../../../web/games/ascent/board/ways.ts'
import { ROWS } from '../../../../web/games/ascent/board/slots.ts'
import { envelopeOf, MIDWAY, standing } from './mountain.ts'

const { choices, view } = envelopeOf(MIDWAY)
const { hand } = view as unknown as { readonly hand: readonly string[] }
const offer: Offer = { choices: game.tapped?.(choices) ?? choices, hand }

/** Taps one after the other: a card by its position, a slot by its name, a verb in capitals. */
function tap(taps: string): Taps {
  return taps.split(' ').reduce((sofar, one) => {
    if (/^\d$/.test(one)) return tapCard(offer, sofar, Number(one))
    if (one === one.toUpperCase()) return tapVerb(offer, sofar, one.toLowerCase())
    return tapPlace(offer, sofar, tapOn(meaning(offer, sofar).choice?.ways, sofar.place, one).way)
  }, NO_TAPS)
}

const line = (taps: string) => meaning(offer, tap(taps)).line

/** The slots that light up after those taps, with their prices. */
function lit(taps: string): Record<string, number> {
  const sofar = tap(taps)
  const { ways } = meaning(offer, sofar).choice ?? {}
  const found = ROWS.flat().map(slot => [slot, tapOn(ways, sofar.place, slot).price] as const)
  return Object.fromEntries(found.filter((one): one is [string, number] => one[1] !== undefined))
}

describe('a Campfire is tapped together', () => {
  test('first the card that gives way, at the least that its lift may cost', () => {
    expect(lit('2')).toEqual({ a1: 0, d1: 1, a3: 0, d3: 2 })
  })

  test('then where that card goes', () => {
    expect(lit('2 d1')).toEqual({ h2: 1 })
    expect(line('2 d1')).toBe('')
  })

  test.each([
    ['source and target', '2 a1 h2', 'FG@a1>h2'],
    ['what pays is picked in the end', '2 d1 h2 0', 'FG@d1>h2 -R8'],
    ['the target tapped again is given up, and the source stays', '2 a1 h2 h2', ''],
    ['and may be tapped again', '2 a1 h2 h2 h2', 'FG@a1>h2'],
    ['the source tapped again is given up', '2 a1 a1 a3 c4', 'FG@a3>c4'],
    ['the source first, then the Campfire', 'a1 2 h2', 'FG@a1>h2']
  ])('%s', (_, taps, written) => {
    expect(line(taps)).toBe(written)
  })

  test('with a source alone nothing can be confirmed', () => {
    expect(line('2 a1')).toBe('')
  })
})

describe('a herd is led step by step', () => {
  test('all herds that can go light up', () => {
    expect(lit('HERD')).toEqual({ e1: 1, c2: 1, a4: 1 })
  })

  test('then every card that it can reach, each with the rows to climb', () => {
    expect(lit('HERD c2')).toEqual({ b3: 1, c3: 1, a4: 2, b4: 2, a5: 3 })
  })

  test.each([
    ['one row', 'HERD c2 c3 0', 'herd c2 c3 -R8'],
    ['step by step', 'HERD c2 b3 b4 0 1', 'herd c2 b3 b4 -R8 -FS'],
    ['by way of what was tapped', 'HERD c2 c3 b4 0 1', 'herd c2 c3 b4 -R8 -FS'],
    ['far up in one tap', 'HERD a4 a5 0', 'herd a4 a5 -R8'],
    ['a step given up', 'HERD c2 c3 b4 b4 0', 'herd c2 c3 -R8'],
    ['back to a step before', 'HERD c2 c3 b4 a5 c3 0', 'herd c2 c3 -R8'],
    ['another way at the first step', 'HERD c2 c3 b3 0', 'herd c2 b3 -R8']
  ])('%s', (_, taps, written) => {
    expect(line(taps)).toBe(written)
  })
})

test('a card that goes to one slot is tapped as ever', () => {
  expect(lit('0')).toEqual({ e3: 1, h2: 4 })
  expect(line('0 e3 4')).toBe('R8@e3 -BR')
  expect(line('4 b3')).toBe('')
})

describe('where nothing can be done, what is tapped is asked all the same, and the answer says why:', () => {
  test.each([
    ['a mountain card', '0', 'a1', 'OCCUPIED'],
    ['a source', '2', 'b1', 'FIRE_TERRAIN'],
    ['a source that is none', '2', 'c4', 'FIRE_TARGET'],
    ['a target', '2 a1', 'e4', 'LEFT'],
    ['a lower target', '2 a3', 'h2', 'FIRE_UP'],
    ['a herd', 'HERD', 'a1', 'HERD_NONE'],
    ['a step', 'HERD c2', 'e3', 'HERD_PATH']
  ])('%s', (_, taps, slot, code) => {
    const sofar = tap(taps)
    const { choice } = meaning(offer, sofar)
    const { way, price } = tapOn(choice?.ways, sofar.place, slot)
    expect(price).toBeUndefined()
    expect(isLit(choice?.ways, way)).toBe(false)
    const { game, match } = standing(MIDWAY)
    const line = choice ? fillLineTemplate(choice, way) : ''
    expect(() => decideWithoutSettling(game, match, 0, line)).toThrow(expect.objectContaining({ code }))
  })
})

test('choices without places stay as they are', () => {
  const discard = choices.find(({ verb }) => verb === 'discard')
  expect(offer.choices).toContain(discard)
})
