import { expect, test } from 'vitest'
import { ascent } from '../../../engine/ascent/index.ts'
import { scoreboard } from '../../../engine/ascent/scoreboard.ts'
import type { ScoreboardItem } from '../../../engine/game.ts'
import { position, type Sitting } from './position.ts'

/** The scoreboard as a watcher has it: the table's items, and those of each seat. */
function told(mountain: string, sitting?: Sitting): string[] {
  const { table, seats } = scoreboard(ascent.view(position(mountain, sitting), 'watcher'))
  return [table, ...seats].map(items => items.map(written).join(', '))
}

function written({ name, kind, value, of }: ScoreboardItem): string {
  return `${kind} ${name} ${value}${of === undefined ? '' : `/${of}`}`
}

test('a visible Bridge fills no slot, a Campfire does (RULES.md, 4.7)', () => {
  expect(told('1: G3 BR FS S5/BR')[0]).toBe('goal mountain 3/44')
})

test('each seat has the cards of its hand, of its deck, and those that it has given away (ruling A33)', () => {
  const hands = ['+5 [7]', '+3 [0]']
  expect(told('1: G3', { hands }).slice(1)).toEqual([
    'hand hand 5/5, count deck 7, count discarded 0',
    'hand hand 3/5, count deck 0, count discarded 0'
  ])
})

test.each([
  ['Green Path', '1: G3 S5 / 2: G4', 'greenPath', 'goal greenPath 2/8'],
  ['Green Path before its first card', '1: S3', 'greenPath', 'goal greenPath 0/8'],
  ['the Documentary', '1: S3 ⟨3-4-3 filmed, 9-8-7, 2-3-4⟩', 'documentary', 'goal documentary 1/3'],
  ['Wildlife', 'FULL[(8,1)=G12{5}; (7,1)=G12{1}]', 'wildlife', 'goal wildlife 5/8, count supply 6/12'],
  ['Wildlife with more than it takes', 'FULL[(8,1)=G12{9}]', 'wildlife', 'goal wildlife 8/8, count supply 3/12'],
  ['hooks', '1: R3 ⟨hooks 2⟩', 'hooks', 'count hooks 2']
])('%s counts on the table', (_, mountain, rule, item) => {
  expect(told(mountain, { rules: [rule] })[0]?.replace(/^goal mountain \d+\/44, /, '')).toBe(item)
})
