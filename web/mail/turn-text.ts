import type { Language } from '../../schema/languages.ts'
import type { Verdict } from '../../schema/wire/answering.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { stopLine } from '../landing/stops.ts'
import { dashed, listed, paragraphs } from '../text/paragraphs.ts'
import { example } from '../text/example.ts'
import { promise } from '../text/promise.ts'
import type { Doable, Telling } from '../text/telling.ts'
import { answering, outcome } from './answer.ts'
import { mailWords, textWords } from '../words/index.ts'

export interface Turn {
  readonly envelope: Envelope
  /** The whole address of the seat. */
  readonly link: string
  /** The whole address of the page that ends these mails. */
  readonly unsubscribe: string
  readonly language: Language
  readonly zone: string
  readonly now: number
  /** An answer to it plays. */
  readonly canAnswer?: boolean
  /** What came of an answer; without it, it is the seat's turn. */
  readonly answered?: readonly Verdict[]
  /** Which of the reminders it is, or why else the same turn is told again. */
  readonly again?: 'goes-on' | 'reminder' | 'last' | 'nudge' | 'woken'
  /** It was the seat's turn, and its plan has played it. */
  readonly planned?: boolean
}

type Seated = Pick<Turn, 'envelope' | 'link' | 'language'>

/** The same mail for those who read plain text. */
export function turnText(turn: Turn, telling: Telling): string {
  const { envelope, link, unsubscribe, language } = turn
  const words = mailWords[language]
  return paragraphs([
    outcome(turn),
    telling.status,
    [words.open, link],
    ...seatText(turn, telling),
    [...(telling.can.length > 0 ? [words.prepared(example(telling.can) !== null)] : []), ...answering(turn, telling)],
    telling.players,
    ['--', words.keep, stopLine(language), unsubscribe],
    [promise(envelope, language)]
  ])
}

/** The table, the hand, what happened, and what may be done. */
export function seatText({ envelope, link, language }: Seated, telling: Telling): readonly (readonly string[])[] {
  const words = textWords[language]
  const can = telling.can.flatMap(doable => [
    `${doable.number}. ${doable.sentence} [${doable.line}]`,
    `   ${prepared(link, envelope.version, doable)}`
  ])
  return [
    telling.board,
    [telling.aloud],
    telling.hand === null ? [] : [telling.hand],
    listed(telling.newsTitle, dashed(telling.news)),
    listed(words.talk, dashed(telling.talk)),
    listed(words.can, can)
  ]
}

/** The seat with this action prepared, as long as the match stands where it stood. */
export function prepared(link: string, version: number, { suggestion }: Doable): string {
  return `${link}#do=${encodeURIComponent(`${version}:${suggestion.line}`)}`
}
