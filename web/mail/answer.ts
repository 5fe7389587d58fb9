import type { Verdict } from '../../schema/wire/answering.ts'
import { example } from '../text/example.ts'
import type { Telling } from '../text/telling.ts'
import { mailWords } from '../words/index.ts'
import { refusalSentence } from '../words/refusals.ts'
import type { Turn } from './turn-text.ts'

/** What came of an answer by mail, the sum of it first: it names no card, since it may stand on a lock screen. */
export function outcome({
  answered,
  envelope,
  language
}: Pick<Turn, 'answered' | 'envelope' | 'language'>): readonly string[] {
  if (!answered) return []
  const words = mailWords[language].answer
  const played = answered.filter(({ line }) => line !== null).length
  const sentence = ({ said, line, refused, isPlan }: Verdict) =>
    line !== null && isPlan
      ? words.planned(line)
      : line === null
        ? words.refused(said, refused ? refusalSentence({ ...refused, game: envelope.game, language }) : '')
        : words.played(said, line)
  if (answered.length === 0) return [words.none, words.nothing]
  if (answered.every(({ line, isPlan }) => isPlan && line !== null)) return [words.plan, ...answered.map(sentence)]
  const lead = played === 0 ? words.none : played === answered.length ? words.all : words.some
  return [lead, ...answered.map(sentence)]
}

/** How to play by answering, or to plan where there is nothing to do but to wait for others. */
export function answering({ canAnswer, envelope, language }: Turn, { can }: Telling): readonly string[] {
  const words = mailWords[language].answer
  const paying = example(can)
  if (!canAnswer || envelope.unproven) return []
  if (can.length === 0) return envelope.table.players.length > 1 ? [words.planning] : []
  return [[words.how, ...(paying ? [words.pay(paying)] : [])].join(' ')]
}
