import type { MailboxWords } from '../en/mailbox.ts'

export const words: MailboxWords = {
  title: 'Lokaler Briefkasten',
  hint: 'Was alle per Mail bekämen. Nichts verlässt diesen Rechner.',
  empty: 'Noch keine Mail. Eröffne eine Partie mit einer Adresse an einem Platz und schau wieder vorbei.',
  everybody: 'Alle',
  back: 'Alle Mails',
  pick: 'Wähl eine Mail, um sie zu lesen.',
  from: 'Von',
  to: 'An',
  subject: 'Betreff',
  date: 'Datum',
  formatted: 'Gestaltet',
  plain: 'Als reiner Text',
  headers: 'Kopfzeilen',
  answer: 'Antworten, wie aus einem Mailprogramm',
  send: 'Senden',
  whole: 'Wie sie verschickt würde (.eml)'
}
