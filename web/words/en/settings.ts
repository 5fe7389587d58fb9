import { dayIn } from '../day.ts'
import { isolated } from '../isolated.ts'
import { words as promise } from './promise.ts'

export const words = {
  promise,
  rules: 'The rules of this match',
  notes: 'Private notes',
  notesHint: 'Only this seat sees them.',
  save: 'Save',
  saved: 'Saved.',
  unsaved: 'Not saved: there is no connection. Try again in a moment.',
  settings: 'Settings of this seat',
  language: 'Language',
  zone: 'Time zone',
  settleAtOnce: 'What I confirm is final at once, with no time to take it back',
  silence: {
    heading: 'If I do not play for long',
    wait: 'the others wait for me',
    plan: 'my plan is played',
    autopilot: 'an autopilot plays that turn for me',
    hint: 'After twice as long as a turn is meant to take; with no set pace nobody ever plays for you. A plan is kept until then and not played before; if you have none, the others wait. The autopilot knows no more than you do. Whatever is played is told in the log, and from the next turn on you play again.'
  },
  sorting: {
    heading: 'My hand',
    hint: 'Choose a card and move it. Only this device keeps the order, for this match.',
    sort: 'Sort',
    asDrawn: 'As drawn',
    left: 'Move left',
    right: 'Move right',
    lies: (card: string, place: number, cards: number) => `${card}: place ${place} of ${cards}`
  },
  sounds: 'Soft sounds on this device: a move, your turn, the end',
  helps: {
    hints: 'Hints for a first match on this device',
    doubts: 'Warn me on this device before a doubtful move'
  },
  mail: 'Email when it is my turn',
  mailHint: 'To get none, clear the field and save.',
  mailStates: {
    waiting: 'We are about to write to this address. Emails begin once you have said yes there.',
    asked: 'We have written to this address. Emails begin once you have said yes there.',
    confirmed: 'Your emails go to this address.',
    stopped:
      'This address has asked us for no more mail, so none is sent. The link at the foot of any email from us undoes that.',
    refused: 'For now nothing more is sent to this address: it has had as many emails from us as it may get.',
    failed: 'Our last email did not reach this address. Check that it is right, then save it again.',
    'by-us': 'We cannot send email just now. Nothing is wrong with this address: what is due leaves as soon as we can.'
  },
  lend: {
    heading: 'Lend my seat',
    hint: 'Somebody else plays for you by a link of their own, with all that is yours in the game. They see neither your notes nor these settings, and cannot give the seat away. Everybody is told that it is lent and what your guest plays. You can play too, still get your mail, and take the seat back at any time.',
    to: 'To whom',
    until: 'Until the end of',
    do: 'Lend my seat',
    now: (to: string, day: string) => `Lent to ${isolated(to)} until ${dayIn('en', day)}. This link is for your guest:`,
    link: (to: string) => `The link for ${to}`,
    back: 'Take it back'
  },
  parting: {
    heading: 'Stop or leave',
    stop: {
      summary: 'Stop the match …',
      text: 'You say that you would like to stop. Once everybody has said so, the match is over; whoever says nothing has not agreed. You can take it back, and whoever plays on no longer agrees.',
      agreed: (names: string) => `Agreed so far: ${names}.`,
      already: 'You have agreed to stop. Play on, and you no longer do.',
      do: 'I would like to stop'
    },
    resign: {
      summary: 'Resign …',
      text: 'The match is over, and you come last. You can take it back until it is final.',
      do: 'I resign'
    },
    leave: {
      summary: 'Leave this seat …',
      text: 'Your link stops at once, on every device, and no more mail comes. The seat stays as it is, and waits for somebody else; your notes are deleted, and an action that is not final yet is taken back. Everybody sees that you left, and if they agree to stop, you do not stand in their way.',
      do: 'Leave the seat'
    },
    close: {
      summary: 'Close the record …',
      text: 'Then only the links of this match show it. That is for good.',
      do: 'Close the record'
    },
    host: {
      text: 'You opened this match. Should you lose your host’s link, it comes to your confirmed address with that of your seat.',
      do: 'Send me my links'
    }
  },
  told: {
    heading: 'When I am told',
    quiet: 'Leave me in peace from',
    until: 'until',
    never: 'never',
    daily: 'Only once a day',
    eachTurn: 'no, at each turn',
    at: (time: string) => `at ${time}`,
    gathered: 'Together with my other matches that do so, as one email to this address',
    backOn: 'Away, and back on',
    backOnHint: 'On that day you hear of what waits for you then.',
    paused: 'Nothing about this match for now',
    sent: 'What you were sent',
    nothing: 'Nothing so far.',
    ways: { mail: 'Email', push: 'Push', webhook: 'Webhook' },
    abouts: {
      invitation: 'your invitation',
      confirm: 'the question whether we may write to you',
      link: 'the link to your seat',
      handover: 'your host’s question about this seat',
      answer: 'what came of your answer',
      'goes-on': 'how your turn goes on',
      turn: 'your turn',
      reminder: 'a reminder',
      last: 'the last reminder',
      over: 'the end of the match',
      nudge: 'a nudge from the host',
      still: 'the question whether it is still played',
      woken: 'that the match is awake again',
      again: 'that another match was opened',
      untaken: 'that a match without players is soon deleted',
      deleted: 'that the match was deleted',
      plan: 'a plan that was played'
    },
    receipt: (what: string, came: string) => `${what}: ${came}`,
    next: (what: string, when: string) => `Next, on ${when}: ${what}`,
    states: {
      sent: (when: string) => `sent on ${when}`,
      trying: (when: string) => `has not got through since ${when}; we keep trying`,
      'by-us': (when: string) => `could not be sent since ${when}, through a fault of ours; we keep trying`,
      'given-up': (when: string) => `has not got through since ${when}, and was given up`,
      refused: (when: string) => `was refused on ${when}. Set it up again`,
      withheld: () => 'was not sent: what was asked before has not been answered'
    }
  },
  reach: {
    devices: 'On my devices',
    devicesHint:
      'A short note when it is your turn, even while Slow Boat is closed; it shows no card. On an iPhone or iPad, first put Slow Boat on the home screen.',
    none: 'No device yet.',
    gone: (when: string) => `no longer there since ${when}: add it again on that device, or remove it`,
    failed: 'This has been refused, and nothing more is sent there. Set it up anew, or try a test.',
    here: 'Tell me on this device',
    denied: 'This browser does not let us. Allow notifications for this site in its settings, then try again.',
    forget: 'Remove',
    webhook: 'In a channel',
    kind: 'Service',
    program: 'A program (JSON)',
    address: 'Address of the webhook',
    token: 'Access token (Matrix needs one)',
    webhookHint:
      'Others may read along there, so it says whose turn it is and shows no card and no link to your seat. For Matrix: https://, the server, / and the id of the room.',
    now: (kind: string, shown: string) => `Now: ${kind}, ${shown}`,
    stop: 'Stop',
    feed: 'In my calendar or feed reader',
    feedHint:
      'It says when you are awaited and shows no card. Whoever has its address can read that, and do nothing else.',
    on: 'Give me an address',
    fresh: 'Another address',
    calendar: 'Calendar (ICS)',
    atom: 'Feed (Atom)',
    test: 'Send me a test',
    tried: {
      sent: () => 'The test has been accepted.',
      busy: (why: string) => `The test could not be delivered just now (${why}). Try again later.`,
      'by-us': (why: string) =>
        `We could not send the test just now (${why}). That is a fault of ours, not yours. Try again later.`,
      refused: (why: string) => `The test was refused (${why}). Set it up again.`
    }
  },
  back: 'Back to the seat',
  device: 'Show on my other device',
  deviceHint:
    'The camera of the other device reads this code and opens your seat there. Whoever has your link has your seat, so show it to nobody else.',
  code: 'Show the code',
  watch: 'A link for watching',
  watchHint: 'Shows the table and nothing that is hidden: good to share.',
  copy: 'Copy',
  copied: 'Copied.'
}

export type SettingsWords = typeof words
