import type { Options, Seat } from '../../engine/game.ts'
import type { FactsOrNullByCode, SentenceFunctionsByCode } from '../../engine/refusal.ts'

/**
 * A lesson: a short voyage through one match, with the real rules. It is data alone; test/web/lesson plays every line of
 * it, and every other line that can be tapped meanwhile.
 */
export interface Lesson {
  readonly options: Options
  readonly seats: number
  readonly seed: string
  /** Who is taught; what the others do is written here too. */
  readonly seat: Seat
  /** The match to its end, a seat and its line in each row. Steps enter it where they need it. */
  readonly course: string
  readonly steps: readonly Step[]
}

/**
 * One thing to do. Lines are written with `_` for any card or place, and ` ...` for any cards that go along; what words
 * there are for it stands under its name.
 */
export interface Step {
  readonly name: string
  /** After so many lines of the course it begins; where that is left out, it goes on from the step before. */
  readonly at?: number
  readonly accepts: readonly string[]
  /** What the rules allow and yet is not it, with a sentence for each. */
  readonly near?: { readonly [why: string]: readonly string[] }
  /** What another seat does then: the first of these that the rules allow. */
  readonly answers?: readonly string[]
}

/** What is said in one language. */
export interface LessonWords<All extends FactsOrNullByCode = FactsOrNullByCode> {
  readonly steps: { readonly [step: string]: StepWords }
  /** Why the rules refuse something, to somebody who does not know them yet. */
  readonly refused: Partial<SentenceFunctionsByCode<All>>
}

export interface StepWords {
  /** What to do, and no more than is needed for it. */
  readonly says: string
  /** What it has come to. */
  readonly done?: string
  /** What is said to anything else that the rules allow. */
  readonly other: string
  readonly near?: { readonly [why: string]: string }
}
