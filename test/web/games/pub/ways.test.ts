import { choicesOnWire } from '../../../../schema/wire/choice.ts'
import { plannableChoices } from '../../../../engine/defaults.ts'
import { h } from 'preact'
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { fillLineTemplate } from '../../../../engine/choice.ts'
import { decideWithoutSettling } from '../../../../engine/match.ts'
import { HERE, MUG } from '../../../../web/games/pub/board/glyphs.tsx'
import type { View } from '../../../../engine/pub/view.ts'
import { table } from '../../../../web/games/pub/board/table.ts'
import { words } from '../../../../web/games/pub/words/index.ts'
import { freshTaps, type Kit } from '../../../../web/seat/page.ts'
import { meaning, type Offer, tapPlace, type Taps, tapVerb } from '../../../../web/seat/taps.ts'
import { drift, seenBy, setOut } from '../../afloat.ts'
import { envelopeOf, ROOM, standing, viewOf } from './room.ts'

type Offered = Offer & { readonly fresh: Taps; readonly where: string }

function offerOf(where: string): Offered {
  const envelope = envelopeOf(where)
  const offer = { choices: table.tapped?.(envelope.choices) ?? [], hand: [] }
  return { ...offer, where, fresh: freshTaps({ game: table } as unknown as Kit, envelope, offer) }
}

function boardOf(offer: Offered, taps: Taps) {
  const { choice } = meaning(offer, taps)
  return { view: viewOf(offer.where), words: words.en, ways: choice?.ways, place: taps.place, cursor: '' }
}

/** The values of the buttons that the board has then. */
function buttons(offer: Offered, taps: Taps): readonly string[] {
  const html = render(h(table.Board, boardOf(offer, taps)))
  return [...html.matchAll(/<button value="([^"]+)"/g)].map(([, value = '']) => value)
}

/** Taps one after the other, each a button that is there: a value, or a verb in capitals. */
function tap(offer: Offered, taps: string): Taps {
  return taps.split(', ').reduce((sofar, one) => {
    if (/^[A-Z]+$/.test(one)) return tapVerb(offer, sofar, one.toLowerCase())
    expect(buttons(offer, sofar)).toContain(one)
    return tapPlace(offer, sofar, one)
  }, offer.fresh)
}

describe('a turn is tapped together', () => {
  const offer = offerOf(ROOM)

  test.each([
    ['a guest, then where it goes', 'aO1, move A aO1 cw', 'move A aO1 cw'],
    ['a guest, then a die', 'aN1, exit B aN1', 'exit B aN1'],
    ['a guest, then the way out', 'aN1, exit A aN1', 'exit A aN1'],
    ['the way out again, for the other die', 'aN1, exit A aN1, exit B aN1', 'exit B aN1'],
    ['another guest instead', 'aN1, exit A aN1, aO1, move A+B aO1 cw', 'move A+B aO1 cw'],
    ['a guest alone is not enough', 'aO1', ''],
    ['the innkeeper to an empty table', 'INNKEEPER, innkeeper B', 'innkeeper B']
  ])('%s: %s', (_, taps, line) => {
    expect(meaning(offer, tap(offer, taps)).line).toBe(line)
  })

  test('the innkeeper goes where whoever is tapped sits, or first a die is tapped for him', () => {
    const full = offerOf(ROOM.replace('dice 3 5', 'dice 2 4').replace('innkeeper 4', 'innkeeper 1'))
    expect(meaning(full, tap(full, 'INNKEEPER, innkeeper B')).line).toBe('')
    expect(meaning(full, tap(full, 'INNKEEPER, innkeeper B, innkeeper B bL1')).line).toBe('innkeeper B bL1')
    expect(meaning(full, tap(full, 'INNKEEPER, innkeeper A bT')).line).toBe('innkeeper A bT')
    const { length } = buttons(full, tap(full, 'INNKEEPER')).filter(value => !/ [ab]/.test(value))
    expect(length).toBe(2)
  })

  test('somebody comes in by one of the dice', () => {
    const free = offerOf(ROOM.replace('aN1 2/2@0, ', ''))
    expect(meaning(free, tap(free, 'ENTER, enter B')).line).toBe('enter B')
    expect(meaning(free, tap(free, 'ENTER, enter A, enter B')).line).toBe('enter B')
  })

  test('or by a tap on the door, which leads on from one die to the next, while dice alone mean nothing', () => {
    const free = offerOf(ROOM.replace('aN1 2/2@0, ', ''))
    expect(meaning(free, tap(free, 'enter A')).line).toBe('enter A')
    expect(meaning(free, tap(free, 'enter A, enter B')).line).toBe('enter B')
    expect(buttons(free, free.fresh)).toEqual(['enter A', 'aO1'])
    expect(buttons(free, tap(free, 'enter A, aO1')).filter(value => value.startsWith('enter'))).toEqual([])
  })

  test('the door lets in where no guest can do anything, and a guest out who may go home from a table', () => {
    const none = offerOf('dice 2 3; guests aT 0/5@2; used A')
    expect(meaning(none, none.fresh).choice && meaning(none, tap(none, 'enter B')).line).toBe('enter B')
    const served = offerOf('dice 3 5; innkeeper 5; guests aO1 3/3@5, aN1 1/0@3')
    const doors = render(h(table.Board, boardOf(served, tap(served, 'aO1')))).split('<li')[1] ?? ''
    expect(doors).toContain('value="exit A aO1"')
  })

  test('whose turn it is not finds no button', () => {
    const html = render(h(table.Board, { view: viewOf(ROOM, 1), words: words.en, place: '' }))
    expect(html).not.toContain('<button')
  })
})

test('where nothing can be done, what is tapped is asked all the same, and the answer says why', () => {
  const where = 'dice 2 3; used A; guests aT 4/5@2, aO1 1/0@0'
  const offer = offerOf(where)
  expect(buttons(offer, offer.fresh)).toContain('move B aT cw')
  const { game, match } = standing(where)
  const { choice } = meaning(offer, offer.fresh)
  const line = choice ? fillLineTemplate(choice, 'move B aT cw') : ''
  expect(() => decideWithoutSettling(game, match, 0, line)).toThrow(expect.objectContaining({ code: 'TOO_DRUNK' }))
})

test('what may be planned is tapped in the same way: the stack by its button, whoever could leave', () => {
  const { match, game } = standing('dice 3 5; active 1; guests aN1 2/2@0')
  const choices = table.tapped?.(choicesOnWire(plannableChoices(game, match.state, 0))) ?? []
  expect(choices.map(({ verb, ways }) => [verb, Object.keys(ways?.at ?? {})])).toEqual([
    ['move', ['exit A aN1', 'exit B aN1']]
  ])
})

test.each([
  ['a table where nobody sits', 'dice 3 5; guests aO1 3/0@1', HERE],
  ['the door', 'dice 3 6; guests aO1 3/0@4', HERE],
  ['one of the same race that has coins', 'dice 3 5; guests aO1 0/0@1, bO1 1/0@4', MUG],
  ['those of the same race who have none', 'dice 3 5; guests aO1 0/0@1, bO1 0/0@4', HERE],
  ['a lower one that can pay', 'dice 3 5; guests aO1 0/0@1, bL1 1/0@4', MUG],
  ['a lower one that cannot', 'dice 3 5; guests aO1 3/0@1, bL1 0/0@4', HERE],
  ['a higher one, with a coin', 'dice 3 5; guests aL1 1/0@1, bO1 0/0@4', MUG],
  ['a higher one, with the coin that lies there', 'dice 3 5; floor 4:1; guests aL1 0/0@1, bO1 0/0@4', MUG],
  ['its like, with none but the coin that it leaves', 'dice 3 5; guests aT 1/0@1, bT 0/0@4', HERE]
])('a mug is only where somebody will drink: %s', (_, where, icon) => {
  const offer = offerOf(where)
  const [name = ''] = /a[LNOT]\d?/.exec(where) ?? []
  const html = render(h(table.Board, boardOf(offer, tap(offer, name))))
  const [, drawn] =
    new RegExp(`<button value="move A ${name} cw" class="going.*?<path [^>]*d="([^"]+)"`).exec(html) ?? []
  expect(drawn).toBe(icon)
})

test('a mug is exactly where the engine lets somebody drink, all match long', () => {
  const seen = { mug: 0, none: 0 }
  drift(setOut('pub', 2, '29'), ({ game, match }) => {
    const [seat = 0] = game.awaits(match.state)
    const envelope = seenBy({ game, match, lines: [] }, seat)
    const [moves] = table.tapped?.(envelope.choices) ?? []
    const board = { view: envelope.view as unknown as View, words: words.en, ways: moves?.ways, cursor: '' }
    for (const way of Object.keys(moves?.ways?.at ?? {}).filter(way => way.startsWith('move'))) {
      // Chosen, it stands first among those that lead to the same place.
      const html = render(h(table.Board, { ...board, place: way }))
      const [, icon = ''] = /class="going chosen".*?<path [^>]*d="([^"]+)"/.exec(html) ?? []
      const isRound = decideWithoutSettling(game, match, seat, way).events.some(
        ({ type }) => type === 'drank' || type === 'paid'
      )
      expect([way, icon]).toEqual([way, isRound ? MUG : HERE])
      seen[isRound ? 'mug' : 'none'] += 1
    }
    return false
  })
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(9)
})

test('each step says in one sentence what comes of it', () => {
  const offer = offerOf(ROOM)
  const said = (taps: string) => {
    const { choice, way } = meaning(offer, tap(offer, taps))
    return choice && words.en.doing({ ...choice, card: '', place: way, price: 0, picked: [], missing: 0 })
  }
  expect(said('aO1')).toBe('Where does orc aO1 go?')
  expect(said('aO1, move A aO1 cw')).toBe('A: orc aO1 goes to table 6.')
  expect(said('aN1, exit A aN1')).toBe('A: dwarf aN1 goes home, and you bank 2 beers.')
  expect(said('INNKEEPER, innkeeper B')).toBe('B: the innkeeper goes to table 5.')
})

/** The guests that a tap means something on while nothing is offered. */
function tappable(viewer: 0 | 1 | 'watcher'): readonly (string | undefined)[] {
  const html = render(h(table.Board, { view: viewOf(ROOM, viewer), words: words.en, cursor: '' }))
  return [...html.matchAll(/<button value="([^"]+)"/g)].map(([, value]) => value)
}

test('whoever waits begins a plan with a guest of their own, and nobody else does', () => {
  expect(tappable(1)).toEqual(['bT', 'bL1'])
  for (const viewer of [0, 'watcher'] as const) expect(tappable(viewer)).toEqual([])
})
