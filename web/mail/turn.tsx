import type { Language } from '../../schema/languages.ts'
import { pageGame } from '../games/catalogue.ts'
import { textGame } from '../games/catalogue.ts'
import type { Reader } from '../text/when.ts'
import { promise } from '../text/promise.ts'
import { nameOf } from '../text/status.ts'
import { type Doable, tell, type Telling } from '../text/telling.ts'
import { mailWords, textWords } from '../words/index.ts'
import { Do, End, Go, Heading, type Letter, letterHtml, Paragraph, Soft } from './letter.tsx'
import { answering, outcome } from './answer.ts'
import { harmless, turnSubject } from './match.ts'
import { Hand, List, Players } from './parts.tsx'
import { prepared, type Turn, turnText } from './turn-text.ts'

/** "It is your turn": the table, the hand, what happened, and what may be done. */
export function turnMail(turn: Turn): Letter {
  const { language } = turn
  const reader: Reader = turn
  const envelope = harmless(turn.envelope)
  const told = tell(envelope, reader)
  const telling = { ...told, status: statusOf({ ...turn, envelope }, told) }
  const subject = turnSubject(turn.envelope, language)
  return {
    subject,
    text: turnText({ ...turn, envelope }, telling),
    html: html({ ...turn, envelope }, telling, subject)
  }
}

/** Told again, it is said so; and so it is that this was the last time, or that there is nothing to do any more. */
function statusOf({ again, planned, envelope, language }: Turn, { status }: Telling): readonly string[] {
  const words = mailWords[language]
  if (planned) return [words.planned, ...status]
  if (!again) return status
  const { reminder, last } = words
  return [reminder(nameOf(envelope, envelope.seat ?? 0)), ...status.slice(1), ...(again === 'last' ? [last] : [])]
}

function html(turn: Turn, telling: Telling, subject: string): string {
  const { envelope, link, unsubscribe, language } = turn
  const { Table, Card } = textGame(envelope.game)
  const { game } = pageGame(envelope.game)
  const words = mailWords[language]
  const [first = '', ...more] = telling.status
  const came = outcome(turn)
  const [lead = '', ...said] = came.length > 0 ? [...came, telling.status.join(' ')] : [first, more.join(' ')]
  const fresh = envelope.news.flatMap(({ events }) => events.flatMap(game.places))
  return letterHtml({
    language,
    subject,
    lead,
    unsubscribe,
    promise: promise(envelope, language),
    children: (
      <>
        {said.map(sentence => (
          <Paragraph>{sentence}</Paragraph>
        ))}
        <Go href={link}>{words.open}</Go>
        <Table view={envelope.view} language={language} fresh={fresh} />
        <Hand cards={game.hand(envelope.view)} language={language} Card={Card} />
        <List heading={textWords[language].news} items={telling.news} />
        <List heading={textWords[language].talk} items={telling.talk} />
        <Can link={link} version={envelope.version} can={telling.can} language={language} />
        {telling.can.length > 0 && answering(turn, telling).map(sentence => <Soft>{sentence}</Soft>)}
        <End />
        <Players players={telling.players} />
        <Soft>{words.keep}</Soft>
      </>
    )
  })
}

interface Prepared {
  readonly link: string
  readonly version: number
  readonly can: readonly Doable[]
  readonly language: Language
}

function Can({ link, version, can, language }: Prepared) {
  const words = mailWords[language]
  if (can.length === 0) return null
  return (
    <>
      <Heading>{textWords[language].can}</Heading>
      <ol style="margin:0 0 16px;padding:0 0 0 24px">
        {can.map(doable => (
          <li style="padding:4px 0">
            <Do href={prepared(link, version, doable)}>{doable.sentence}</Do>
          </li>
        ))}
      </ol>
      <Soft>{words.prepared}</Soft>
    </>
  )
}
