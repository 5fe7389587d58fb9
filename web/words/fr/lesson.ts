import type { LessonWords } from '../en/lesson.ts'
import { crew } from './crew.ts'

export const words: LessonWords = {
  crew,
  try: 'Essaie : 90 secondes, ici même',
  heading: game => `${game} : un essai`,
  you: 'Toi',
  friends: ['Lou', 'Kim', 'Noa', 'Ida', 'Sam'],
  step: (step, of) => `${step} sur ${of}`,
  leave: 'Quitter',
  theirs: 'Lou joue…',
  goOn: 'Continuer',
  open: 'Ouvrir une partie',
  unscripted: 'Pour l’essai, cette page a besoin de JavaScript.',
  harbour: 'Sans lui, tu peux quand même ouvrir une partie et jouer.'
}
