import { plannableChoices } from '../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import type { Event, Viewer } from '../../../engine/game.ts'
import { eventForViewer, openMatch } from '../../../engine/match.ts'
import { tranquility } from '../../../engine/tranquility/index.ts'
import type { State } from '../../../engine/tranquility/core/state.ts'
import { seedOf } from '../../random-play.ts'
import { known, told } from './known.ts'
import { after, happening, position } from './position.ts'

// The rows of RULES.md, 12, that the base game has: who may know what. Card 77 is the secret in each.

const VIEWERS = [0, 1, 'watcher'] as const
const TWO = '{8:15} [16 77 40 50 51]p20 [1 2 3 4 5]p20'
const PILE = '{8:15} [16 40 50 51 52]p(77 60 61) [1 2 3 4 5]p20'
const START = 'unstarted {8:15} [S 77 40 50 51]p(60 61) [1 2 3 4 5]p20'
const SHORT = after(position(START), 'start', '1: give 7 -1 -2 -3 -4 -5 -6 -7')

describe('the state of a match', () => {
  test.each<[string, State, readonly Viewer[]]>([
    ['own hand: the owner only', position(TWO), [0]],
    ['a card in a draw pile: nobody', position(PILE), []],
    ['a card that paid: nobody any more', after(position(TWO), '16@d2 -77'), []],
    ['a card discarded: nobody any more', after(position(TWO), '-77 -40'), []],
    ['a card in the grid: everybody', position('{8:77} [16]p20 [1]p20'), [0, 1, 'watcher']],
    ['an extra card drawn for the Start: its owner', after(position(START.replace('60', '77 60')), 'start'), [0]],
    ['a card picked for a pledge: its owner', after(position(START), 'start', 'give 2 -77 -40'), [0]],
    [
      'a card pledged, once paid: nobody',
      after(position(START), 'start', 'give 1 -77', '1: give 7 -1 -2 -3 -4 -5 -6 -7'),
      []
    ]
  ])('%s', (_, state, knowing) => {
    expect(VIEWERS.filter(viewer => known(state, viewer).includes('77'))).toEqual(knowing)
  })

  test('sizes of hands, draw piles and discard piles: everybody', () => {
    const state = after(position(TWO), '-77 -40')
    for (const viewer of VIEWERS)
      expect(tranquility.view(state, viewer).players).toEqual([
        { hand: 5, limit: 5, pile: 18, discarded: 2 },
        { hand: 5, limit: 5, pile: 20, discarded: 0 }
      ])
  })

  test('whether the Start is on its space: everybody', () => {
    for (const viewer of VIEWERS)
      expect(tranquility.view(after(position(START), 'start'), viewer).startPlayed).toBe(true)
  })

  test('the Start obligation before the turn: the owner only', () => {
    const obliged = position('unstarted {} [1 2 3 4 5]p9 [S 7 8 9 10]p9')
    const free = position('unstarted {} [1 2 3 4 5]p9 [6 7 8 9 10]p9')
    const [forced] = plannableChoices(tranquility, obliged, 1)
    expect(forced?.verb).toBe('start')
    for (const viewer of [0, 'watcher'] as const) expect(known(obliged, viewer)).toBe(known(free, viewer))
  })

  test('how many each pledged: everybody; which: the owner until it is paid', () => {
    const pledged = after(position(START), 'start', 'give 2 -77 -40')
    expect(tranquility.view(pledged, 0).pledge).toEqual({ counts: [2, null], short: 6, mine: ['77', '40'] })
    for (const viewer of [1, 'watcher'] as const)
      expect(tranquility.view(pledged, viewer).pledge).toEqual({ counts: [2, null], short: 6 })
  })
})

describe('what is told of what happens', () => {
  test.each<[string, readonly Event[], readonly Viewer[]]>([
    ['cards drawn: their owner', happening(position(PILE), '16@d2 -40'), [0]],
    ['a card that paid: nobody', happening(position(TWO), '16@d2 -77'), []],
    ['cards discarded: nobody', happening(position(TWO), '-77 -40'), []],
    ['a card placed: everybody', happening(position(TWO), '77@f6'), [0, 1, 'watcher']],
    ['cards pledged: nobody', happening(SHORT, 'give 1 -77'), []]
  ])('%s', (_, events, knowing) => {
    expect(VIEWERS.filter(viewer => told(events, viewer).includes('77'))).toEqual(knowing)
  })
})

describe.each([
  {},
  { removal: 'poseidon', rocks: true, monsters: 5, storms: true, wilds: true },
  { variant: 'pyramid' },
  { variant: 'day_night' },
  { variant: 'competitive' }
])('what is told of the opening with %j', options => {
  const { match, events } = openMatch(tranquility, options, 2, seedOf(3))
  const { players, contest } = match.state

  test.each(VIEWERS)('no card but the own hand and what lies open: %s', viewer => {
    const cards = told(events, viewer).match(/(?<=")(\d+|[A-Z])(?=")/g) ?? []
    const drawn = viewer === 'watcher' ? [] : (players[viewer]?.hand ?? [])
    expect(cards.sort()).toEqual([...drawn, ...(contest?.row ?? [])].map(String).sort())
  })

  test('numbers, and nothing of the order of a pile or deck', () => {
    const {
      dealt,
      ready,
      explorers = ['left']
    } = Object.fromEntries(events.map(({ type, facts }) => [type, Object.keys(facts)]))
    expect([dealt, ready, explorers]).toEqual([['piles', 'first'], ['piles'], ['left']])
  })
})

test.each([
  ['16@d2 -40', 'drew', { seat: 0, count: 2 }],
  ['16@d2 -40', 'placed', { seat: 0, card: '16', cell: 'd2', paid: 1 }],
  ['-40 -50', 'discarded', { seat: 0, count: 2 }]
])('of %s the others are told numbers only: %s', (line, type, facts) => {
  const events = happening(position(PILE), line).map(event => eventForViewer(event, 1))
  expect(events.find(event => event.type === type)).toEqual({ type, facts })
})
