import { expect, test } from 'vitest'
import type { Choice } from '../../engine/game.ts'
import { choiceOnWire, choicesFromWire } from '../../schema/wire/choice.ts'

const end: Choice = { verb: 'end', line: 'end', example: 'end' }

test.each<[string, Partial<Choice>, object]>([
  ['the card that its subject stands for', { subject: 'W', standsFor: '7' }, { subject: 'W', as: '7' }],
  ['its facts in order, parted by spaces', { facts: { cards: 3, ware: 'cheese' } }, { as: '3 cheese' }],
  ['neither where there is none', {}, {}]
])('a choice tells as what it is done: %s', (_, part, told) => {
  expect(choiceOnWire({ ...end, ...part })).toStrictEqual({ verb: 'end', line: 'end', try: 'end', ...told })
})

test('an autopilot that plays through the API reads choices as the engine makes them', () => {
  const ways = { kind: 'cell', at: { e4: 1 } } as const
  const pick = { from: ['3', '4'], least: 1, most: 1 }
  const choice: Choice = { verb: 'place', subject: 'W', standsFor: '7', line: 'W7@_', ways, pick, example: 'W7@e4 -3' }
  expect(choicesFromWire([choiceOnWire(choice)])).toStrictEqual([choice])
})
