import { h } from 'preact'
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../../engine/game.ts'
import { LANGUAGES, type Language } from '../../../../schema/languages.ts'
import { Board } from '../../../../web/games/cloud9/board/board.tsx'
import { Crew } from '../../../../web/games/cloud9/board/crew.tsx'
import { Face } from '../../../../web/games/cloud9/board/face.tsx'
import { words } from '../../../../web/games/cloud9/words/index.ts'
import { seen } from './flight.ts'

const board = (where: string, lines = '', language: Language = 'en', viewer: Viewer = 0) =>
  render(h(Board, { view: seen(where, viewer, lines), words: words[language] }))
const crew = (viewer: Viewer, lines: string, where = '') =>
  render(h(Crew, { view: seen(where, viewer, lines), words: words.en, name: (seat: number) => `N${seat}` }))

/** What a watcher reads of each seat. */
const states = (lines: string) =>
  [...crew('watcher', lines).matchAll(/<small>([^<]+)<\/small><small aria/g)].map(([, state]) => state)

describe('the clouds', () => {
  test('are nine, each with its points and as many dice as are rolled there', () => {
    const clouds = [...board('').matchAll(/aria-label="Cloud (\d): ([^"]+)"/g)].map(([, , says]) => says)
    expect(clouds).toEqual([
      '1 point, 2 dice',
      '2 points, 2 dice',
      '4 points, 2 dice',
      '6 points, 3 dice',
      '9 points, 3 dice',
      '12 points, 3 dice',
      '15 points, 4 dice',
      '20 points, 4 dice',
      '25 points'
    ])
    expect(board('').match(/<u>/g)).toHaveLength(23)
  })

  test('carry the balloon where it is, with everybody who is in it and the pilot marked', () => {
    const [, basket = ''] =
      /class="here"[^]*?aria-label="In the basket">(.*?)<\/span>/.exec(board('aboard 0 1 3')) ?? []
    expect([...basket.matchAll(/class="([^"]*)">(\d)/g)].map(([, look, seat]) => [look, seat])).toEqual([
      ['pawn', '1'],
      ['pawn pilot', '2'],
      ['pawn', '4']
    ])
  })
})

test('what a jump brings here and on the next cloud is said, until all is over', () => {
  expect(board('')).toContain('4 points here, 6 next.')
  expect(board('cloud 8')).toContain('20 points here, 25 next.')
  expect(board('cloud 4; over')).not.toContain('next.')
})

describe('the dice', () => {
  test('show what they ask for, by shape and by name, and how many cards the pilot holds', () => {
    const html = board('')
    expect([...html.matchAll(/aria-label="(green|red|blank)"/g)].map(([, face]) => face)).toEqual(['green', 'red'])
    expect(html).toContain('The pilot needs green and red, and holds 4 cards.')
  })

  test('tell their own pilot what is missing, and nobody else', () => {
    expect(board('', '', 'en', 1)).toContain('You need green and red, and have what it takes.')
    expect(board('roll RR', '', 'en', 1)).toContain('You need 2 red, and lack red.')
    expect(board('roll RR')).not.toMatch(/lack|You need/)
  })

  test('that ask for nothing say so', () => {
    expect(board('roll --')).toContain('The dice ask for nothing')
  })

  test('have odds beside them only where the table counts them', () => {
    expect(board('odds')).toContain('Odds: 55 in 100.')
    expect(board('')).not.toContain('in 100')
  })

  test('are not there for a lone pilot who is asked first', () => {
    expect(board('solo; aboard 1', '1 jump')).not.toBe(board('solo; aboard 1'))
    expect(board('solo; aboard 1')).toContain('Alone in the basket')
  })
})

test('no two kinds of card have the same shape', () => {
  const faces = ['G', 'P', 'R', 'Y', 'W'].map(card => render(h(Face, { card, words: words.en })))
  expect(new Set(faces.map(face => /d="([^"]+)"/.exec(face)?.[1])).size).toBe(5)
})

describe('the crew', () => {
  test('of a round shows who flies, stayed, jumped, answered, waits', () => {
    expect(states('3 wait, 2 jump, 3 stay')).toEqual(['counts next', 'pilot', 'jumped', 'stays'])
    expect(crew('watcher', '3 jump, 0 wait')).toMatch(/has answered[^]*|waits/)
  })

  test('tells whose place it is, who has yet to answer, and that the pilot pays once all others have', () => {
    expect(states('')).toEqual(['thinks', 'pilot', 'counts next', 'thinks'])
    expect(states('2 stay, 3 stay, 0 stay')).toEqual(['stays', 'pilot, to pay', 'stays', 'stays'])
  })

  test.each([0, 1, 2, 'watcher'] as const)('looks the same to %s whatever another has sealed', viewer => {
    const [first, ...others] = ['3 jump', '3 stay', '3 jump if jumped'].map(lines => crew(viewer, lines))
    expect(others).toEqual([first, first])
  })

  test('tells its own seat what it has sealed', () => {
    expect(crew(3, '3 jump')).toContain('Sealed: jump.')
    expect(crew(3, '3 wait')).toContain('You wait.')
    expect(crew(3, '')).not.toContain('soft')
  })
})

test.each(LANGUAGES)('the board leaves nothing unsaid (%s)', language => {
  for (const where of ['', 'odds; roll --', 'solo; aboard 1', 'cloud 9; landed', 'roll GPRY; cloud 7; odds'])
    expect(board(where, '', language)).not.toMatch(/undefined|NaN|\[object/)
})
