import type { Brief } from '../../../schema/wire/told.ts'

/** What there is to say on a lock screen, in a channel or a calendar. */
export const words = {
  handover: 'Somebody asks whether another may have your seat.',
  turn: 'It is your turn.',
  reminder: 'It is still your turn.',
  last: 'It is still your turn. This is the last reminder.',
  over: 'The match is over.',
  nudge: 'Your host reminds you: it is your turn.',
  still: 'Nobody has played for long. Is this match still played?',
  woken: 'The match is awake again, and it is your turn.',
  again: 'Another match with the same people has begun.',
  deleted: 'The host has deleted this match.',
  plan: 'Your plan was played.',
  trial: 'This is the test you asked for. It works.'
} satisfies Readonly<Record<Brief | 'trial', string>>

export type BriefWords = { readonly [what in keyof typeof words]: string }
