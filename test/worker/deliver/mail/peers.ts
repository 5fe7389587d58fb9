import { inject } from 'vitest'
import type { Kept } from '../../../peers/given.ts'
import { writeMessage } from '../../../../worker/deliver/mail/index.ts'
import type { Message } from '../../../../worker/deliver/mail/message.ts'

/** The servers that the tests send mail to. */
export const peers = inject('peers')

export async function kept(): Promise<Kept> {
  return (await fetch(peers.kept)).json()
}

/** A message with all that is hard to carry: long lines, accents, lines that begin with a dot or end with a space. */
export function hardMessage(to: string, from = 'post@boat.example'): Message {
  return writeMessage({
    origin: 'https://boat.example',
    from,
    to,
    replyTo: `${'a2'.repeat(26)}@boat.example`,
    match: '00112233445566778899',
    seat: 2,
    language: 'fr',
    unsubscribe: `https://boat.example/s/${'AbC-_'.repeat(8)}`,
    letter: { subject: HARD.subject, text: HARD.text, html: HARD.html }
  })
}

export const HARD = {
  subject: 'Tranquility avec Zoé, Jörg „der Große“, 海 et Łukasz — une partie à cinq 🛶🛶',
  text: `À toi de jouer = maintenant.\n.\n..deux points\nFrom ici\nune espace à la fin \n${'long '.repeat(60)}\n=C3=A9 🛶\n`,
  html: `<!doctype html><p style="a=b">${'À toi de jouer 🛶 '.repeat(80)}</p>\n.\n`
}
