import type { View } from '../../../../engine/ascent/view.ts'
import type { EndingGame, Turn } from '../../../seat/ending/game.ts'
import type { Who } from '../../../seat/game.ts'
import { filled } from '../board/standing.ts'
import type { words } from '../words/en/ending.ts'
import { picture } from './picture.ts'
import { type Point, points } from './points.ts'

type Words = typeof words

/** How a match is told once it is over, in the words of one language. */
export function endingIn(words: Words): EndingGame<View> {
  return {
    reached: view => words.reached(filled(view)),
    turns: entries => points(entries).map(point => turn(words, point)),
    picture
  }
}

function turn(words: Words, point: Point): Turn {
  const { version, at, what, facts } = point
  const says = (who: Who) => said(words, point, who)
  return what === 'ridge' ? { version, at, says, saved: who => words.saved(facts, who) } : { version, at, says }
}

function said(words: Words, point: Point, who: Who): string {
  return point.what === 'summit' ? words.summit(point.facts, who) : words[point.what](point.facts, who)
}
