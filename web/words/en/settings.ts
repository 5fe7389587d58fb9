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
  confirmed: 'This address gets your mail.',
  unconfirmed: 'We have written to this address. Mail begins when you have answered yes there.',
  device: 'Play on another device',
  deviceHint: 'Open this same page there. Whoever has this link has your seat, so keep it to yourself.',
  watch: 'A link for watching',
  watchHint: 'Shows the table and nobody’s hand: good to share.',
  copy: 'Copy',
  copied: 'Copied.'
}

export type SettingsWords = typeof words
