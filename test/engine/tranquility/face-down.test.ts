import { describe, expect, test } from 'vitest'
import type { Game, Options } from '../../../engine/game.ts'
import { tranquility } from '../../../engine/tranquility/index.ts'
import { drafts } from '../drawn.ts'
import { position } from './position.ts'

const game = tranquility as unknown as Game

describe('what a draft says lies face down its seat then draws', () => {
  test.each([1, 2, 3, 4, 5])('%i of them', seats => {
    const all = drafts(game, {}, seats)
    expect(all.filter(({ told, drew }) => told !== drew)).toEqual([])
    expect(all.filter(({ told }) => told > 0)).not.toEqual([])
  })

  test.each<[string, Options]>([
    ['the Jagged Rocks, which come first', { rocks: true }],
    ['Sea Monsters and Wilds', { monsters: 5, wilds: true }],
    ['an open row', { variant: 'competitive' }],
    ['Explorer cards, which come first', { variant: 'pyramid' }]
  ])('with %s', (_, options) => {
    expect(drafts(game, options, 2).filter(({ told, drew }) => told !== drew)).toEqual([])
  })

  test.each<[string, Options]>([
    ['Storms', { storms: true }],
    ['Compasses that turn the hands over', { variant: 'day_night' }]
  ])('or no more, where %s may come between', (_, options) => {
    expect(drafts(game, options, 3).filter(({ told, drew }) => told < drew)).toEqual([])
  })
})

describe('as many lie face down', () => {
  test.each([
    ['as were spent', '{} [1 2 3 4 5]p9 [6 7]p9', '-1 -2', 2],
    ['as the pile still has', '{} [1 2 3 4 5]p1 [6 7]p9', '-1 -2', 1],
    ['as a Storm leaves room for', 'Y1:0 {} [1 2 3]p9 [6 7]p9', '-1 -2', 2],
    ['as two draw for a Start', 'unstarted {} [S 1 2 3 4]p9 [6 7]p9', 'start', 2],
    ['as one alone draws for a Start', 'unstarted {} [S 1 2 3 4]p9', 'start', 6],
    ['as nobody draws before offers are made', 'unstarted {} [S 1 2 3 4]p9 [6 7]p9 [8 9]p9', 'start', undefined],
    ['as nobody draws behind a Finish', '{full} [F 2]p5 [6 7]p9', 'finish', undefined]
  ])('%s', (_, before, line, count) => {
    const draft = tranquility.apply(position(before), 0, tranquility.parse(line)).state
    expect(tranquility.view(draft, 0).faceDown).toBe(count)
    expect(tranquility.view(draft, 'watcher')).not.toHaveProperty('faceDown')
  })
})
