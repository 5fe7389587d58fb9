import { describe, expect, test } from 'vitest'
import type { Event, Viewer } from '../../../engine/game.ts'
import { eventForViewer } from '../../../engine/match.ts'
import { tranquility } from '../../../engine/tranquility/index.ts'
import { known, told } from './known.ts'
import { after, happening } from './position.ts'
import { competitive, dayNight, pyramid } from './variants.ts'

// The rows of RULES.md, 12, that the variants add: who may know what.

const VIEWERS = [0, 1, 'watcher'] as const
const COVER = '{1:5} [7 40 50 51 52]p9 [1 2 3]p9'

describe('in the Pyramid', () => {
  test('the order of the Explorer cards: nobody; how many are left: everybody', () => {
    const states = ['start storm compass', 'storm compass start'].map(deck => pyramid(`${COVER} explorers(${deck})`))
    const [one, other] = states.map(state => VIEWERS.map(viewer => known(state, viewer)))
    expect(one).toEqual(other)
    for (const state of states)
      for (const viewer of VIEWERS) expect(tranquility.view(state, viewer).explorers?.left).toBe(3)
  })

  test.each(['start', 'rocks', 'storm', 'monster'])('a %s that is turned up: everybody', explorer => {
    const events = happening(pyramid(`${COVER} explorers(${explorer})`), '7@c1')
    expect(knowing(events, explorer)).toEqual([...VIEWERS])
  })

  test.each([
    ['compass', 'C'],
    ['finish', 'F'],
    ['joker', 'J']
  ])('a %s that is kept: its owner; that a card was kept: everybody', (explorer, letter) => {
    const before = pyramid(`${COVER} explorers(${explorer})`)
    const events = happening(before, '7@c1').filter(({ type }) => type === 'explored')
    expect(knowing(events, `"card":"${letter}"`)).toEqual([0])
    expect(knowing(events, 'kept')).toEqual([...VIEWERS])
    expect(VIEWERS.filter(viewer => known(after(before, '7@c1'), viewer).includes(`"${letter}"`))).toEqual([0])
  })

  test('an island that a Storm returns: everybody', () => {
    const events = happening(pyramid(`${COVER} explorers(storm)`), '7@c1').filter(({ type }) => type === 'explored')
    expect(knowing(events, '"card":"7"')).toEqual([...VIEWERS])
  })

  test('which cards paid: nobody; how many, and that one came unseen from the pile: everybody', () => {
    const paid = happening(after(pyramid(`${COVER} explorers(start)`), '7@c1'), 'pay -51 -52')
    expect(paid[0]).toEqual({ type: 'explorer-paid', facts: { seat: 0, count: 2, unseen: 0 } })
    expect(knowing(paid, '"51"')).toEqual([])
  })
})

describe('by day and night', () => {
  test('which half is up, and how often the hands were turned over: everybody', () => {
    const before = dayNight('{3:12} [50 51 52 53 54]p(C C C 60) [1]p0')
    for (const viewer of VIEWERS) expect(tranquility.view(after(before, '-50 -51'), viewer).up).toBe('night')
    const events = happening(before, '-50 -51').map(event => eventForViewer(event, 1))
    expect(events.filter(({ type }) => type === 'flipped')).toHaveLength(3)
  })

  test('a Compass in a pile: nobody', () => {
    const [one, other] = ['C 60 61 62', '60 61 62 C'].map(pile =>
      VIEWERS.map(viewer => known(dayNight(`{3:12} [50 51]p(${pile}) [1 2]p0`), viewer))
    )
    expect(one).toEqual(other)
  })

  test('the card that paid for a rotation: nobody', () => {
    expect(knowing(happening(dayNight('{3:12} [50 51]p9 [1]p0'), 'turn d1 -50'), '"50"')).toEqual([])
  })
})

describe('against each other', () => {
  const state = competitive('{0:30 35:70} [1 2 77] [60 61] row(3 4 5 6 7) deck(8 9) a(0)')

  test('row, deck size and score: everybody', () => {
    for (const viewer of VIEWERS)
      expect(tranquility.view(state, viewer).contest).toMatchObject({
        row: ['3', '4', '5', '6', '7'],
        left: 2,
        scores: [{ points: 2 }, { points: 0 }]
      })
  })

  test('the deck: nobody; a hand: its owner', () => {
    const other = competitive('{0:30 35:70} [1 2 77] [60 61] row(3 4 5 6 7) deck(9 8) a(0)')
    for (const viewer of VIEWERS) expect(known(other, viewer)).toBe(known(state, viewer))
    expect(VIEWERS.filter(viewer => known(state, viewer).includes('"77"'))).toEqual([0])
  })

  test('a hand that is exchanged: everybody; two that are discarded: nobody', () => {
    expect(knowing(happening(state, 'exchange'), '"77"')).toEqual([...VIEWERS])
    expect(knowing(happening(state, '-1 -77'), '"77"')).toEqual([])
  })
})

function knowing(events: readonly Event[], fact: string): Viewer[] {
  return VIEWERS.filter(viewer => told(events, viewer).includes(fact))
}
