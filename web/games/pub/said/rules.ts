import type { RulesText } from '../../../seat/game.ts'
import { type Chapter, rulesOf } from '../../chapters.ts'

/** The chapters in the order in which somebody would explain them; in the end the lines of actions. */
export type Chapters = Readonly<
  Record<'aim' | 'pub' | 'turn' | 'guests' | 'seating' | 'drinking' | 'races' | 'end' | 'rulings' | 'lines', Chapter>
>

export function rulesIn(chapters: Chapters): RulesText {
  const { aim, pub, turn, guests, seating, drinking, races, end, rulings, lines } = chapters
  return rulesOf([aim, pub, turn, guests, seating, drinking, races, end, rulings, lines])
}
