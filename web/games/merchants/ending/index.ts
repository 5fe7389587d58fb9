import type { View } from '../../../../engine/merchants/view.ts'
import type { EndingGame } from '../../../seat/ending/game.ts'
import type { EndingWords } from '../words/en/ending.ts'
import { picture } from './picture.ts'
import { points } from './points.ts'

/** How a match is told once it is over, in the words of one language. */
export function endingIn(words: EndingWords): EndingGame<View> {
  return {
    reached: ({ players }) => words.reached(players.reduce((sum, { gold }) => sum + gold, 0)),
    turns: entries =>
      points(entries).map(({ version, at, what, facts }) => ({ version, at, says: who => words[what](facts, who) })),
    picture
  }
}
