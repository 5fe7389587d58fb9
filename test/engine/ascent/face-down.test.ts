import { describe, expect, test } from 'vitest'
import { ascent } from '../../../engine/ascent/index.ts'
import type { Game } from '../../../engine/game.ts'
import { drafts } from '../drawn.ts'
import { position } from './position.ts'

const game = ascent as unknown as Game

describe('what a draft says lies face down its seat then draws', () => {
  test.each([1, 2, 3, 4, 5])('%i of them', seats => {
    const all = drafts(game, { greenPath: true, documentary: true, wildlife: true }, seats)
    expect(all.filter(({ told, drew }) => told !== drew)).toEqual([])
    expect(all.filter(({ told }) => told > 0)).not.toEqual([])
  })
})

describe('as many lie face down', () => {
  test.each([
    ['as were spent', '1: R3', 'G5 S7 R9 G11 FS [4]', '-G5 -S7', 2],
    ['as the deck still has', '1: R3', 'G5 S7 R9 G11 FS [1]', '-G5 -S7', 1],
    ['as a whole hand after a hook', '1: R3 ⟨hooks 2⟩', 'G5 S7 R9 G11 FS R2 [4]', 'hook', 6],
    ['as none behind the Summit', 'FULL', 'SU +4', 'SU', undefined],
    ['as none where a goal is lost', 'FULL[(4,1)=R12; (8,2)=-]', 'S12 +4', 'S12@b8', undefined]
  ])('%s', (_, before, hand, line, count) => {
    const isAlone = line === 'hook'
    const hands = isAlone ? [hand] : [hand, '+5']
    const state = position(before, { rules: [isAlone ? 'hooks' : 'greenPath'], hands })
    const draft = ascent.apply(state, 0, ascent.parse(line)).state
    expect(ascent.view(draft, 0).faceDown).toBe(count)
    for (const viewer of [1, 'watcher'] as const) expect(ascent.view(draft, viewer)).not.toHaveProperty('faceDown')
  })
})
