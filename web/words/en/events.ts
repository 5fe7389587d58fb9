import type { Who } from '../../seat/game.ts'

export interface Left {
  readonly seat: number
}

/** What is told in every match, whatever is played. */
export const events = {
  'agreed-to-stop': ({ seat }: Left, who: Who) =>
    who(seat) === null
      ? 'You would like to stop here. Once everybody agrees, the match is over.'
      : `${who(seat)} would like to stop here. Once everybody agrees, the match is over.`,
  resigned: ({ seat }: Left, who: Who) => `${who(seat) ?? 'You'} resigned.`,
  'ended-by-host': () => 'The host has ended the match.'
}

export type CommonEvents = typeof events
