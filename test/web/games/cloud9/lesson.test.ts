import { expect, test } from 'vitest'
import type { Game } from '../../../../engine/game.ts'
import { cloud9 } from '../../../../engine/cloud9/index.ts'
import type { View } from '../../../../engine/cloud9/view.ts'
import { LANGUAGES } from '../../../../schema/languages.ts'
import { lesson } from '../../../../web/games/cloud9/lesson.ts'
import { words as de } from '../../../../web/games/cloud9/words/de/lesson.ts'
import { words as en } from '../../../../web/games/cloud9/words/en/lesson.ts'
import { words as fr } from '../../../../web/games/cloud9/words/fr/lesson.ts'
import { entered } from '../../../../web/lesson/voyage.ts'

const SAID = { en, fr, de }
const rules = cloud9 as Game<unknown> as Game

test.each(LANGUAGES)('as many cards as are said to be held are held there (%s)', language => {
  const told = lesson.steps.flatMap(({ name }, step) => {
    const { pilot, players } = rules.view(entered({ rules, lesson }, step).match.state, lesson.seat) as unknown as View
    const [, cards] = /(\d+)\s(?:cards|Karten|cartes)/.exec(SAID[language].steps[name]?.says ?? '') ?? []
    return cards === undefined ? [] : [[name, Number(cards), players[pilot]?.hand]]
  })
  expect(told.length).toBeGreaterThan(1)
  for (const [name, cards, held] of told) expect([name, cards]).toEqual([name, held])
})
