import { describe, expect, test } from 'vitest'
import { fillLineTemplate } from '../../../../engine/choice.ts'
import { decideWithoutSettling } from '../../../../engine/match.ts'
import { freshTaps } from '../../../../web/seat/page.ts'
import { meaning, type Offer, tapCard, tapPlace, type Taps, tapVerb } from '../../../../web/seat/taps.ts'
import { table } from '../../../../web/games/reef/board/table.ts'
import { coralOn, tapOn } from '../../../../web/games/reef/board/ways.ts'
import { words } from '../../../../web/games/reef/words/index.ts'
import type { Kit } from '../../../../web/seat/page.ts'
import { A, MINE, THEIRS } from '../../../engine/reef/position.ts'
import { envelopeOf, standing, viewOf } from './sea.ts'

const RICH = '4 boats R3 Y2 G1 B1 K1 pe1 sh1 [- - Ym]'

function offerOf(seats: readonly [string, string]): Offer & { readonly fresh: Taps } {
  const envelope = envelopeOf({ seats })
  const choices = table.tapped?.(envelope.choices) ?? []
  const offer = { choices, hand: table.hand(viewOf({ seats })) }
  return { ...offer, fresh: freshTaps({ game: table } as unknown as Kit, envelope, offer) }
}

/** Taps one after the other: a token by its position, a cell or an own coral by its name, a verb in capitals. */
function tap(offer: ReturnType<typeof offerOf>, taps: string): Taps {
  return taps.split(' ').reduce((sofar, one) => {
    const { ways } = meaning(offer, sofar).choice ?? {}
    if (one.startsWith('#')) return tapPlace(offer, sofar, coralOn(ways, sofar.place, Number(one.slice(1))) ?? one)
    if (/^\d$/.test(one)) return tapCard(offer, sofar, Number(one))
    if (/^[A-Z]+$/.test(one)) return tapVerb(offer, sofar, one.toLowerCase())
    return tapPlace(offer, sofar, tapOn(ways, sofar.place, one).way)
  }, offer.fresh)
}

describe('a turn is tapped together', () => {
  const offer = offerOf([RICH, THEIRS])

  test('everything in reach is lit with its price before anything is chosen', () => {
    const { ways } = meaning(offer, offer.fresh).choice ?? {}
    const lit = ['a1', 'c1', 'd1', 'e1', 'a2', 'd2', 'a4', 'c4', 'd4'].map(cell => tapOn(ways, '', cell).price)
    expect(lit).toEqual([1, 1, 1, undefined, 1, 1, 3, undefined, 3])
  })

  test.each([
    ['a card, then what pays', 'd1 3', 'buy d1 -Y'],
    ['too few to pay', 'd4 0 1', ''],
    ['a look', 'b2 6', 'reveal b2 -B'],
    ['another card instead', 'd1 3 a1 0', 'buy a1 -R'],
    ['a fish, where several corals could take it', 'c1', ''],
    ['a fish, then its coral, then a worm of its colour', 'c1 #2 0', 'buy c1>2 -R'],
    ['only its colour, or a pearl, pays for a fish', 'c1 #2 3 8', 'buy c1>2 -pe'],
    ['another coral', 'c1 #2 #1 0', 'buy c1>1 -R'],
    ['a boat by its button', 'BOAT 0 1 8', 'boat -R -R -pe'],
    ['a shark, then what it eats', '9 h4', 'shark h4'],
    ['the end', 'END', 'end']
  ])('%s: %s', (_, taps, line) => {
    expect(meaning(offer, tap(offer, taps)).line).toBe(line)
  })
})

test('a fish that one coral alone could take goes there by one tap', () => {
  const offer = offerOf(['4 boats R3 [-]', THEIRS])
  expect(meaning(offer, tap(offer, 'c1 0')).line).toBe('buy c1>1 -R')
})

test('where nothing can be done, what is tapped is asked all the same, and the answer says why', () => {
  const { game, match } = standing({ seats: [MINE, THEIRS], grid: A })
  const offer = offerOf([MINE, THEIRS])
  const { choice } = meaning(offer, offer.fresh)
  for (const [asked, code] of [
    ['buy e1>1', 'NO_BOAT'],
    ['reveal h2', 'NO_BOAT'],
    ['buy c4>1', 'BAD_PAYMENT']
  ] as const)
    expect(() => decideWithoutSettling(game, match, 0, choice ? fillLineTemplate(choice, asked) : '')).toThrow(
      expect.objectContaining({ code })
    )
})

test('a worm is picked by one tap on the stock', () => {
  const envelope = envelopeOf({ phase: 'pick' }, 1)
  const offer = { choices: table.tapped?.(envelope.choices) ?? [], hand: table.hand(viewOf({ phase: 'pick' }, 1)) }
  const fresh = freshTaps({ game: table } as unknown as Kit, envelope, offer)
  expect(meaning(offer, tapPlace(offer, fresh, 'B')).line).toBe('take B')
})

test('each step says in one sentence what comes of it', () => {
  const offer = offerOf([RICH, THEIRS])
  const said = (taps: string) => {
    const sofar = tap(offer, taps)
    const { choice, way, least } = meaning(offer, sofar)
    const picked = sofar.picks.map(at => offer.hand[at] ?? '')
    const doing = { card: '', place: way, price: least, picked, missing: least - picked.length }
    return choice && words.en.doing({ ...choice, ...doing })
  }
  expect(said('d1')).toBe('Coral from d1: room for a pair of fish. Choose 1 worm to pay.')
  expect(said('c1 #2 0')).toBe('A red male from c1 settles on your coral 2. You pay 1 red.')
  expect(said('c1')).toBe(words.en.which)
  expect(said('b2')).toBe('Turn up b2: then it costs 1 more, this turn only. Choose 1 worm to pay.')
})
