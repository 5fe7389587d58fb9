import type { KeptMail } from '../deliver/mail/mailbox.ts'
import { encodedWords, messageId } from '../deliver/mail/rfc5322.ts'

interface Answer {
  readonly text: string
  readonly at: number
  /** Of the answer, as mail programs make one up. */
  readonly id: string
}

/** An answer to a mail of the local mailbox as a mail program would send it, with the mail quoted below. */
export function writtenAnswer(mail: KeptMail, { text, at, id }: Answer): string {
  const { to, from, replyTo, subject, text: quoted } = mail
  const head = [
    `From: ${to}`,
    `To: ${replyTo ?? from.email}`,
    `Subject: ${encodedWords(`Re: ${subject}`)}`,
    `Date: ${new Date(at).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@mailbox.localhost>`,
    `In-Reply-To: ${messageId(mail, mail)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit'
  ]
  const wrote = `On ${new Date(mail.at).toUTCString()}, ${from.name} wrote:`
  const rows = [text, '', wrote, ...quoted.split('\n').map(row => `> ${row}`)].join('\n').split(/\r?\n/)
  return `${[...head, '', ...rows].join('\r\n')}\r\n`
}
