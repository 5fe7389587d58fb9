import type { EndingWords } from '../en/ending.ts'

export const words: EndingWords = {
  record: 'Die ganze Partie ansehen',
  days: days => (days === 1 ? 'ein Tag' : `${days} Tage`),
  turns: 'Was den Ausschlag gab',
  share: 'Bild teilen',
  save: 'Bild sichern'
}
