import type { EndingWords } from '../en/ending.ts'

export const words: EndingWords = {
  record: 'Die ganze Partie ansehen',
  keepsake: 'Zum Andenken mitnehmen',
  days: days => (days === 1 ? 'ein Tag' : `${days} Tage`),
  turns: 'Was den Ausschlag gab',
  share: 'Bild teilen',
  save: 'Bild sichern'
}
