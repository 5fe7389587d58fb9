import { describe, expect, test } from 'vitest'
import { tranquility } from '../../../engine/tranquility/index.ts'
import { known, told } from './known.ts'
import { after, happening, position } from './position.ts'

// The rows of RULES.md, 12, that the Stormy Seas add: who may know what.

const VIEWERS = [0, 1, 'watcher'] as const

describe('what a hand holds', () => {
  test.each([
    ['a Sea Monster', 'M', 'monsters {8:15}'],
    ['a Wild', 'W', 'wilds P1:2 {8:15}'],
    ['a Wild while the Start is unplayed', 'W', 'unstarted wilds monsters {8:15}']
  ])('%s: the owner only', (_, card, front) => {
    const holding = position(`${front} [16 ${card} 40 50 51]p20 [1 2 3 4 5]p20`)
    const other = position(`${front} [16 77 40 50 51]p20 [1 2 3 4 5]p20`)
    expect(VIEWERS.filter(viewer => known(holding, viewer) !== known(other, viewer))).toEqual([0])
  })

  test('who holds Sea Monsters, once a Finish has failed: everybody; how many: nobody', () => {
    const one = after(position('monsters {full} [F 2]p5 [M 6 7]p(M 8)'), 'finish')
    const two = after(position('monsters {full} [F 2]p5 [M M 7]p(6 8)'), 'finish')
    for (const viewer of [0, 'watcher'] as const) {
      expect(tranquility.view(one, viewer).monsters?.marked).toEqual([1])
      expect(known(one, viewer)).toBe(known(two, viewer))
    }
  })
})

describe('what lies on the table', () => {
  const state = position('rocks:2 destroyed:33 Y1:1 P1:4 pool:2 {8:15} [16 2]p20 [3 4]p20')

  test.each(VIEWERS)('Rocks, Storms, Compasses and destroyed islands: %s', viewer => {
    expect(tranquility.view(state, viewer)).toMatchObject({
      rocks: 3,
      destroyed: [33],
      monsters: { left: 5, marked: [] },
      storms: {
        active: [
          { storm: 'Y1', seat: 1 },
          { storm: 'P1', row: 5 }
        ],
        left: { Y: 1, P: 1, O: 2 }
      },
      compasses: { pool: 2, supply: 4 }
    })
  })

  test('a Storm that waits for an answer: everybody', () => {
    const shown = after(position('storms {} [1 2 3 4 5]p(Y 60) [6 7]p9'), '1@a1')
    for (const viewer of VIEWERS)
      expect(tranquility.view(shown, viewer).storms?.drawn).toEqual([{ seat: 0, storm: 'Y1' }])
  })

  test('the value of a Wild that is played: everybody', () => {
    const played = after(position('wilds {} [W 2]p9 [3 4]p9'), 'W41@f2')
    for (const viewer of VIEWERS) expect(tranquility.view(played, viewer).cells).toEqual({ f2: 41 })
  })
})

describe('cards that are given unseen', () => {
  const started = after(position('unstarted Y1:0 {} [S 1 2]p(10 20 77 78 79) [11 12 13 14 15]p9'), 'start')
  const pledged = after(started, 'give 3 -1 blind')

  test('that they are given: everybody', () => {
    for (const viewer of [1, 'watcher'] as const)
      expect(tranquility.view(pledged, viewer).pledge).toEqual({ counts: [3, null], short: 5, blind: [0] })
  })

  test('which ones: nobody, their owner neither', () => {
    const line = '1: give 5 -11 -12 -13 -14 -15'
    for (const viewer of VIEWERS) expect(known(after(pledged, line), viewer)).not.toContain('"77"')
  })
})

describe('a match without modules', () => {
  test('a view has nothing of them', () => {
    expect(Object.keys(tranquility.view(position('{} [1]p9'), 0))).toEqual([
      'viewer',
      'sea',
      'cells',
      'phase',
      'active',
      'players',
      'hand',
      'startPlayed'
    ])
  })
})

describe('what is told of what happens', () => {
  const kept = after(position('rocks:2 {} [1 77 3 4]p9 [5 6]p9'), '1@a1')
  const shown = after(position('storms {} [1 77 3 4 5]p(Y 60) [5 6]p9'), '1@a1')

  test.each([
    ['cards that keep the Rocks', kept, 'keep -77 -3'],
    ['cards lost to a yellow Storm', shown, 'storm -77'],
    ['a whole hand', position('storms {} [1 77 3 4]p9 [5 6]p9'), 'all']
  ])('%s: nobody', (_, state, line) => {
    const events = happening(state, line)
    for (const viewer of VIEWERS) expect(told(events, viewer)).not.toContain('77')
  })
})
