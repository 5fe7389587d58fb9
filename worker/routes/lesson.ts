import { Refusal } from '../../engine/refusal.ts'
import { lessonPage } from '../../web/server.ts'
import { assets } from '../http/assets.ts'
import { type Bound, languageOf } from '../http/bound.ts'
import { answerPage } from '../http/page.ts'

/** A game, to be tried alone: the same for everybody, and nothing of it is kept. */
export function getLesson(context: Bound) {
  const { ORIGIN: origin } = context.env
  const game = context.req.param('game') ?? ''
  const page = lessonPage({ game, language: languageOf(context) ?? 'en', assets, origin })
  if (!page) throw new Refusal('NOT_FOUND')
  return answerPage(context, page)
}
