import type { ComponentChildren } from 'preact'
import type { Language } from '../../schema/languages.ts'
import type { Assets } from '../assets.ts'
import { htmlDocument, type Written } from '../document.tsx'
import { Frame } from '../frame.tsx'
import { mailboxWords } from '../words/index.ts'
import { locale } from '../words/locale.ts'

/** A message in the list. */
export interface Listed {
  readonly id: number
  readonly at: number
  readonly to: string
  readonly subject: string
}

/** A message with all that was sent. */
export interface Kept extends Listed {
  readonly from: { readonly name: string; readonly email: string }
  /** Where an answer goes; null where nobody reads one. */
  readonly replyTo: string | null
  readonly text: string
  readonly headers: { readonly [name: string]: string }
}

export interface Mailbox {
  /** The newest first. */
  readonly messages: readonly Listed[]
  /** Whose mail is shown; everybody's where nobody is named. */
  readonly to: string | undefined
  readonly language: Language
  readonly assets: Assets
}

export function mailboxPage(mailbox: Mailbox): Written {
  const words = mailboxWords[mailbox.language]
  return page(mailbox, words.title, <p class="soft pick">{mailbox.messages.length > 0 ? words.pick : words.empty}</p>)
}

export function mailboxMessagePage({ message, ...mailbox }: Mailbox & { readonly message: Kept }): Written {
  return page(mailbox, message.subject, <Message message={message} language={mailbox.language} />, message.id)
}

function page(mailbox: Mailbox, title: string, reading: ComponentChildren, open?: number): Written {
  const { language, assets } = mailbox
  const words = mailboxWords[language]
  return htmlDocument({
    title,
    language,
    assets,
    style: 'mailbox/mailbox.css',
    children: (
      <Frame language={language}>
        <main class={open === undefined ? 'mailbox' : 'mailbox reading'}>
          <nav aria-label={words.title}>
            {open === undefined ? <h1>{words.title}</h1> : <h2>{words.title}</h2>}
            <p class="soft">{words.hint}</p>
            <Filter {...mailbox} />
            <Messages {...mailbox} open={open} />
          </nav>
          <article>{reading}</article>
        </main>
      </Frame>
    )
  })
}

function Filter({ messages, to, language }: Mailbox) {
  const addresses = [...new Set(messages.map(message => message.to))].sort()
  const choices = [undefined, ...addresses]
  return (
    <ul class="whose">
      {choices.map(address => (
        <li>
          <a href={`/dev/mail${whose(address)}`} aria-current={address === to ? 'true' : undefined}>
            {address ?? mailboxWords[language].everybody}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Messages({ messages, to, language, open }: Mailbox & { readonly open: number | undefined }) {
  return (
    <ol class="messages">
      {messages
        .filter(message => to === undefined || message.to === to)
        .map(({ id, at, to: address, subject }) => (
          <li>
            <a href={`/dev/mail/${id}${whose(to)}`} aria-current={id === open ? 'page' : undefined}>
              <b>{address}</b>
              <span>{subject}</span>
              <Moment at={at} language={language} />
            </a>
          </li>
        ))}
    </ol>
  )
}

function Message({ message, language }: { message: Kept; language: Language }) {
  const words = mailboxWords[language]
  return (
    <>
      <p class="back">
        <a href="/dev/mail">{words.back}</a>
      </p>
      <h1>{message.subject}</h1>
      <dl>
        <dt>{words.from}</dt>
        <dd>{`${message.from.name} <${message.from.email}>`}</dd>
        <dt>{words.to}</dt>
        <dd>{message.to}</dd>
        <dt>{words.date}</dt>
        <dd>
          <Moment at={message.at} language={language} />
        </dd>
      </dl>
      <iframe
        src={`/dev/mail/${message.id}/html`}
        title={words.formatted}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      {message.replyTo !== null && (
        <form method="post" action={`/dev/mail/${message.id}/answer`}>
          <label for="text">{words.answer}</label>
          <textarea id="text" name="text" rows={3} required />
          <button>{words.send}</button>
        </form>
      )}
      <details>
        <summary>{words.plain}</summary>
        <pre>{message.text}</pre>
      </details>
      <details>
        <summary>{words.headers}</summary>
        <dl class="headers">
          {Object.entries({ ...(message.replyTo && { 'Reply-To': message.replyTo }), ...message.headers }).map(
            ([name, value]) => (
              <>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </>
            )
          )}
        </dl>
      </details>
      <p>
        <a href={`/dev/mail/${message.id}/eml`} download>
          {words.whole}
        </a>
      </p>
    </>
  )
}

function Moment({ at, language }: { at: number; language: Language }) {
  const format = new Intl.DateTimeFormat(locale(language), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)} UTC</time>
}

function whose(to: string | undefined): string {
  return to === undefined ? '' : `?to=${encodeURIComponent(to)}`
}
