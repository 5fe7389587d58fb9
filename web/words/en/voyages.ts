/** What is said, by the server alone, of the matches that a crew has played. */
export const words = {
  title: 'Your matches together',
  none: 'No match that you have finished together yet.',
  kept: 'Counted are your last fifty matches, each opened “once more” after the other. Only the seats of this crew see this, and a match that is deleted counts no more.',
  you: 'You',
  crew: (names: string, matches: number, won: number | null, stopped: number) =>
    [
      `${names}: ${matches === 1 ? 'one match' : `${matches} matches`}`,
      ...(won === null ? [] : [`${won} won`]),
      ...(stopped ? [`${stopped} stopped early`] : [])
    ].join(', '),
  won: (setup: string, won: number, of: number) => `${setup}: won ${won} of ${of}.`,
  against: (setup: string, of: number, firsts: string) =>
    `${setup}: ${of === 1 ? 'one match' : `${of} matches`}${firsts && `; first: ${firsts}`}.`,
  times: (name: string, times: number) => `${name} ${times}×`,
  back: 'To the table'
}

export type VoyagesWords = typeof words
