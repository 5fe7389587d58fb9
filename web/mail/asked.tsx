import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { signOf } from '../games/catalogue.ts'
import { pageGame } from '../games/catalogue.ts'
import { promise } from '../text/promise.ts'
import { nameOf } from '../text/status.ts'
import { mailWords } from '../words/index.ts'
import { End, Go, type Letter, letterHtml, Paragraph, Soft } from './letter.tsx'
import { othersOf, subjectOf } from './match.ts'
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
  const { invitation } = mailWords[language]
  const calm = withOrdinaryNames(envelope, language)
  const { title } = pageGame(envelope.game).words[language]
  const others = othersOf(calm, language)
  return letter(asked, {
    lead: others === '' ? invitation.alone(title) : invitation.lead(title, others),
    before: [
      signOf(envelope.game, language).sentence,
      invitation.what.join(' '),
      invitation.seat(nameOf(calm, envelope.seat ?? 0))
    ],
    go: invitation.open,
    after: [invitation.once, mailWords[language].keep]
  })
}

/** To an address that somebody gave at a seat: nothing more is sent there before its owner has said yes. */
export function confirmMail(asked: Asked): Letter {
  const { envelope, language } = asked
  const { confirm } = mailWords[language]
  const calm = withOrdinaryNames(envelope, language)
  return letter(asked, {
    lead: confirm.lead,
    before: [confirm.what(nameOf(calm, envelope.seat ?? 0), subjectOf(calm, language)), confirm.act],
    go: confirm.open,
    after: [confirm.otherwise]
  })
}

/** To the seat's own address: its link, for whoever holds it on another device, or has lost it. */
export function linkMail(asked: Asked): Letter {
  const { keep, link: words, open } = mailWords[asked.language]
  return letter(asked, {
    lead: words.lead,
    before: [words.what],
    go: open,
    after: [words.otherwise, keep]
  })
}

/** To a seat whose host would like to give it to somebody else. */
export function handoverMail(asked: Asked): Letter {
  const { keep, handover, open } = mailWords[asked.language]
  return letter(asked, {
    lead: handover.lead,
    before: [handover.what, handover.act],
    go: open,
    after: [keep]
  })
}

interface Content {
  readonly lead: string
  readonly before: readonly string[]
  /** What the button says. */
  readonly go: string
  readonly after: readonly string[]
}

function letter({ envelope, link, unsubscribe, language }: Asked, { lead, before, go, after }: Content): Letter {
  const subject = subjectOf(envelope, language)
  const page = { subject, lead, unsubscribe, promise: promise(envelope, language), language }
  const children = (
    <>
      {before.map(sentence => (
        <Paragraph>{sentence}</Paragraph>
      ))}
      <Go href={link}>{go}</Go>
      <End />
      {after.map(sentence => (
        <Soft>{sentence}</Soft>
      ))}
    </>
  )
  const stop = `${mailWords[language].stop}\n${unsubscribe}`
  const text = [lead, ...before, `${go}\n${link}`, '--', ...after, stop, page.promise].join('\n\n')
  return { subject, text: `${text}\n`, html: letterHtml({ ...page, children }) }
}
