import type { Language } from '../../../schema/languages.ts'
import { lessonOf, sceneOf } from '../../../web/games/catalogue.ts'
import { envelopeOf } from '../../../web/lesson/envelope.ts'
import { type LessonKit, lessonKit } from '../../../web/lesson/state.ts'
import type { School, Standing } from '../../../web/lesson/voyage.ts'
import { firstPage } from '../../../web/seat/page.ts'
import { lessonWords, seatWords } from '../../../web/words/index.ts'
import { type Tap, tapsFor } from '../seat/tapping.ts'

/** What a lesson's page knows of it. */
export function kitOf(school: School, language: Language): LessonKit {
  const { name } = school.rules
  const { game, words: named } = sceneOf(name, school.lesson.options)
  const told = lessonOf(name)?.words[language] ?? { steps: {}, refused: {} }
  const spoken = { words: lessonWords[language], seatWords: seatWords[language], language }
  return lessonKit({ school, told, game, named: named[language] }, spoken)
}

/** The taps that put a line together for somebody who stands there. */
export function tapsOn({ school, seat }: LessonKit, from: Standing, line: string): readonly Tap[] {
  const envelope = envelopeOf(school, from, { version: 0, names: [], asked: true })
  const { offer, fresh } = firstPage(seat, envelope, 0)
  return tapsFor(line, offer, fresh)
}
