import { pageGame, textGame } from '../games/catalogue.ts'
import { dashed, listed, paragraphs } from '../text/paragraphs.ts'
import { promise } from '../text/promise.ts'
import { tell, type Telling } from '../text/telling.ts'
import { mailWords, textWords } from '../words/index.ts'
import { stopLine } from '../landing/stops.ts'
import { Do, End, Go, type Letter, letterHtml, Paragraph, Sentences, Soft } from './letter.tsx'
import { harmless, turnSubject } from './match.ts'
import { List, Players } from './parts.tsx'
import type { Turn } from './turn-text.ts'

export interface Over extends Turn {
  /** The whole address of the match's record. */
  readonly record: string
}

/** "The match is over": how it ended, the table as it lies, and where all of it can be seen. */
export function overMail(over: Over): Letter {
  const envelope = harmless(over.envelope)
  const telling = tell(envelope, over)
  const subject = turnSubject(over.envelope, over.language)
  return {
    subject,
    text: text({ ...over, envelope }, telling),
    html: html({ ...over, envelope }, telling, subject)
  }
}

function text({ envelope, link, record, unsubscribe, language }: Over, telling: Telling): string {
  const words = mailWords[language]
  return paragraphs([
    telling.status,
    [words.record, record],
    telling.board,
    [telling.aloud],
    listed(words.ended, dashed(telling.news)),
    listed(textWords[language].talk, dashed(telling.talk)),
    telling.players,
    [words.open, link],
    [words.onward, `${link}?again=1`],
    ['--', words.keep, stopLine(language), unsubscribe],
    [promise(envelope, language)]
  ])
}

function html({ envelope, link, record, unsubscribe, language }: Over, telling: Telling, subject: string): string {
  const { Table } = textGame(envelope.game)
  const { game } = pageGame(envelope.game)
  const words = mailWords[language]
  const [lead = '', ...more] = telling.status
  const fresh = envelope.news.flatMap(({ events }) => events.flatMap(game.places))
  return letterHtml({
    language,
    subject,
    lead,
    unsubscribe,
    promise: promise(envelope, language),
    children: (
      <>
        <Sentences said={more} />
        <Go href={record}>{words.record}</Go>
        <Table view={envelope.view} language={language} fresh={fresh} />
        <List heading={words.ended} items={telling.news} />
        <List heading={textWords[language].talk} items={telling.talk} />
        <Paragraph>
          <Do href={link}>{words.open}</Do>
        </Paragraph>
        <Paragraph>
          <Do href={`${link}?again=1`}>{words.onward}</Do>
        </Paragraph>
        <End />
        <Players players={telling.players} />
        <Soft>{words.keep}</Soft>
      </>
    )
  })
}
