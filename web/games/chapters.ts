import type { Options } from '../../engine/game.ts'
import type { RulesSection, RulesText } from '../seat/game.ts'

/** What the text of the rules depends on. */
export interface Setup {
  readonly options: Options
  readonly seats: number
}

/** One section of the rules; null where the set-up has nothing of the kind. */
export type Chapter<Known extends Setup = Setup> = (setup: Known) => RulesSection | null

/** The rules of one set-up, in the order in which somebody would explain them. */
export function rulesOf(chapters: readonly Chapter[]): RulesText {
  return (options, seats) => chapters.flatMap(chapter => chapter({ options, seats }) ?? [])
}
