import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { pageGame, textGame } from '../games/catalogue.ts'
import { example } from '../text/example.ts'
import { type Doable, handTitle, type Telling } from '../text/telling.ts'
import { mailWords, textWords } from '../words/index.ts'
import { Do, Heading, Soft, Typed } from './letter.tsx'
import { Hand, List } from './parts.tsx'
import { prepared } from './turn-text.ts'

interface Seated {
  readonly envelope: Envelope
  /** The whole address of the seat. */
  readonly link: string
  readonly telling: Telling
  readonly language: Language
}

/** The table, the hand, what happened, and what may be done. */
export function AtSeat({ envelope, link, telling, language }: Seated) {
  const { Table, Card } = textGame(envelope.game)
  const { game } = pageGame(envelope.game)
  const fresh = envelope.news.flatMap(({ events }) => events.flatMap(game.places))
  return (
    <>
      <Table view={envelope.view} language={language} fresh={fresh} />
      <Hand heading={handTitle(envelope, language)} cards={game.hand(envelope.view)} language={language} Card={Card} />
      <List heading={telling.newsTitle} items={telling.news} />
      <List heading={textWords[language].talk} items={telling.talk} />
      <Can link={link} version={envelope.version} can={telling.can} language={language} />
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
            <Do href={prepared(link, version, doable)}>{doable.sentence}</Do> <Typed line={doable.line} />
          </li>
        ))}
      </ol>
      <Soft>{words.prepared(example(can) !== null)}</Soft>
    </>
  )
}
