import type { RulesText } from '../../../seat/game.ts'
import { type Chapter, rulesOf } from '../../chapters.ts'

/** The chapters in the order in which somebody would explain them; in the end the lines of actions. */
export type Chapters = Readonly<
  Record<'aim' | 'sea' | 'dice' | 'turn' | 'breeding' | 'sharks' | 'current' | 'end' | 'rulings' | 'lines', Chapter>
>

export function rulesIn(chapters: Chapters): RulesText {
  const { aim, sea, dice, turn, breeding, sharks, current, end, rulings, lines } = chapters
  return rulesOf([aim, sea, dice, turn, breeding, sharks, current, end, rulings, lines])
}
