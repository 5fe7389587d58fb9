export const words = {
  subject: (game: string, names: string) => `${game} with ${names}`,
  game: (game: string) => game,
  alone: (game: string) => `${game} for one`,
  boat: (match: string, boat: string) => `${match} · boat ${boat}`,
  /** Whose turn it is, or that there is none any more. */
  whose: {
    yours: (match: string) => `Your turn: ${match}`,
    others: (names: string, match: string) => `Waiting for ${names}: ${match}`,
    over: (match: string) => `Over: ${match}`
  },
  /** What a mail is about that does not tell of a turn; those that nobody asked for name the game alone. */
  subjects: {
    invitation: (match: string) => `An invitation: ${match}`,
    confirm: (match: string) => `Please confirm your address: ${match}`,
    link: (match: string) => `The link to your seat: ${match}`,
    hostLink: (match: string) => `The link to your host’s page: ${match}`,
    handover: (match: string) => `May your seat be given away? Seven days to answer: ${match}`,
    rival: (match: string) => `Are you keeping your seat? The others wait for your word: ${match}`,
    still: (match: string) => `Still played? ${match}`,
    untaken: (match: string) => `Nobody has come yet, two weeks are left: ${match}`,
    again: (match: string) => `A new match: ${match}`,
    deleted: (match: string) => `Deleted: ${match}`,
    trial: (match: string) => `A test: ${match}`
  },
  /** Where a name reads as something else. */
  player: (seat: number) => `Player ${seat}`,
  open: 'Open my seat',
  /** What the links behind the actions do. */
  prepared: (costs: boolean) =>
    `Each link opens your seat with that action prepared. ${costs ? 'You choose there what to pay with, and nothing' : 'Nothing'} happens until you confirm.`,
  answer: {
    how: 'You can also answer this email: at the top, write a number from the list, or any line like those in brackets. Several, separated by “;” or one below the other, are played in that order.',
    planning:
      'While others play, an answer can plan your next turn: at the top, write “plan” and a line, with “then” between the lines of one turn, or “plan none” to withdraw it.',
    pay: (example: string) => `What you give for it comes after it, as in “${example}”.`,
    all: 'Your answer has been played.',
    some: 'Part of your answer has been played.',
    none: 'Your answer has not been played.',
    nothing: 'No line was found in it: write a number from the list or a line at the very top.',
    played: (said: string, line: string) =>
      said === line ? `“${said}” was played.` : `“${said}” was played as “${line}”.`,
    refused: (said: string, why: string) => `“${said}” was not played: ${why}`,
    plan: 'Your plan has been changed.',
    planned: (plan: string) => (plan === '' ? 'You plan nothing now.' : `Your plan is now “${plan}”.`)
  },
  'goes-on': (name: string) => `Your turn goes on, ${name}.`,
  reminder: (name: string) => `It is still your turn, ${name}.`,
  last: 'We will not mention this turn again. The match waits for you.',
  nudge: (name: string) => `Your host gives you a nudge, ${name}: it is still your turn.`,
  woken: (name: string) => `The match is awake again, ${name}, and it is your turn.`,
  untaken: {
    lead: 'Nobody has taken a seat yet.',
    what: (match: string) => `This is about ${match}, which you opened.`,
    act: 'If nobody takes a seat in the next two weeks, we delete the match. If it is still to be played, send the invitations once more.'
  },
  still: {
    lead: 'Is this match still played?',
    what: (match: string) => `Nobody has touched ${match} for two months.`,
    act: 'Play on, or just have a look at your seat, and it stays awake. Otherwise it falls asleep in two weeks: nothing is lost, nobody is written to any more, and whoever likes can wake it.'
  },
  again: {
    lead: (who: string | null) => `${who ?? 'Your host'} opened another match.`,
    what: (match: string) => `It is ${match}. Everybody sits where they sat before, and your seat is kept.`,
    act: 'You need do nothing until it is your turn. If you would rather not come along, leave the seat there.'
  },
  deleted: {
    lead: 'This match is gone.',
    what: (match: string) => `Its host has deleted ${match}, with its cards, its log and its links.`,
    otherwise: 'There is nothing to do, and this is the last email about it.',
    open: 'To the harbour'
  },
  silence: 'If nothing comes from you, an autopilot plays this turn for you, as you have chosen.',
  planned: 'Your plan was played.',
  ended: 'How it ended',
  onward: 'Once more with the same people',
  record: 'See how it went',
  keep: 'Your link is your seat: whoever has it plays for you. So please do not forward this email.',
  stops: { pause: 'Pause this match', daily: 'Once a day', people: 'Stop these people' },
  stop: 'No more mail from Slow Boat, ever',
  invitation: {
    seat: (name: string) =>
      `A seat is kept for you under the name ${name}. Have a look, try the game, and take it if you like.`,
    open: 'See my seat',
    once: 'If you do not take the seat, no other email comes, at most this invitation again.'
  },
  link: {
    lead: 'Here is the link to your seat.',
    what: 'Somebody, we hope you, asked for it. It opens your seat on any device.',
    host: 'You opened this match too. This link leads to its host’s page, with every link on it; keep it to yourself:',
    otherwise: 'If it was not you, there is nothing to do: nobody else has seen it.'
  },
  hostConfirm: {
    lead: 'Shall the link to the host’s page come here if it is lost?',
    what: (match: string) =>
      `Whoever opened ${match}, we hope you, gave this address for that. Besides, we write here only before a match is deleted in which nobody ever took a seat.`,
    open: 'Yes, keep this address'
  },
  hostLink: {
    lead: 'Here is the link to your host’s page.',
    what: 'Somebody, we hope you, asked for it. Every link of the match is on that page.',
    keep: 'Whoever has it can replace every link. So please do not forward this email.'
  },
  carrying: {
    subject: 'Your matches, on your other devices',
    lead: 'Here is your private link.',
    what: 'Open it on another device, and your matches are there too: those you have now, and those that come.',
    open: 'Bring my matches here',
    otherwise: 'Whoever has it can play all your seats, so please do not forward this email.'
  },
  handover: {
    lead: 'May somebody else have your seat?',
    what: 'Whoever opened this match, or others who hear that your link is lost, would like to give your seat a new link. Yours would then no longer open it.',
    act: 'Agree or refuse at your seat. If you do not come there for seven days, it may be given away without you.',
    rival:
      'Whoever opened this match, or whoever waits for you, asks about your seat. As long as you come there, nobody gets it without your word. If you stay away, the others decide together, after 14 days at the earliest: somebody new takes it, an autopilot plays, or the match ends. None of them sees your hand.',
    stay: 'Say at your seat whether you are staying, or agree that somebody else has it.'
  },
  digest: {
    waiting: (matches: number) => (matches === 1 ? 'A match waits for you' : `${matches} matches wait for you`),
    news: (matches: number) => (matches === 1 ? 'News from a match' : `News from ${matches} matches`),
    others: 'Meanwhile elsewhere',
    record: 'See how it went',
    answer: 'Answer for this match by email',
    apart:
      'An answer to this email itself reaches nobody, since nothing says which match it is for. Each match has its own address for that: at the top, write a number from its list, or any line like those in brackets.',
    short: 'To see the table, open the seat: there are too many matches for one email.',
    why: 'Your matches write to you together, once a day. You can change that at each seat, under “When I am told”.'
  },
  trial: {
    lead: 'It works: this is the test you asked for.',
    what: 'When it is your turn, an email like this one comes here, with the table in it.'
  },
  confirm: {
    lead: 'Shall we write to you when it is your turn?',
    what: (name: string, match: string) => `${name}, who has a seat in ${match}, asked for email at this address.`,
    act: 'If that is you, say yes:',
    open: 'Yes, write to me here',
    otherwise: 'If it is not you, do nothing, and no other email will come.'
  }
}

export type MailWords = typeof words
