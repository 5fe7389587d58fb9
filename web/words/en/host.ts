import { dayIn } from '../day.ts'
import { paces } from './paces.ts'
import { unproven } from './unproven.ts'

export const words = {
  title: (game: string) => `Links for ${game}`,
  opened: 'Your match is open',
  openedText: 'Send each friend their own link. Whoever holds a link holds the seat, so send it to nobody else.',
  sealedText: 'Send each friend their own link. It is an invitation: whoever follows it first can take the seat.',
  seen: {
    open: 'Anyone with a seat’s link can play it, you too: all the links are here.',
    sealed:
      'Whoever takes a seat gets a link that nobody else has. What the seat sees is shown to nobody else, not even to you.'
  },
  running: 'Your match',
  over: 'The match is over',
  again: 'Once more, with everybody',
  next: 'To the next match',
  record: 'See how it went',
  toYourSeat: (name: string) => `To your seat, ${name}`,
  paces,
  seats: 'The seats',
  taken: 'At the table',
  takenSince: (day: string) => `At the table since ${day}`,
  free: 'Not here yet',
  yours: 'Your own seat',
  unreached: (when: string) => `Not reached since ${when}: that can be put right at the seat, in its settings.`,
  unreachedByUs: (when: string) =>
    `Not told since ${when}, through a fault of ours. It is made up for as soon as we can send again.`,
  unproven,
  unprovenSeat: 'Has not confirmed yet how they can be told.',
  sealedLink: (name: string) => `Only ${name} has the link to this seat.`,
  byOthers: (name: string) =>
    `${name} no longer sits here. You play against each other, so whoever takes this seat is chosen by all the others together, at their seats.`,
  untaken: (day: string) =>
    `Nobody has taken a seat yet. If nobody does by ${day}, the match is deleted; other matches never are.`,
  invited: {
    waiting: (name: string) => `We are emailing ${name} now.`,
    byDay: (name: string) => `It is night there: we email ${name} in the morning.`,
    'by-us':
      'We cannot send email just now, through no fault of this address. The invitation leaves as soon as we can; or pass this link on yourself.',
    sent: (day: string) => `An invitation was sent to its email address on ${day}; nobody has answered it so far.`,
    outdated: 'Its invitation was sent with the old link. Please pass this one on yourself.',
    shared: (seat: number, name: string) =>
      `Its email address is the same as that of seat ${seat} (${name}), and gets only one invitation. Please pass this link on yourself.`,
    stopped:
      'Its email address has asked us for no more mail, so it gets no invitation. Please pass this link on yourself.',
    refused:
      'Its email address has had as many emails from us as it may get for now, so it gets no invitation. Please pass this link on yourself.',
    failed: 'No invitation got through to its email address. Please pass this link on yourself.'
  },
  pilot: {
    cat: 'The ship’s cat plays here: an autopilot that knows what this seat may know, and nothing else.',
    plays: 'An autopilot plays here, until somebody takes the helm.',
    on: 'Let an autopilot play',
    off: 'No autopilot any more',
    isOn: (name: string) =>
      `An autopilot plays for ${name} now. With their link, they can take the helm again at any time.`,
    isOff: (name: string) => `Nobody plays for ${name} any more.`
  },
  inviteAgain: 'Invite again',
  invitedAgain: 'Another invitation is on its way.',
  linkOf: (name: string) => `Link for ${name}`,
  open: 'Open',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  code: 'QR code',
  codeOf: (name: string) => `QR code of the link for ${name}`,
  invitation: (name: string) => `${name}, here is your seat. Play whenever it suits you:`,
  renew: 'New link …',
  renewOf: (name: string) => `New link for ${name} …`,
  handover: {
    asked: (name: string) => `${name} is asked, at the seat and by email if there is an address.`,
    waiting: (name: string, day: string) =>
      `${name} has been asked for this seat. Without an answer or a visit, it can have a new link from ${day}.`,
    rival: (name: string) =>
      `${name} has been asked for this seat. You play against each other, so it can have a new link only once they agree. If they stay away for long, all the others decide together, at their seats.`,
    agreed: (name: string) => `${name} agrees: this seat can have a new link.`,
    refused: (name: string) => `${name} would like to keep this seat.`
  },
  chosen: (label: string, value: string) => `${label}: ${value}`,
  facts: (players: number) => (players === 1 ? 'alone' : `${players} players`),
  waiting: (names: string, day: string) => `Waiting for ${names} since ${day}.`,
  asleep: (day: string) => `Asleep since ${day}: nobody is written to. Whoever plays wakes it, and so can you.`,
  wake: 'Wake the match',
  agreed: (names: string) => `${names} would like to stop. Once everybody agrees, the match is over.`,
  left: (day: string) => `Left on ${day}; the seat waits for somebody else`,
  lent: (to: string | null, day: string) => `Lent${to === null ? '' : ` to ${to}`} until ${dayIn('en', day)}`,
  itsLink: 'Link to this seat',
  told: {
    heading: 'What was sent here',
    ways: { mail: 'Email', push: 'Device', webhook: 'Channel' },
    abouts: {
      invitation: 'invitation',
      confirm: 'question whether we may write',
      link: 'link to the seat',
      handover: 'question about the seat',
      answer: 'what came of an answer',
      'goes-on': 'how a turn goes on',
      turn: 'your turn',
      reminder: 'reminder',
      last: 'last reminder',
      over: 'end of the match',
      nudge: 'nudge',
      still: 'still played?',
      woken: 'awake again',
      plan: 'plan played',
      again: 'another match',
      untaken: 'soon deleted: no seat taken',
      deleted: 'deleted'
    },
    states: {
      sent: (day: string) => `sent on ${day}`,
      trying: (day: string) => `not through since ${day}; we keep trying`,
      'by-us': (day: string) => `not sent since ${day}, through a fault of ours; we keep trying`,
      'given-up': (day: string) => `not through since ${day}; given up`,
      refused: (day: string) => `refused on ${day}`,
      withheld: () => 'not sent'
    }
  },
  nudge: {
    do: 'Nudge',
    of: (name: string) => `Nudge ${name}`,
    done: (day: string) => `Nudged on ${day}; again after a day.`
  },
  give: {
    summary: 'Give this seat to somebody else …',
    text: 'They get a new link, and the seat as it stands. The old link stops at once; private notes, email address and an action that is not final yet go with whoever sat here. Everybody is told.',
    byMail:
      'Here some play against others, so nobody at the table gets this link: we email it to somebody who has not played here. The ship’s cat plays on until they come.',
    asks: (name: string) =>
      `Here some play against others, so ${name} is asked first. The seat can be given away once they agree, or if they stay away for seven days.`,
    asksRival: (name: string) =>
      `Here some play against others, so the seat can be given away only once ${name} agrees. If ${name} stays away for long, all the others decide together, at their seats.`,
    name: 'Name',
    address: 'Email (if you like)',
    addressNeeded: 'Email',
    do: 'Give the seat',
    ask: 'Ask for the seat'
  },
  match: {
    heading: 'This match',
    pace: 'Pace',
    change: 'Change',
    export: {
      summary: 'Take it along as a file …',
      running: 'A JSON file with all that a watcher may see: nothing that is hidden, no link and no address.',
      over: 'A JSON file with the whole match and its proof: no link and no address.',
      do: 'Download'
    },
    end: {
      summary: 'Stop the match …',
      text: 'It is over at once for everybody and counts as stopped. The record opens, with every card face up. There is no way back.',
      agreement:
        'Here some play against others, so they stop it themselves: each says so at their seat under “Notes, settings”, and once all have, it is over.',
      do: 'Stop it for everybody'
    },
    close: {
      summary: 'Close the record …',
      text: 'Then only the links of this match show it, and its address nobody else. That is for good.',
      closed: (day: string) => `Closed on ${day}: only the links of this match show the record.`,
      do: 'Close the record'
    },
    delete: {
      summary: 'Delete the match for good …',
      text: 'Cards, log, what was said, private notes, names, addresses and every link go, for all who play. Everybody who gets messages from us is told. Nobody can bring it back, not even we.',
      sure: 'Yes, everything of this match',
      do: 'Delete for good'
    }
  },
  curl: 'From a terminal, with this link: do is nudge, invite or give (each with seat, counted from 0; give with name), pace, address (with address; without it, none is kept), wake, end, close, export or delete (with sure=1).',
  watcher: {
    name: 'anyone who watches',
    heading: 'For watching',
    text: 'This link shows the table and nothing that is hidden. Send it to anyone who would like to look on.'
  },
  host: {
    name: 'you as host',
    heading: 'For you alone',
    text: 'This link leads back to this page, with every link on it. Keep it, and give it to nobody else.',
    back: 'Should you lose it, you can have it emailed to the confirmed address of your own seat: ask there, or where an old link of yours leads.'
  },
  mail: {
    heading: 'My email address, should I lose this link',
    hint: 'Besides, we write there only before we delete a match in which nobody ever took a seat. To have none, clear the field and save.',
    save: 'Save',
    states: {
      waiting: 'We are about to write to this address. It is good for your link once you have said yes there.',
      asked: 'We have written to this address. It is good for your link once you have said yes there.',
      confirmed:
        'Your link comes to this address when you ask for it: where an old link of yours leads, or where the match is watched.',
      stopped:
        'This address has asked us for no more mail, so none is sent. The link at the foot of any email from us undoes that.',
      refused: 'For now nothing more is sent to this address: it has had as many emails from us as it may get.',
      failed: 'Our last email did not reach this address. Check that it is right, then save it again.',
      'by-us':
        'We cannot send email just now. Nothing is wrong with this address: what is due leaves as soon as we can.'
    }
  },
  dialog: {
    heading: (name: string) => `A new link for ${name}?`,
    text: 'The old link stops at once, on every device. The seat stays as it is, but without its email address and an action that is not final yet. Everybody at the table sees that its link was replaced.',
    invitation: 'The old invitation stops at once, on every device. Everybody at the table sees that it was replaced.',
    asks: 'This seat is taken and nobody else has its link, so whoever sits there is asked first. The link can be replaced once they agree, or if they stay away for seven days.',
    asksRival:
      'This seat is taken, and here some play against others. The link can be replaced only once whoever sits there agrees.',
    vacates:
      'The old link stops at once, on every device. The new one invites somebody else: they get the seat as it is, but not the private notes, the email address or an action that is not final yet. Everybody at the table sees that the link was replaced.',
    cat: 'The ship’s cat leaves this seat. The new link invites somebody else: they play on in its place.',
    watcher: 'The old link stops at once, for everybody who watches. Every seat is shown the new one.',
    host: 'The old link stops at once, on every device. This page moves to a new address: keep it.',
    ask: 'Ask for the seat',
    yes: 'Replace the link',
    no: 'Leave it'
  },
  renewed: (name: string) => `This is the new link for ${name}. The old one no longer opens anything.`,
  slow: 'This is taking long. It may still arrive.',
  failed: 'No answer came. It may have been done all the same: open this page again to see.'
}

export type HostWords = typeof words
