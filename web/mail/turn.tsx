import type { Language } from '../../schema/languages.ts'
import { pageGame } from '../games/catalogue.ts'
import { textGame } from '../games/catalogue.ts'
import type { Reader } from '../text/moments.ts'
import { promise } from '../text/promise.ts'
import { type Doable, sorted, tell, type Telling } from '../text/telling.ts'
import { mailWords, seatWords, textWords } from '../words/index.ts'
import { Do, End, Go, Heading, type Letter, letterHtml, Paragraph, Soft } from './letter.tsx'
import { answering, outcome } from './answer.ts'
import { harmless, subjectOf } from './match.ts'
import { prepared, type Turn, turnText } from './turn-text.ts'

/** "It is your turn": the table, the hand, what happened, and what may be done. */
export function turnMail(turn: Turn): Letter {
  const { language } = turn
  const reader: Reader = turn
  const envelope = harmless(turn.envelope)
  const telling = tell(envelope, reader)
  const subject = subjectOf(turn.envelope, language)
  return {
    subject,
    text: turnText({ ...turn, envelope }, telling),
    html: html({ ...turn, envelope }, telling, subject)
  }
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
        <Can link={link} version={envelope.version} can={telling.can} language={language} />
        {telling.can.length > 0 && answering(turn, telling).map(sentence => <Soft>{sentence}</Soft>)}
        <End />
        <Soft>
          {telling.players.map(player => (
            <>
              {player}
              <br />
            </>
          ))}
        </Soft>
        <Soft>{words.keep}</Soft>
      </>
    )
  })
}

interface Held {
  readonly cards: readonly string[]
  readonly language: Language
  readonly Card: ReturnType<typeof textGame>['Card']
}

const IN_A_ROW = 6

function Hand({ cards, language, Card }: Held) {
  const rows = Array.from({ length: Math.ceil(cards.length / IN_A_ROW) }, (_, row) =>
    sorted(cards).slice(row * IN_A_ROW, (row + 1) * IN_A_ROW)
  )
  return (
    <>
      <Heading>{seatWords[language].hand}</Heading>
      <table role="presentation" style="border-spacing:4px">
        {rows.map(row => (
          <tr>
            {row.map(card => (
              <Card card={card} language={language} />
            ))}
          </tr>
        ))}
      </table>
    </>
  )
}

function List({ heading, items }: { heading: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <>
      <Heading>{heading}</Heading>
      <ul style="margin:0 0 16px;padding:0 0 0 20px">
        {items.map(item => (
          <li>{item}</li>
        ))}
      </ul>
    </>
  )
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
