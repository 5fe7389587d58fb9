import { expect, test } from 'vitest'
import type { Game } from '../../../../engine/game.ts'
import { pub } from '../../../../engine/pub/index.ts'
import { lesson } from '../../../../web/games/pub/lesson.ts'
import { courseOf, entered, judged } from '../../../../web/lesson/voyage.ts'

test('a step may ask for both dice', () => {
  const at = courseOf(lesson).findIndex(({ line }) => line.includes('A+B'))
  const { seat, line } = courseOf(lesson)[at] ?? { seat: 0, line: '' }
  const school = {
    rules: pub as Game<unknown> as Game,
    lesson: { ...lesson, seat, steps: [{ name: 'both', at, accepts: [line] }] }
  }
  expect([line, judged(school, entered(school, 0), line).kind]).toEqual([line, 'on'])
  expect(judged(school, entered(school, 0), line.replace('A+B', 'A')).kind).not.toBe('on')
})
