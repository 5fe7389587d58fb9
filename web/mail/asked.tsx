import type { ComponentChildren } from 'preact'
import { findGame } from '../../engine/catalogue.ts'
import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { signOf, textGame } from '../games/catalogue.ts'
import { halfPlayed } from '../games/half-played.ts'
import { said } from '../invitation/said.ts'
import { nameAt } from '../seat/names.ts'
import { promise } from '../text/promise.ts'
import type { MailWords } from '../words/en/mail.ts'
import { hostWords, invitationWords, mailWords } from '../words/index.ts'
import { isolated } from '../words/isolated.ts'
import { stopLine } from '../landing/stops.ts'
import { End, Go, type Letter, letterHtml, Paragraph, Quote, Soft } from './letter.tsx'
import { matchOf, namelessSubject, subjectOf } from './match.ts'
import { withOrdinaryNames } from './names.ts'

export interface Asked {
  readonly envelope: Envelope
  /** The whole address of the page that the mail is about. */
  readonly link: string
  readonly unsubscribe: string
  readonly language: Language
}

/** To somebody whose address a host gave: the only mail before the seat is taken. */
export function invitationMail(asked: Asked): Letter {
  const { envelope, language } = asked
  const { invitation, keep } = mailWords[language]
  const calm = withOrdinaryNames(envelope, language)
  const { heading, greeting, sentence, facts } = said(calm, language)
  const seat = invitation.seat(nameAt(calm, envelope.seat ?? 0))
  return letter(asked, {
    subject: 'invitation',
    lead: heading,
    quote: greeting,
    before: [sentence, seat, facts.join(' ')],
    go: invitation.open,
    picture: <HalfPlayed {...{ envelope, language }} />,
    after: [invitation.once, keep]
  })
}

/** What the game looks like, and nothing of the match. */
function HalfPlayed({ envelope: { game }, language }: Pick<Asked, 'envelope' | 'language'>) {
  const rules = findGame(game)
  const { Table } = textGame(game)
  return rules ? (
    <>
      <Table view={halfPlayed(rules)} language={language} fresh={[]} />
      <Soft>{signOf(game, language).picture}</Soft>
    </>
  ) : null
}

/** To an address that somebody gave at a seat: nothing more is sent there before its owner has said yes. */
export function confirmMail(asked: Asked): Letter {
  const { envelope, language } = asked
  const { confirm } = mailWords[language]
  const calm = withOrdinaryNames(envelope, language)
  return letter(asked, {
    subject: 'confirm',
    lead: confirm.lead,
    before: [confirm.what(nameAt(calm, envelope.seat ?? 0), matchOf(calm, language)), confirm.act],
    go: confirm.open,
    after: [confirm.otherwise]
  })
}

/** To the seat's own address: its link, for whoever holds it on another device, or has lost it; and the host's, where it is the host's seat. */
export function linkMail({ host = null, ...asked }: Asked & { readonly host?: string | null }): Letter {
  const { keep, link: words, open } = mailWords[asked.language]
  return letter(asked, {
    subject: 'link',
    lead: words.lead,
    before: [words.what],
    go: open,
    also: host === null ? [] : [{ sentence: words.host, link: host }],
    after: [words.otherwise, keep]
  })
}

/** To an address that a host who doesn't play has given, for the case that their link is lost. */
export function hostConfirmMail(asked: Asked): Letter {
  const { hostConfirm: words, confirm } = mailWords[asked.language]
  const what = words.what(matchOf(asked.envelope, asked.language))
  return letter(asked, {
    subject: 'confirm',
    lead: words.lead,
    before: [what, confirm.act],
    go: words.open,
    after: [confirm.otherwise]
  })
}

/** To that address, once it is confirmed: the host's link. */
export function hostLinkMail(asked: Asked): Letter {
  const { hostLink: words, link } = mailWords[asked.language]
  return letter(asked, {
    subject: 'hostLink',
    lead: words.lead,
    before: [words.what],
    go: hostWords[asked.language].running,
    after: [link.otherwise, words.keep]
  })
}

/** To a seat whose host would like to give it to somebody else. */
export function handoverMail(asked: Asked): Letter {
  const { keep, handover, open } = mailWords[asked.language]
  const { competed } = asked.envelope.table
  return letter(asked, {
    subject: competed ? 'rival' : 'handover',
    lead: handover.lead,
    before: competed ? [handover.rival, handover.stay] : [handover.what, handover.act],
    go: open,
    after: [keep]
  })
}

/** To whoever has touched their match as little as everybody else. */
export function stillMail(asked: Asked): Letter {
  const { envelope, language } = asked
  const { keep, still, open } = mailWords[language]
  const match = matchOf(withOrdinaryNames(envelope, language), language)
  return letter(asked, {
    subject: 'still',
    lead: still.lead,
    before: [still.what(match), still.act],
    go: open,
    after: [keep]
  })
}

/** To a host who doesn't play, of a match that goes unless somebody takes a seat. */
export function untakenMail(asked: Asked): Letter {
  const { envelope, language } = asked
  const { untaken, hostLink } = mailWords[language]
  const match = matchOf(withOrdinaryNames(envelope, language), language)
  return letter(asked, {
    subject: 'untaken',
    lead: untaken.lead,
    before: [untaken.what(match), untaken.act],
    go: hostWords[language].running,
    after: [hostLink.keep]
  })
}

/** To whoever sat at another match with the same people, of which this is the next: their new seat is kept. */
export function againMail(asked: Asked): Letter {
  const { envelope, language } = asked
  const { keep, again, open } = mailWords[language]
  const calm = withOrdinaryNames(envelope, language)
  const by = calm.happened?.find(({ what }) => what === 'again')
  const who = by && 'seat' in by && by.seat !== null ? nameAt(calm, by.seat) : null
  return letter(asked, {
    subject: 'again',
    lead: again.lead(who),
    before: [again.what(matchOf(calm, language)), again.act],
    go: open,
    after: [keep]
  })
}

/** To whoever sat at a match that is no more. The link leads away from it. */
export function deletedMail(asked: Asked): Letter {
  const { envelope, language } = asked
  const { deleted } = mailWords[language]
  const match = matchOf(withOrdinaryNames(envelope, language), language)
  const { lead, what, otherwise, open } = deleted
  return letter(asked, { subject: 'deleted', lead, before: [what(match)], go: open, after: [otherwise] })
}

/** What a seat asked for, to see whether mail arrives. */
export function trialMail(asked: Asked): Letter {
  const { trial, open, keep } = mailWords[asked.language]
  return letter(asked, { subject: 'trial', lead: trial.lead, before: [trial.what], go: open, after: [keep] })
}

/** To an address that was confirmed at a seat: the private link that carries its holder's matches to other devices. */
export function boatMail(asked: Asked): Letter {
  const { subject, lead, what, open, otherwise } = mailWords[asked.language].carrying
  return { ...letter(asked, { subject: 'trial', lead, before: [what], go: open, after: [otherwise] }), subject }
}

/** To an address whose owner has said nothing yet. */
const UNSOUGHT: readonly Content['subject'][] = ['invitation', 'confirm']

interface Content {
  readonly subject: keyof MailWords['subjects']
  readonly lead: string
  /** What somebody wrote themselves. */
  readonly quote?: string | null
  readonly before: readonly string[]
  /** What the button says. */
  readonly go: string
  readonly picture?: ComponentChildren
  /** What else it leads to. */
  readonly also?: readonly { readonly sentence: string; readonly link: string }[]
  readonly after: readonly string[]
}

function letter({ envelope, link, unsubscribe, language }: Asked, content: Content): Letter {
  const { lead, quote = null, before, go, picture, also = [], after } = content
  const isUnsought = UNSOUGHT.includes(content.subject)
  const about = (isUnsought ? namelessSubject : subjectOf)(envelope, language)
  const subject = mailWords[language].subjects[content.subject](about)
  const page = { subject, lead, unsubscribe, promise: promise(envelope, language), language }
  const children = (
    <>
      {quote !== null && <Quote>{quote}</Quote>}
      {before.map(sentence => (
        <Paragraph>{sentence}</Paragraph>
      ))}
      <Go href={link}>{go}</Go>
      {picture}
      {also.map(({ sentence, link: href }) => (
        <>
          <Paragraph>{sentence}</Paragraph>
          <Go href={href}>{hostWords[language].running}</Go>
        </>
      ))}
      <End />
      {after.map(sentence => (
        <Soft>{sentence}</Soft>
      ))}
    </>
  )
  const stop = `${stopLine(language)}\n${unsubscribe}`
  const quoted = quote === null ? [] : [invitationWords[language].take.quoted(isolated(quote))]
  const text = [
    lead,
    ...quoted,
    ...before,
    `${go}\n${link}`,
    ...also.map(one => `${one.sentence}\n${one.link}`),
    '--',
    ...after,
    stop,
    page.promise
  ].join('\n\n')
  return { subject, text: `${text}\n`, html: letterHtml({ ...page, children }) }
}
