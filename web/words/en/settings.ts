export const words = {
  rules: 'The rules of this match',
  notes: 'Private notes',
  notesHint: 'Only this seat sees them.',
  save: 'Save',
  saved: 'Saved.',
  unsaved: 'Not saved: the network is away. Try again in a moment.',
  settings: 'Settings of this seat',
  language: 'Language',
  zone: 'Time zone',
  settleAtOnce: 'What I confirm is final at once, with no time to take it back',
  mail: 'Mail when it is my turn',
  mailHint: 'Empty the field and save to get none.',
  mailStates: {
    waiting: 'We are about to write to this address. Mail begins when you have answered yes there.',
    asked: 'We have written to this address. Mail begins when you have answered yes there.',
    confirmed: 'This address gets your mail.',
    stopped:
      'This address has asked us for no more mail, so none is sent. Its owner can undo that with the link at the foot of any mail of ours.',
    refused: 'For now nothing more is sent to this address: it has had as many mails as one may get from us.',
    failed: 'Our last mail did not get through to this address. Look whether it is right, then save it again.'
  },
  device: 'Show on my other device',
  deviceHint:
    'The camera of the other device reads this code and opens your seat there. Whoever has your link has your seat, so show it to nobody else.',
  code: 'Show the code',
  watch: 'A link for watching',
  watchHint: 'Shows the table and nobody’s hand: good to share.',
  copy: 'Copy',
  copied: 'Copied.'
}

export type SettingsWords = typeof words
