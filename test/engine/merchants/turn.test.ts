import { choiceOnWire } from '../../../schema/wire/choice.ts'
import { describe, expect, test } from 'vitest'
import { merchants } from '../../../engine/merchants/index.ts'
import { spaceNameOf } from '../../../engine/merchants/map/spaces.ts'
import { TILE_SPACES } from '../../../engine/merchants/map/special-spaces.ts'
import { found, play, playAll, position, settled } from './position.ts'

// RULES.md, 4.3 to 4.6.

describe('what is told', () => {
  test('of a draw is its seat’s alone, as far as cards go', () => {
    const { events } = play(position('hand MMMM'), 'end')
    expect(events[1]).toEqual({
      type: 'drew',
      facts: { seat: 0, count: 1, why: 'turn' },
      only: { 0: { cards: [expect.any(String)] } }
    })
  })

  test('of a new deck is sealed, whole and top first', () => {
    const { events, state } = play(position('hand MMM; deck 1; discard 20; played 3'), 'end')
    const [shuffled] = events.filter(({ type }) => type === 'shuffled')
    expect(shuffled?.facts).toEqual({ count: 20 })
    const deck = shuffled?.sealed?.deck as readonly string[]
    expect(deck).toHaveLength(20)
    expect(state.deck).toEqual(deck.slice(2))
  })

  test.each([
    ['the meadow', 'at e5 d4; entered e5; hand F; played 1', 'meadow'],
    ['the warehouse', 'entered g9; hand F; played 1', 'warehouse']
  ])('of a hand filled on %s is why', (_, where, why) => {
    const drew = play(position(where), 'end').events.filter(({ type }) => type === 'drew')
    expect(drew.map(({ facts }) => [facts.why, facts.count])).toEqual([
      ['turn', 1],
      [why, 4]
    ])
  })

  test('of a wagon that is loaded is what was missing, in order', () => {
    const { events } = play(position('lacks gems cheese'), 'end')
    expect(events.find(({ type }) => type === 'loaded')?.facts).toEqual({ seat: 0, wares: ['cheese', 'gems'] })
  })

  test('of what is declined is what it was', () => {
    const sale = position('at c1 d4; phase sale')
    expect(play(sale, 'no sale').events[0]).toEqual({ type: 'declined', facts: { seat: 0, what: 'sale' } })
    const sold = playAll(sale, 'sell coin').state
    expect(play(sold, 'no roll').events[0]).toEqual({ type: 'declined', facts: { seat: 0, what: 'roll' } })
  })

  test.each([
    ['rock f7', '', { seat: 0, space: 'f7' }],
    ['M@f8', '', { seat: 0, terrain: 'M', space: 'f8' }],
    ['V@e4>f8', 'reserve V0; tiles d4V e4V', { seat: 0, terrain: 'V', from: 'e4', space: 'f8' }],
    ['go e6 -F', 'at e5 d4', { seat: 0, from: 'e5', to: 'e6', card: 'F' }],
    ['remove e3 -V -F', '', { seat: 0, terrain: 'W', space: 'e3', cards: ['F', 'V'] }],
    ['roll -V -F', '', { seat: 0, cards: ['F', 'V'] }],
    ['put f8', 'phase die; die 5', { seat: 0, what: 'E', space: 'f8' }],
    ['shift f3>f8', 'phase die; die 6', { seat: 0, what: 'ROCK', from: 'f3', to: 'f8' }],
    ['return e3', 'phase die; die 2 sale', { seat: 0, what: 'W', space: 'e3' }],
    ['sell coin', 'phase sale; at c1 d4', { seat: 0, ware: 'gems', coin: 5 }],
    ['sell cards', 'phase sale; at g3 d4', { seat: 0, ware: 'cloth', coin: null }]
  ])('of %s where %s', (line, where, facts) => {
    expect(play(position(where), line).events[0]?.facts).toEqual(facts)
  })
})

test.each([
  ['one card where none was played', 'hand MM', '1'],
  ['no more than fit into a hand', '', '0'],
  ['a full hand on the meadow that was entered', 'at e5 d4; entered e5; hand MM; played 1', '4'],
  ['a castle that buys', 'at c7 d4; hand MM; played 2', '2 cheese'],
  ['a castle that has bought', 'at c7 d4; lacks cheese; hand MM; played 2', '2']
])('of an end is said beforehand what it brings: %s', (_, where, brings) => {
  expect(
    merchants
      .choices(position(where), 0)
      .map(choiceOnWire)
      .find(({ verb }) => verb === 'end')?.as
  ).toBe(brings)
})

// RULES.md, 4.5.
test('of a sale is said beforehand which coin it brings: the highest', () => {
  const offers = merchants.choices(position('at c1 d4; gems 5 4 3; phase sale'), 0)
  expect(offers.find(({ verb }) => verb === 'sell-coin')?.facts).toEqual({ ware: 'gems', coin: 5 })
})

describe('a draw', () => {
  test('stops where neither deck nor discard is left', () => {
    expect(found(play(position('hand MM; deck 1; discard 0; played 3'), 'end'), 'held 3 6; deck 0')).toBe(
      'held 3 6; deck 0'
    )
  })

  test('leaves the deck empty whose last card it takes', () => {
    const drawn = play(position('hand MMM; deck 3; discard 5; played 3'), 'end')
    expect(found(drawn, 'deck 0; discard 5; told ended drew turn')).toBe('deck 0; discard 5; told ended drew turn')
  })

  test('tells nothing where nothing is drawn', () => {
    expect(found(play(position(), 'end'), 'told')).toBe('told ended turn')
  })
})

describe('the table by itself', () => {
  test('skips a die that nothing can be done with: ruling 25', () => {
    const rolled = play(position('reserve M0; hand FVM'), 'roll -F -V =3')
    expect(found(rolled, 'told paid rolled skipped; phase play; awaits 0')).toBe(
      'told paid rolled skipped; phase play; awaits 0'
    )
    expect(rolled.events[2]).toEqual({ type: 'skipped', facts: { seat: 0 } })
  })

  test('skips a tile for which no space on the map is left', () => {
    const tiles = TILE_SPACES.map(space => `${spaceNameOf(space)}F`).join(' ')
    const rolled = (face: number) => play(position(`tiles ${tiles}; lying; reserve W3`), `roll -F -V =${face}`)
    expect(found(rolled(2), 'told paid rolled skipped; phase play')).toBe('told paid rolled skipped; phase play')
    expect(found(rolled(6), 'told paid rolled; phase die')).toBe('told paid rolled; phase die')
  })

  test('asks nobody about such a die', () => {
    expect(merchants.awaits(position('phase die; die 3; reserve M0'))).toEqual([])
    expect(merchants.awaits(position('phase die; die 3'))).toEqual([0])
  })

  test('does not end a turn in which a rock may still be placed', () => {
    expect(merchants.awaits(position('hand -'))).toEqual([0])
    expect(merchants.awaits(position('hand -; blocked x'))).toEqual([])
    expect(merchants.awaits(position('hand -; rocks 0 3'))).toEqual([])
    expect(merchants.awaits(position('hand -; played 1'))).toEqual([])
  })

  test('ends no turn of somebody who holds a card', () => {
    expect(found(play(position('hand MF; rocks 0 3'), 'M@f8'), 'active 0; awaits 0')).toBe('active 0; awaits 0')
  })

  test('asks nobody whose castle has its ware already', () => {
    expect(found(settled(position('phase arrive; at c7 d4; lacks cheese')), 'active 1; told turn')).toBe(
      'active 1; told turn'
    )
  })
})

describe('a turn', () => {
  test('forgets what was played, placed and entered in the one before', () => {
    const { state } = playAll(position('at e5 d4; hand FFVM; tiles e6F d4V'), 'rock f8, go e6 -F, go e5 -V, end')
    expect([state.active, state.played, state.blocked, state.entered, state.die]).toEqual([1, 0, false, null, null])
  })

  test('goes on after a paid die, and is over after that of a sale', () => {
    expect(found(playAll(position(), 'roll -F -V =2, skip'), 'active 0; phase play')).toBe('active 0; phase play')
    expect(found(play(position('phase die; die 2 sale'), 'skip'), 'active 1; phase play')).toBe('active 1; phase play')
  })

  test.each([
    ['roll -F -V', true],
    ['roll', true],
    ['end', true],
    ['M@f8', false],
    ['go f8 -M', false],
    ['rock f8', false],
    ['remove e3 -F -V', false],
    ['sell coin', false]
  ])('shows something new after %s, so that it is final: %o', (line, isFinal) => {
    expect(merchants.drafts?.settlesAtOnce?.(merchants.parse(line))).toBe(isFinal)
  })
})

test('a tile under a rock comes back when the rock goes: ruling 9', () => {
  const { state } = playAll(position('lying f3 f7'), 'roll -F -V =6, return f7')
  expect(merchants.view(state, 0).tiles.f7).toBe('F')
  expect(merchants.view(state, 0).rocks).toEqual(['f3'])
})
