import type { LessonWords } from '../en/lesson.ts'
import { crew } from './crew.ts'

export const words: LessonWords = {
  crew,
  try: 'Ausprobieren: 90 Sekunden, gleich hier',
  heading: game => `${game} ausprobieren`,
  you: 'Du',
  friends: ['Lou', 'Kim', 'Noa', 'Ida', 'Sam'],
  step: (step, of) => `${step} von ${of}`,
  leave: 'Verlassen',
  theirs: 'Lou ist dran …',
  goOn: 'Weiter',
  open: 'Eine Partie eröffnen',
  unscripted: 'Zum Ausprobieren braucht diese Seite JavaScript.',
  harbour: 'Eine Partie eröffnen und spielen kannst du auch ohne.'
}
