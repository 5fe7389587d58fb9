import type { TurnGame, TurnWords } from '../seat/game.ts'
import { type Acts, type Kit, kitOf, type Page } from '../seat/page.ts'
import type { LessonWords as Words } from '../words/en/lesson.ts'
import type { TurnWords as SeatWords } from '../words/en/turn.ts'
import type { LessonWords, StepWords } from './steps.ts'
import type { School, Verdict } from './voyage.ts'

/** Whose move it is: the learner's own, another seat's, nobody's until the learner has read on; or it is over. */
export type Stage = 'own' | 'others' | 'pause' | 'over'

/** All that is shown. */
export interface State {
  readonly page: Page
  /** The number of the step, from 0. */
  readonly step: number
  readonly stage: Stage
}

/** What stays the same from its first step to its last. */
export interface LessonKit {
  readonly school: School
  readonly seat: Kit
  readonly words: Words
  readonly told: LessonWords
  /** Where matches of this game are opened. */
  readonly harbour: string
}

export interface LessonActs extends Acts {
  goOn(): void
  /** Into a match with the ship's cat. */
  sail(): void
}

export interface Given<View, Own extends TurnWords> {
  readonly school: School
  readonly told: LessonWords
  readonly game: TurnGame<View, Own>
  readonly named: Own
}

/** A game's lesson with what pages say of all of them. */
export function lessonKit<View, Own extends TurnWords>(
  { school, told, game, named }: Given<View, Own>,
  { words, seatWords, language }: { words: Words; seatWords: SeatWords; language: string }
): LessonKit {
  const harbour = `/?game=${school.rules.name}&lang=${language}`
  return { school, seat: kitOf(game, named, seatWords), words, told, harbour }
}

/** The one sentence that stands above the board. */
export function sentenceOf(kit: LessonKit, { step, stage }: Omit<State, 'page'>): string {
  const { says, done = says } = wordsOf(kit, step)
  return stage === 'own' ? says : done
}

/** Why a line does not go on. */
export function reasonOf(kit: LessonKit, step: number, verdict: Exclude<Verdict, { kind: 'on' }>): string {
  const { near = {}, other } = wordsOf(kit, step)
  switch (verdict.kind) {
    case 'refused':
      return kit.told.refused[verdict.code]?.(verdict.facts) ?? other
    case 'near':
      return near[verdict.why] ?? other
    case 'other':
      return other
  }
}

function wordsOf({ school, told }: LessonKit, step: number): StepWords {
  const { name = '' } = school.lesson.steps[step] ?? {}
  const words = told.steps[name]
  if (!words) throw new Error(`Cannot say anything of step "${name}"`)
  return words
}
