import type { Reader } from '../text/when.ts'
import { promise } from '../text/promise.ts'
import { nameAt } from '../seat/names.ts'
import { tell, type Telling } from '../text/telling.ts'
import { mailWords } from '../words/index.ts'
import { End, Go, type Letter, letterHtml, Paragraph, Sentences, Soft } from './letter.tsx'
import { answering, outcome } from './answer.ts'
import { harmless, turnSubject } from './match.ts'
import { AtSeat } from './at-seat.tsx'
import { Players } from './parts.tsx'
import { type Turn, turnText } from './turn-text.ts'

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
  const said = again === 'last' ? words.reminder : words[again]
  const { own, seat, table } = envelope
  // With no set pace nobody is ever silent for too long.
  const isPlayedFor = own?.silence === 'autopilot' && table.pace !== 'none' && !table.agreed.includes(seat ?? -1)
  const then = isPlayedFor ? [words.silence] : again === 'last' ? [words.last] : []
  return [said(nameAt(envelope, envelope.seat ?? 0)), ...status.slice(1), ...then]
}

function html(turn: Turn, telling: Telling, subject: string): string {
  const { envelope, link, unsubscribe, language } = turn
  const words = mailWords[language]
  const [first = '', ...more] = telling.status
  const came = outcome(turn)
  const [lead = '', ...said] = came.length > 0 ? came : [first]
  const standing = came.length > 0 ? telling.status : more
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
        <Sentences said={standing} />
        <Go href={link}>{words.open}</Go>
        <AtSeat envelope={envelope} link={link} telling={telling} language={language} />
        {answering(turn, telling).map(sentence => (
          <Soft>{sentence}</Soft>
        ))}
        <End />
        <Players players={telling.players} />
        <Soft>{words.keep}</Soft>
      </>
    )
  })
}
