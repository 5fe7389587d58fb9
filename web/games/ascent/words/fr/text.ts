import type { TextWords } from '../en/text.ts'

export const words: TextWords = {
  letters: { G: 'H', S: 'N', R: 'R' },
  row: (row, cards) => `Rangée ${row} : ${cards}.`,
  bare: 'La montagne est nue.',
  left: slots => (slots === 1 ? 'Une case n’est pas remplie.' : `${slots} cases ne sont pas remplies.`),
  full: 'Toutes les cases sont remplies.',
  best: most => `La plus belle montagne : ${most === 1 ? '1 case remplie' : `${most} cases remplies`}.`
}
