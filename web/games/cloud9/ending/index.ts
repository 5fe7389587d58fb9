import type { View } from '../../../../engine/cloud9/view.ts'
import type { EndingGame, Turn } from '../../../seat/ending/game.ts'
import type { Who } from '../../../seat/game.ts'
import type { words } from '../words/en/ending.ts'
import { picture } from './picture.ts'
import { type Point, points } from './points.ts'

type Words = typeof words

/** How a match is told once it is over, in the words of one language. */
export function endingIn(words: Words): EndingGame<View> {
  return {
    reached: ({ trip }) => words.reached(trip),
    turns: entries => points(entries).map(point => turn(words, point)),
    picture
  }
}

function turn(words: Words, point: Point): Turn {
  const { version, at } = point
  return { version, at, says: who => said(words, point, who) }
}

function said(words: Words, { what, facts }: Point, who: Who): string {
  switch (what) {
    case 'jump':
      return words.jump(facts, who)
    case 'fall':
      return words.fall(facts, who)
    case 'top':
      return words.top(facts, who)
  }
}
