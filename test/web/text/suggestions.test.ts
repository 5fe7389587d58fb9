import { describe, expect, test } from 'vitest'
import type { WireChoice } from '../../../schema/wire/choice.ts'
import { readNumbered, suggest } from '../../../web/text/suggestions.ts'

const near = (_: WireChoice, place: string) => Number(place.slice(1))
const lines = (choices: readonly WireChoice[]) => suggest(choices, near).map(({ line }) => line)

const place = (card: string, at: Record<string, number>, from: readonly string[]): WireChoice => ({
  verb: 'place',
  subject: card,
  line: `${card}@_`,
  ways: { kind: 'cell', at },
  pick: { from, least: 0, most: 4 },
  try: `${card}@a1`
})
const discard: WireChoice = {
  verb: 'discard',
  line: '',
  pick: { from: ['7', '9', '12'], least: 2, most: 2 },
  try: '-7 -9'
}
const start: WireChoice = { verb: 'start', subject: 'S', line: 'start', try: 'start' }
const give: WireChoice = {
  verb: 'give',
  line: 'give _',
  ways: { kind: 'count', at: { 0: 0, 1: 1, 2: 2, 3: 3 } },
  pick: { from: ['7', '9', '12'], least: 0, most: 3 },
  try: 'give 0'
}

describe('suggestions', () => {
  test('are one for each choice at its best place, then the next best, cheapest first', () => {
    const seven = place('7', { a1: 1, a3: 0, a2: 0 }, ['9', '12'])
    const nine = place('9', { b4: 2, b5: 1 }, ['7', '12'])
    expect(lines([seven, nine, discard])).toEqual(['7@a2', '7@a3', '7@a1', '9@b5', '9@b4 -7 -12', ''])
  })

  test('are nine at most, and leave out no choice for the sake of another’s places', () => {
    const everywhere = Object.fromEntries(Array.from({ length: 20 }, (_, cell) => [`a${cell + 1}`, 0]))
    const found = lines([place('7', everywhere, []), place('9', { b1: 4 }, ['1', '2', '3', '4', '5']), discard])
    expect(found).toHaveLength(9)
    expect(found.slice(0, 3)).toEqual(['7@a1', '7@a2', '7@a3'])
    expect(found.slice(-2)).toEqual(['', '9@b1'])
  })

  test('say how many cards are still to be named', () => {
    const due = suggest([give, discard], near).map(({ line, price, due: cards }) => [line, price, cards])
    expect(due).toEqual([
      ['give 0', 0, 0],
      ['give 1', 1, 1],
      ['give 2', 2, 2],
      ['', 2, 2],
      ['give 3 -7 -9 -12', 3, 0]
    ])
  })

  test('are complete where nothing is left to choose', () => {
    expect(lines([start])).toEqual(['start'])
    expect(lines([place('7', { a1: 2 }, ['9', '9'])])).toEqual(['7@a1 -9 -9'])
  })

  test('are none where nothing can be done', () => {
    expect(lines([])).toEqual([])
  })
})

describe('an answer', () => {
  const suggestions = suggest([place('7', { a1: 0, b1: 2 }, ['9', '12', '13']), discard], near)

  test.each([
    ['1', '7@a1'],
    [' 1 ', '7@a1'],
    ['2 -9 -12', '7@b1 -9 -12'],
    ['2', '7@b1'],
    ['3 -7 -9', '-7 -9'],
    ['3  -7\t-9', '-7 -9']
  ])('%j is a number of the list', (answer, line) => {
    expect(readNumbered(suggestions, answer)).toBe(line)
  })

  test.each(['7@a1', '9', '0', '12', '-7 -9', 'give 3 -7', '', '1.', '１'])('%j stays what it is', answer => {
    expect(readNumbered(suggestions, answer)).toBe(answer)
  })
})
