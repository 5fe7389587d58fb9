import type { CheckedWords, ReplayWords } from '../en/replay.ts'

/** Going through a match, move by move … */
export const words: ReplayWords = {
  replay: 'Noch einmal ansehen',
  step: 'Zug',
  stepOf: (step, steps) => `Zug ${step} von ${steps}`,
  opening: 'Die Karten sind verteilt',
  first: 'An den Anfang',
  back: 'Einen Zug zurück',
  play: 'Abspielen',
  pause: 'Pause',
  on: 'Einen Zug weiter',
  last: 'Ans Ende',
  keys: 'Tasten: ← und → ein Zug, Pos1 und Ende, Leertaste zum Abspielen.'
}

/** … and what comes of checking it. */
export const checked: CheckedWords = {
  RULES: { yes: 'Die Regeln von damals sind hier bekannt.', no: 'Die Regeln von damals sind hier nicht bekannt.' },
  COMMITMENT: { yes: 'Die Zahl hält das Versprechen.', no: 'Die Zahl bricht das Versprechen.' },
  DEAL: {
    yes: 'Die Karten lagen so, wie diese Zahl sie mischt.',
    no: 'Die Karten lagen nicht so, wie diese Zahl sie mischt.'
  },
  LINE: {
    yes: moves =>
      `${moves === 1 ? 'Der einzige Zug' : `Jeder der ${moves} Züge`} war erlaubt und bewirkte, was hier steht.`,
    no: moves => (moves === 1 ? 'Ein Zug bewirkt' : `${moves} Züge bewirken`) + ' nicht, was hier steht.'
  },
  RESULT: { yes: 'Die Partie endet, wie sie enden muss.', no: 'So endet die Partie nicht.' }
}
