import { h } from 'preact'
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import type { View } from '../../../../engine/ascent/view.ts'
import { LANGUAGES } from '../../../../schema/languages.ts'
import { pageGame } from '../../../../web/games/catalogue.ts'
import type { BoardProps } from '../../../../web/seat/game.ts'
import { ROWS, supports } from '../../../../web/games/ascent/board/slots.ts'
import { game } from '../../../../web/games/ascent/game.ts'
import { words as wordsIn } from '../../../../web/games/ascent/words/index.ts'
import { MIDWAY, standing, viewOf } from './mountain.ts'

const words = wordsIn.en
const { card, campfires, documentary, greenPath, wildlife } = words
const { Board } = game

type Props = Partial<BoardProps<View, typeof words>>

const view = viewOf(MIDWAY)
const board = (props: Props = {}) => render(h(Board, { view, words, cursor: 'a1', ...props }))

const to = (place: string, price: number) => words.to({ verb: 'place', card: 'R8', place, kind: 'cell', price })

/** The element of a slot, with all that is in it. */
function slot(html: string, name: string): string {
  const at = ROWS.flat().indexOf(name)
  return html.split('<div role="gridcell">')[at + 1]?.split('</div>')[0] ?? ''
}

test('the mountain has nine rows, the Summit’s first', () => {
  expect(ROWS.map(({ length }) => length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(board().match(/role="row"/g)).toHaveLength(9)
  expect(board().match(/role="gridcell"/g)).toHaveLength(45)
  expect([supports('c2'), supports('a9'), supports('i1')]).toEqual([['c1', 'd1'], ['a8', 'b8'], []])
})

describe('each slot says in words what it shows:', () => {
  test.each([
    ['a mountain card', 'a1', [card('G4')]],
    ['one with an ibex', 'd1', [card('G3*')]],
    ['a Bridge', 'b2', [card('BR')]],
    ['a Campfire and its value', 'e2', [card('FR'), campfires.worth(5)]],
    ['a herd and the hiker', 'c2', [card('G6*'), wildlife.ibexes(2), greenPath.hiker]],
    ['a single ibex', 'e1', [card('S3*'), wildlife.ibexes(1)]],
    ['nothing', 'c4', [words.empty]]
  ])('%s', (_, name, says) => {
    expect(slot(board(), name)).toContain(`aria-label="${[name, ...says].join(', ')}"`)
  })
})

test.each([
  ['the value', 'b1', `<i role="img" aria-label="${card('S5')}" class="card S"><span><b>5</b>`],
  ['the adopted value on a Campfire', 'e2', '<s>=5</s>'],
  ['herds as counted pawns', 'c2', '<em class="herd" data-count="2"'],
  ['the hiker', 'c2', '<em class="hiker">'],
  ['the name of an empty slot', 'c4', '<small>c4</small>']
])('and in shape: %s', (_, name, shown) => {
  expect(slot(board(), name)).toContain(shown)
})

describe('a lit slot', () => {
  const html = board({ card: 'R8', ways: { kind: 'cell', at: { e3: 1, b2: 0 } } })

  test('shows its price and says what a tap means', () => {
    expect(slot(html, 'e3')).toContain(`aria-label="${to('e3', 1)}"`)
    expect(slot(html, 'e3')).toContain('<u data-count="1"')
    expect(slot(html, 'b2')).toContain(`aria-label="${to('b2', 0)}, ${card('BR')}"`)
    expect(slot(html, 'b2')).toContain('<u data-count="0"')
    expect(html.match(/class="lit"/g)).toHaveLength(2)
  })

  test('is found once more as a larger button, from the foot up', () => {
    const [, again = ''] = html.split('class="again shaded-sideways"')
    expect([...again.matchAll(/value="([^"]+)"/g)].map(([, way]) => way)).toEqual(['b2', 'e3'])
  })
})

test('under a chosen slot the two that carry it light up', () => {
  const html = board({ card: 'R8', ways: { kind: 'cell', at: { e3: 1 } }, place: 'e3' })
  expect(slot(html, 'e3')).toMatch(/aria-pressed[^>]*class="chosen"|class="chosen"[^>]*aria-pressed/)
  expect(slot(html, 'e3')).toContain('<b>8</b>')
  expect(slot(html, 'e3')).toContain(`aria-label="${to('e3', 1)}"`)
  for (const name of supports('e3')) {
    expect(slot(html, name)).toContain('class="bears"')
    expect(slot(html, name)).toContain(words.bears)
  }
  expect(html.match(/class="bears"/g)).toHaveLength(2)
})

test('a Campfire shows at its source, and the card that it lifts at its target', () => {
  const ways = { kind: 'route', at: { 'a1>h2': 0 }, begun: ['a1'] } as const
  const html = board({ card: 'FG', ways, place: 'a1>h2' })
  expect(slot(html, 'a1')).toContain(card('FG'))
  expect(slot(html, 'h2')).toContain('class="card G"><span><b>4</b>')
})

test('what is not final, and what is told, is marked', () => {
  const html = board({ draft: ['a5'], told: ['b4'] })
  expect(slot(html, 'a5')).toContain('class="draft"')
  expect(slot(html, 'a5')).toContain(words.draft)
  expect(slot(html, 'b4')).toContain('class="told"')
})

describe('beside the mountain stands', () => {
  test('what must be reached, and how far it is', () => {
    const goals = [greenPath.path(2), wildlife.reached(0), documentary.filmed(1, 3)]
    for (const says of [...goals, words.filled(21, 44), wildlife.supply(8)]) expect(board()).toContain(`>${says}</li>`)
  })

  test('each sequence, filmed or not', () => {
    const { film } = documentary
    expect(board()).toContain(`<li class="met" aria-label="${film('3-4-3', true)}">3-4-3</li>`)
    expect(board()).toContain(`<li class="open" aria-label="${film('9-8-7', false)}">9-8-7</li>`)
  })

  test('that a goal is met', () => {
    const met = viewOf('FULL[(8,1)=G12{5}; (8,2)=S12{3}] ⟨3-4-3 filmed⟩')
    const html = board({ view: met })
    for (const says of [greenPath.path(8), wildlife.reached(8), documentary.filmed(1, 1)])
      expect(html).toContain(`<li class="met">${says}</li>`)
  })

  test('the hooks of whoever plays alone', () => {
    const alone = viewOf('1: R3 ⟨hooks 2⟩', { seats: 1, rules: ['hooks'], hand: '+6' })
    expect(board({ view: alone })).toContain(`<li>${words.hooks.left(2)}</li>`)
  })

  test('nothing that the match does not have', () => {
    const html = board({ view: viewOf('1: R3', { rules: [] }) })
    const counted = [greenPath.path, wildlife.reached, wildlife.supply, words.hooks.left].map(says => says(0))
    const begun = [...counted, documentary.filmed(0, 3)].map(says => says.split('0')[0] ?? '')
    expect([...begun, 'class="films"'].filter(says => html.includes(says))).toEqual([])
  })
})

test('looked at, it has no buttons', () => {
  const html = render(h(Board, { view, words }))
  expect(html).not.toContain('<button')
  expect(html).toContain(`aria-label="a1, ${card('G4')}"`)
})

test.each(LANGUAGES)('in %s no card of another hand shows, nor anything that is not said', language => {
  const named = pageGame('ascent').words[language] as typeof words
  const html = board({ words: named })
  expect(html).not.toMatch(/undefined|null|NaN|Infinity/)
  const { state } = standing(MIDWAY).match as unknown as { state: { players: { hand: string[] }[] } }
  expect(state.players[1]?.hand).toContain('SU')
  expect(html).not.toContain('class="card SU"')
})
