import { dayIn } from '../day.ts'
import { paces } from './paces.ts'
import { prove, unproven } from './unproven.ts'
import { standIn } from './stand-in.ts'

export const words = {
  lifeless: 'Nothing happens when you tap? Go on with a simpler page.',
  outdated: 'That suggestion came too late: the table has changed since then.',
  since: (when: string) => `since ${when}`,
  restored: (when: string) => `Restored from the copy of ${when}: what came after it is lost, and so are plans.`,
  handover: {
    asked:
      'Your host, or others who hear that your link is lost, would like to give this seat a new link. Yours would then no longer open it. If you do not come here for seven days, the seat may be given away without you.',
    rival:
      'Are you still there? Somebody asks about this seat. As long as you come here, nobody gets it without your word.',
    agreed:
      'You have agreed that somebody else may have this seat. It stays yours until your host gives it a new link.',
    agree: 'I agree',
    refuse: 'I’m staying'
  },
  happened: {
    left: (name: string) => `${name} has left the table. The seat stays as it is, and waits for somebody else.`,
    given: (from: string, to: string) => `${from}’s seat is ${to}’s from now on.`,
    link: (name: string) => `${name}’s seat has a new link.`,
    lent: (name: string, to: string | null, day: string) =>
      `${name} lent the seat${to === null ? '' : ` to ${to}`} until ${dayIn('en', day)}.`,
    'taken-back': (name: string) => `${name} took the seat back.`,
    lost: (name: string) => `${name} has lost the link, somebody says.`,
    vouched: (name: string) => `${name} has a new link: the others vouched.`,
    absent: (name: string) => `${name} is said to be away.`,
    decided: {
      autopilot: (name: string) => `${name} stays away. All the others have decided: an autopilot plays.`,
      end: (name: string) => `${name} stays away. All the others have decided to end the match.`
    },
    pace: (pace: string) => `The pace from now on: ${pace}.`,
    asleep: 'Nobody had touched the match for long, so it fell asleep.',
    woken: (who: string | null) => `${who ?? 'The host'} woke the match.`,
    closed: (who: string | null) => `${who ?? 'The host'} closed the record: only the links of this match show it now.`,
    again: (who: string | null) => `${who ?? 'The host'} opened another match with the same people.`
  },
  lent: (to: string | null, day: string) => `lent${to === null ? '' : ` to ${to}`} until ${dayIn('en', day)}`,
  guest: (name: string, day: string) => `You play for ${name} until ${dayIn('en', day)}.`,
  guestMeans: (name: string) => `What you play is told as a guest’s. Notes and settings stay with ${name}.`,
  vouch: {
    asked: (name: string, vouched: number, needed: number) =>
      `${name}’s link is said to be lost. So far ${vouched} of ${needed} vouch for a new one.`,
    from: (when: string) =>
      `Until ${when}, the seat itself may still answer; after that, one of you vouches once more.`,
    do: 'I vouch',
    undo: 'I no longer vouch',
    passOn: (name: string) => `The new link for ${name}. Pass it on: it is good for taking the seat once.`,
    mine: 'I have lost my link …',
    theirs: 'Somebody has lost their link …',
    whose: 'Which seat',
    send: 'Email me my link',
    host: 'I am the host: email me my link',
    ask: 'Ask the others',
    sends: 'The email goes to the address that the seat has confirmed, if it has.',
    means: 'The others are told, and most of them must vouch for you.',
    meansHere: 'Everybody is told. Once most of the others vouch, the seat has a new link, which you pass on.'
  },
  absence: {
    report: 'Somebody no longer comes …',
    do: 'Ask at the seat',
    means:
      'Everybody is told, whoever sits there too. If they do not come for twice as long as a turn is meant to take, and 14 days at least, all the others decide together what becomes of the seat.',
    waits: (name: string, when: string) =>
      `${name} is said to be away, and has been told. Until ${when}, everything waits; after that, all the others decide together.`,
    decide: (name: string, voted: number, needed: number) =>
      `${name} is away. What all the others want happens: ${voted} of ${needed} ${voted === 1 ? 'has' : 'have'} voted.`,
    /** By a seat, or by the reader. */
    votes: {
      successor: (who: string | null, name: string, address: string) =>
        `${who ?? 'You'} would like to invite ${name} (${address}).`,
      somebody: (who: string | null) => `${who ?? 'You'} would like to invite somebody new.`,
      autopilot: (who: string | null) => `${who ?? 'You'} would like an autopilot to play.`,
      end: (who: string | null) => `${who ?? 'You'} would like to end the match.`
    },
    accept: (name: string) => `Invite ${name}, too`,
    successor: 'Invite somebody who has not played here',
    name: 'Name',
    address: 'Email: the invitation goes there alone',
    invite: 'Invite',
    autopilot: 'Let an autopilot play',
    end: 'End the match',
    none: 'Take back my vote'
  },
  asleep: (when: string) => `This match has been asleep since ${when}: nobody is written to. Play on, or wake it.`,
  wake: 'Wake it',
  agreed: 'would like to stop',
  left: (when: string) => `left ${when}; the seat waits for somebody else`,
  unproven,
  prove,
  proving: 'When I am told',
  pilots: { cat: 'the ship’s cat, an autopilot', autopilot: 'an autopilot plays' },
  helm: {
    plays: 'An autopilot plays for you: your host has asked it to, as you were silent.',
    take: 'Take the helm again'
  },
  newLink: (when: string) => `new link ${when}`,
  earlier: 'Earlier',
  later: 'Later',
  past: {
    asked: 'Fetching the table as it was …',
    missed: 'The table as it was then did not get through: you see it as it is now.'
  },
  watching: 'You are watching.',
  quiet: 'Nothing has happened yet.',
  you: 'you',
  players: 'Players',
  turn: '▶ to play',
  next: '▷ next',
  last: '◁ played last',
  paces,
  standIn,
  voyages: (before: number) => `Your matches so far: ${before}`,
  dealtBefore: 'The cards are those of a match that is over: its record shows them all.',
  here: (when: string) => `last here ${when}`,
  recently: 'less than an hour ago',
  never: 'not here yet',
  free: 'seat not taken yet',
  unreached: (when: string) => `not reached since ${when}`,
  unreachedHere: (when: string) => `not all that we send you has got through since ${when}`,
  unreachedByUs: (when: string) => `not told since ${when}, through a fault of ours`,
  putRight: '(here you can put right what does not reach you)',
  log: 'What happened',
  older: 'Earlier still',
  say: 'Say something',
  send: 'Send',
  rules: 'Rules of this match',
  recap: (moves: number) => `${moves} moves since your last visit`,
  closer: 'Look closer',
  more: 'Notes, settings, a link to share',
  loading: 'One moment …',
  lost: 'Nothing got through. Try again in a moment.'
}

export type SeatLogWords = typeof words
