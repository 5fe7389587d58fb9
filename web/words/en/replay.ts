/** Going through a match, move by move … */
export const words = {
  replay: 'Replay',
  step: 'Move',
  stepOf: (step: number, steps: number) => `Move ${step} of ${steps}`,
  opening: 'The deal',
  first: 'To the deal',
  back: 'One move back',
  play: 'Play',
  pause: 'Pause',
  on: 'One move forward',
  last: 'To the end',
  keys: 'Keys: ← and → one move, Home and End, space to play.'
}

/** … and what comes of checking it. */
export const checked = {
  RULES: { yes: 'The rules of that day are known here.', no: 'The rules of that day are not known here.' },
  COMMITMENT: { yes: 'The seed keeps the promise.', no: 'The seed breaks the promise.' },
  DEAL: { yes: 'The cards lay as this seed shuffles them.', no: 'The cards did not lie as this seed shuffles them.' },
  LINE: {
    yes: (moves: number) =>
      moves === 1
        ? 'The only move was allowed and did what is recorded here.'
        : `Each of the ${moves} moves was allowed and did what is recorded here.`,
    no: (moves: number) => `${moves === 1 ? 'One move does' : `${moves} moves do`} not do what is recorded here.`
  },
  RESULT: { yes: 'It ends as it must.', no: 'It does not end like this.' }
}

export type ReplayWords = typeof words
export type CheckedWords = typeof checked
