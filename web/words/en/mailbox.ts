export const words = {
  title: 'Local mailbox',
  hint: 'What every player would get by mail. Nothing leaves this machine.',
  empty: 'No mail yet. Open a match with an address at a seat, and look here again.',
  everybody: 'Everybody',
  back: 'All mail',
  pick: 'Choose a mail to read it.',
  from: 'From',
  to: 'To',
  subject: 'Subject',
  date: 'Date',
  formatted: 'As a mail',
  plain: 'As plain text',
  headers: 'Headers'
}

export type MailboxWords = typeof words
