import { describe, expect, test } from 'vitest'
import { fillLineTemplate } from '../../../../engine/choice.ts'
import { decideWithoutSettling } from '../../../../engine/match.ts'
import { table } from '../../../../web/games/merchants/board/table.ts'
import { tapOn } from '../../../../web/games/merchants/board/ways.ts'
import { words } from '../../../../web/games/merchants/words/index.ts'
import { freshTaps, type Kit } from '../../../../web/seat/page.ts'
import { entryOf, priced } from '../../../../web/seat/plan/taps.ts'
import { meaning, tapCard, tapPlace, type Taps, tapVerb } from '../../../../web/seat/taps.ts'
import { envelopeOf, standing, viewOf } from './realm.ts'

function offerOf(where = '', lines = '') {
  const envelope = envelopeOf(where, lines)
  const view = viewOf(where, lines)
  const offer = { choices: table.tapped?.(envelope.choices) ?? [], hand: table.hand(view) }
  return { ...offer, view, fresh: freshTaps({ game: table } as unknown as Kit, envelope, offer) }
}

type Offered = ReturnType<typeof offerOf>

const lookOn = (offer: Offered, taps: Taps, space: string) => {
  const { ways } = meaning(offer, taps).choice ?? {}
  return tapOn({ ways, card: offer.hand[taps.card], place: taps.place }, space)
}

/** Taps one after the other: a card by its position, a space by its name, a verb in capitals. */
function tap(offer: Offered, taps: string): Taps {
  return taps.split(' ').reduce((sofar, one) => {
    if (/^\d$/.test(one)) return tapCard(offer, sofar, Number(one))
    if (/^[A-Z-]+$/.test(one)) return tapVerb(offer, sofar, one.toLowerCase())
    return tapPlace(offer, sofar, lookOn(offer, sofar, one)[0])
  }, offer.fresh)
}

const ROAD = 'M@f8, M@e7, M@d7'
const NO_V = 'reserve V0; tiles f7F e6F d4V e4V e3W'

describe('a line is tapped together', () => {
  test.each([
    ['a tile', '', '', '0 f8', 'M@f8'],
    ['another space for it', '', '', '0 f8 e7', 'M@e7'],
    ['a card alone', '', '', '0', ''],
    ['a way', '', ROAD, '0 d7', 'go d7 -M'],
    ['into a castle', '', `${ROAD}, go d7 -M`, '1 c7', 'go c7 -V'],
    ['a tile that moves: first where to', NO_V, '', '5 f8', ''],
    ['and then which', NO_V, '', '5 f8 e4', 'V@e4>f8'],
    ['a tile that goes, for two cards', '', '', 'REMOVE e3 4 5', 'remove e3 -F -V'],
    ['for one card it does not', '', '', 'REMOVE e3 4', ''],
    ['a rock', '', '', 'ROCK f7', 'rock f7'],
    ['a roll', '', '', 'ROLL 4 5', 'roll -F -V'],
    ['the end', '', '', 'END', 'end'],
    ['what the die shows', '', 'roll -F -V =2', 'f8', 'put f8'],
    ['what it moves: first where to', '', 'roll -F -V =2', 'SHIFT f8', ''],
    ['and then what', '', 'roll -F -V =2', 'SHIFT f8 e3', 'shift e3>f8'],
    ['what it takes back', '', 'roll -F -V =6', 'RETURN f3', 'return f3'],
    ['nothing of the die', '', 'roll -F -V =6', 'SKIP', 'skip'],
    ['cards for a ware', 'phase sale; at c1 d4', '', 'SELL-CARDS', 'sell cards'],
    ['no sale', 'phase sale; at c1 d4', '', 'NO-SALE', 'no sale']
  ])('%s: %s, %s: %s', (_, where, lines, taps, line) => {
    const offer = offerOf(where, lines)
    expect(meaning(offer, tap(offer, taps)).line).toBe(line)
  })

  test.each([
    ['sell coin', 'phase sale; at c1 d4', ''],
    ['roll', 'phase sale; at c1 d4', 'sell coin']
  ])('%s stands ready where it is likeliest', (line, where, lines) => {
    const offer = offerOf(where, lines)
    expect(meaning(offer, offer.fresh).line).toBe(line)
  })
})

const lit = (offer: Offered, taps: string) => {
  const sofar = tap(offer, taps)
  return ['f8', 'd7', 'c7', 'e3', 'e4', 'f3', 'g9', 'd4'].filter(space => lookOn(offer, sofar, space)[1]).join(' ')
}

describe('what is lit', () => {
  test.each([
    ['empty spaces for a tile', '', '', '0', 'f8 d7 e4'],
    ['its terrain for a journey, too', '', ROAD, '0', 'f8 d7 e4'],
    ['a castle next door', '', `${ROAD}, go d7 -M`, '0', 'c7 e4'],
    ['where a tile may go', NO_V, '', '5', 'f8 d7'],
    ['what may go there', NO_V, '', '5 f8', 'f8 e4'],
    ['tiles that may be removed', '', '', 'REMOVE', 'e3'],
    ['spaces that take a rock', '', '', 'ROCK', 'f8 d7 e3 e4']
  ])('%s', (_, where, lines, taps, spaces) => {
    const offer = offerOf(where, lines)
    expect(lit(offer, taps)).toBe(spaces)
  })
})

test('where nothing can be done, what is tapped is asked all the same, and the answer says why', () => {
  const { game, match } = standing()
  const offer = offerOf()
  const card = tap(offer, '0')
  const { choice } = meaning(offer, card)
  for (const [space, code] of [
    ['e3', 'WRONG_TERRAIN'],
    ['f3', 'ROCK_THERE'],
    ['g3', 'NOT_ADJACENT']
  ] as const) {
    const [way] = lookOn(offer, card, space)
    expect(() => decideWithoutSettling(game, match, 0, choice ? fillLineTemplate(choice, way) : '')).toThrow(
      expect.objectContaining({ code })
    )
  }
})

const said = (where: string, lines: string, taps: string) => {
  const offer = offerOf(where, lines)
  const sofar = tap(offer, taps)
  const { choice, way, least } = meaning(offer, sofar)
  const picked = sofar.picks.map(at => offer.hand[at] ?? '')
  const doing = {
    card: offer.hand[sofar.card] ?? '',
    place: way,
    price: least,
    picked,
    missing: least - picked.length
  }
  return choice && words.en.doing({ ...choice, ...doing })
}

test('each step says in one sentence what comes of it', () => {
  expect(said('', '', '0 f8')).toBe('Lay a mountain on f8.')
  expect(said('', ROAD, '0 d7')).toBe('Travel to d7, for one card.')
  expect(said(NO_V, '', '5 f8')).toBe('No village is left: tap one on the map to move to f8.')
  expect(said(NO_V, '', '5 f8 e4')).toBe('The village on e4 goes to f8.')
  expect(said('', '', 'REMOVE e3')).toBe('What lies on e3 goes back to the reserve. Choose 2 cards.')
  expect(said('', '', 'ROLL 4 5')).toBe('Two cards for a roll of the die. You give a field and a village.')
  expect(said('phase sale; at c1 d4', '', 'SELL-COIN')).toBe('Sell your gems for 5 gold.')
  expect(said('', '', 'END')).toBe('Your turn ends: you draw nothing.')
  expect(said('', 'M@f8, M@e7', 'END')).toBe('Your turn ends: you draw 2 cards.')
  expect(said('at c7 d4; hand F; played 2', '', 'END')).toBe(
    'Your turn ends: you draw 2 cards, and can sell your cheese.'
  )
  expect(said('at c7 d4; hand FF; lacks cheese', '', 'END')).toBe('Your turn ends: you draw 1 card.')
})

test('a journey is planned with the card that takes him there', () => {
  const offer = offerOf('', 'M@f8')
  const planned = (taps: string) => entryOf(priced(offer, tap(offer, taps)), tap(offer, taps))
  const mountain = offer.hand.indexOf('M')
  expect(planned(`${mountain} f8`)).toEqual({ line: 'go f8', most: 1, give: ['M'] })
  expect(planned(`${mountain} e8`)).toEqual({ line: 'M@e8', most: 0, give: [] })
})
