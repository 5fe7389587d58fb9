import type { CheckedWords, ReplayWords } from '../en/replay.ts'

/** Going through a match, move by move … */
export const words: ReplayWords = {
  replay: 'Revoir',
  step: 'Coup',
  stepOf: (step, steps) => `Coup ${step} sur ${steps}`,
  opening: 'La donne',
  first: 'À la donne',
  back: 'Un coup en arrière',
  play: 'Dérouler',
  pause: 'Pause',
  on: 'Un coup en avant',
  last: 'À la fin',
  keys: 'Touches : ← et → un coup, Début et Fin, espace pour dérouler.'
}

/** … and what comes of checking it. */
export const checked: CheckedWords = {
  RULES: {
    yes: 'Les règles de ce jour-là sont connues ici.',
    no: 'Les règles de ce jour-là ne sont pas connues ici.'
  },
  COMMITMENT: { yes: 'La graine tient la promesse.', no: 'La graine trahit la promesse.' },
  DEAL: {
    yes: 'Les cartes étaient comme cette graine les mélange.',
    no: 'Les cartes n’étaient pas comme cette graine les mélange.'
  },
  LINE: {
    yes: moves =>
      `${moves < 2 ? 'Le seul coup' : `Chacun des ${moves} coups`} était permis et a fait ce qui est écrit ici.`,
    no: moves => (moves < 2 ? 'Un coup ne fait' : `${moves} coups ne font`) + ' pas ce qui est écrit ici.'
  },
  RESULT: { yes: 'La partie finit comme elle doit.', no: 'La partie ne finit pas ainsi.' }
}
