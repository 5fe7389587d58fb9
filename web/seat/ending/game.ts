import type { Json } from '../../../engine/game.ts'
import type { Entry } from '../../../schema/wire/log.ts'
import type { Who } from '../game.ts'

/** How a game tells, in one language, of a match that is over. */
export interface EndingGame<View = Json> {
  /** What lies there in the end, counted: "36 islands". */
  reached(view: View): string
  /** What turned the match, oldest first. Each is judged by what everybody could see when it happened, and blames nobody. */
  turns(entries: readonly Entry[], view: View): readonly Turn[]
  /** The table as a picture, in SVG: a square of 1000 units. */
  picture(view: View): string
}

/** Something that turned a match. */
export interface Turn {
  readonly version: number
  readonly at: number
  says(who: Who): string
  /** The same as a won match is remembered for it: "Oma’s 78 saved it". */
  saved?(who: Who): string
}
