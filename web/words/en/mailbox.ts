export const words = {
  title: 'Local mailbox',
  hint: 'What every player would get by email. Nothing leaves this machine.',
  empty: 'No mail yet. Open a match with an address at a seat, then look here again.',
  everybody: 'Everybody',
  back: 'All mail',
  pick: 'Choose an email to read.',
  from: 'From',
  to: 'To',
  subject: 'Subject',
  date: 'Date',
  formatted: 'As an email',
  plain: 'As plain text',
  headers: 'Headers',
  answer: 'Answer it, as from a mail program',
  send: 'Send',
  whole: 'As it would be sent (.eml)'
}

export type MailboxWords = typeof words
