import type { MarksWords } from '../en/marks.ts'

export const words: MarksWords = {
  signs: { star: 'étoile', query: 'point d’interrogation', heed: 'point d’exclamation', cross: 'croix' }
}
