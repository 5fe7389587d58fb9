import { render } from 'preact-render-to-string'
import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { stopLine } from '../landing/stops.ts'
import { dashed, paragraphs } from '../text/paragraphs.ts'
import { promise } from '../text/promise.ts'
import { tell, type Telling } from '../text/telling.ts'
import { mailWords } from '../words/index.ts'
import { AtSeat } from './at-seat.tsx'
import { Do, End, Go, Heading, type Letter, letterHtml, Paragraph, Promised, Sentences, Soft } from './letter.tsx'
import { harmless, subjectOf, turnSubject } from './match.ts'
import { seatText } from './turn-text.ts'

/** One of the matches that an inbox is told of together. */
export interface Gathered {
  readonly envelope: Envelope
  readonly isWaiting: boolean
  /** The whole address of the seat, of the match's record, and where an answer for it goes, if anywhere. */
  readonly link: string
  readonly record: string
  readonly reply: string | null
}

export interface Digest {
  readonly matches: readonly Gathered[]
  /** The whole address of the page that ends these mails. */
  readonly unsubscribe: string
  readonly language: Language
  readonly zone: string
  readonly now: number
}

/** A match, and what there is to say of it. */
interface Section extends Gathered {
  readonly title: string
  readonly telling: Telling
  readonly language: Language
  /** Whether there is one address for the answers to all of the letter. */
  readonly only: boolean
}

// Gmail hides what comes after 102 kB; what does not fit any more is told in few words.
const ALL_TABLES_LENGTH = 70_000
const NEWS_TOLD = 5

/** "Three matches wait for you": each with its table and its link, and what happened in the others. */
export function digestMail(digest: Digest): Letter {
  const { matches, language, unsubscribe } = digest
  const words = mailWords[language].digest
  const only = matches.filter(({ isWaiting }) => isWaiting).length === 1
  const sections = matches.map(one => sectionOf(one, digest, only))
  const waiting = sections
    .filter(({ isWaiting }) => isWaiting)
    .sort((one, other) => one.envelope.awaitedSince - other.envelope.awaitedSince)
  const others = sections.filter(({ isWaiting, envelope }) => !isWaiting && (envelope.result || isNew(envelope)))
  const subject = waiting.length > 0 ? words.waiting(waiting.length) : words.news(others.length)
  const fitting = fits(waiting)
  const end = [...(waiting.length > 1 && waiting.some(({ reply }) => reply) ? [words.apart] : []), words.why]
  return {
    subject,
    text: text({ subject, waiting, others, end }, digest),
    html: letterHtml({
      language,
      subject,
      lead: `${subject}.`,
      unsubscribe,
      children: (
        <>
          {waiting.map((section, at) => (at < fitting ? <Whole {...section} /> : <Short {...section} />))}
          <Others others={others} language={language} />
          <End />
          {[...end, mailWords[language].keep].map(sentence => (
            <Soft>{sentence}</Soft>
          ))}
        </>
      )
    })
  }
}

function isNew({ news }: Envelope): boolean {
  return news.length > 0
}

function sectionOf(one: Gathered, { language, zone, now }: Digest, only: boolean): Section {
  const envelope = harmless(one.envelope)
  // Whose turn it is goes without saying where it waits for its reader, and is not theirs where another hand plays.
  const isOwn = envelope.seat !== null && envelope.awaits.includes(envelope.seat)
  const title = isOwn ? subjectOf(one.envelope, language) : turnSubject(one.envelope, language)
  return { ...one, envelope, title, telling: tell(envelope, { language, zone, now }), language, only }
}

/** How many of them may show their tables. */
function fits(sections: readonly Section[]): number {
  const lengths = sections.map(section => render(<Whole {...section} />).length)
  const over = lengths.findIndex(
    (_, at) => lengths.slice(0, at + 1).reduce((sum, one) => sum + one, 0) > ALL_TABLES_LENGTH
  )
  return over === -1 ? sections.length : over
}

function Whole({ envelope, title, telling, link, reply, language, only }: Section) {
  const words = mailWords[language]
  return (
    <>
      <End />
      <Heading>{title}</Heading>
      <Sentences said={telling.status} />
      <Go href={link}>{words.open}</Go>
      <AtSeat envelope={envelope} link={link} telling={telling} language={language} />
      {reply && (
        <Paragraph>
          <Do href={`mailto:${reply}`}>{only ? words.answer.how : words.digest.answer}</Do>
        </Paragraph>
      )}
      <Promised promise={promise(envelope, language)} />
    </>
  )
}

function Short({ title, telling, link, language }: Section) {
  const words = mailWords[language]
  return (
    <>
      <End />
      <Heading>{title}</Heading>
      <Sentences said={telling.status} />
      <Soft>{words.digest.short}</Soft>
      <Go href={link}>{words.open}</Go>
    </>
  )
}

function Others({ others, language }: { others: readonly Section[]; language: Language }) {
  const words = mailWords[language]
  if (others.length === 0) return null
  return (
    <>
      <End />
      <Heading>{words.digest.others}</Heading>
      {others.map(section => (
        <>
          <Paragraph>
            <strong>{section.title}</strong>
            <br />
            {newsOf(section).map(sentence => (
              <>
                {sentence}
                <br />
              </>
            ))}
            <Do href={leadsTo(section)}>{section.envelope.result ? words.digest.record : words.open}</Do>
          </Paragraph>
        </>
      ))}
    </>
  )
}

function leadsTo({ envelope, record, link }: Section): string {
  return envelope.result ? record : link
}

/** How it ended, or what happened last. */
function newsOf({ envelope, telling }: Section): readonly string[] {
  return envelope.result ? telling.status : [...telling.news, ...telling.talk].slice(-NEWS_TOLD)
}

interface Written {
  readonly subject: string
  readonly waiting: readonly Section[]
  readonly others: readonly Section[]
  readonly end: readonly string[]
}

/** The same for those who read plain text. */
function text({ subject, waiting, others, end }: Written, { unsubscribe, language }: Digest): string {
  const words = mailWords[language]
  return paragraphs([
    [`${subject}.`],
    ...waiting.flatMap(section => whole(section)),
    ...(others.length > 0 ? [['--', words.digest.others]] : []),
    ...others.map(section => [section.title, ...dashed(newsOf(section)), leadsTo(section)]),
    ['--', ...end, words.keep, stopLine(language), unsubscribe]
  ])
}

function whole(section: Section): readonly (readonly string[])[] {
  const { envelope, title, telling, link, reply, language, only } = section
  const words = mailWords[language]
  return [
    ['--', title],
    telling.status,
    [words.open, link],
    ...seatText(section, telling),
    reply === null ? [] : only ? [words.answer.how] : [words.digest.answer, reply],
    [promise(envelope, language)]
  ]
}
