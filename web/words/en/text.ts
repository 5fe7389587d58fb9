import { prove, unproven } from './unproven.ts'

export const words = {
  yourTurn: (name: string) => `It is your turn, ${name}.`,
  waiting: (names: string) => `Waiting for ${names}.`,
  since: (moment: string) => `Since ${moment}.`,
  unproven,
  prove,
  watching: 'You are watching: what is hidden stays so until the match is over.',
  kept: (name: string) => `This seat is kept for ${name}, and is not taken yet.`,
  draft: (line: string) => `You have confirmed ${line}, and may still take it back.`,
  settles: (time: string) => `At ${time} it becomes final by itself.`,
  over: 'The match is over.',
  restored: (moment: string) =>
    `The match had to be restored from its copy of ${moment}: what came after it is lost, and so is what was planned.`,
  hand: (called: string, cards: string) => `${called}: ${cards}.`,
  news: 'Since you were here',
  talk: 'What was said',
  quote: (name: string, text: string) => `${name}: “${text}”`,
  player: (name: string, facts: string) => `${name}: ${facts}`,
  can: 'What you can do',
  act: 'To do one of these, send its number or any other line, or several, separated by “;”:',
  pay: 'For each _ choose what you give, and put it after the number, as in',
  plan: 'To plan your next turn, send the lines that you would play, the best first, each with what you would give for it, if it costs anything; “plan none” withdraws it:',
  moved: 'This is your own link now. Nobody else has it, and the invitation no longer opens anything: keep it.',
  take: 'To take it:',
  undo: 'To take it back:',
  done: 'To make it final now:',
  wake: 'To wake it:',
  leave: 'To agree to stop here, or to leave this seat:',
  again: 'To open another match with the same people:',
  next: 'Your seat in the next match:',
  record: 'The whole match, every card face up:',
  data: 'The same as data, for programs of your own:'
}

export type TextWords = typeof words
