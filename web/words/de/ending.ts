import type { EndingWords } from '../en/ending.ts'

export const words: EndingWords = {
  record: 'Die ganze Partie ansehen',
  keepsake: 'Zum Andenken mitnehmen',
  again: 'Noch einmal, alle zusammen',
  againAlone: 'Noch einmal',
  anew: 'Anders einrichten',
  newSeat: 'Zu meinem neuen Platz',
  alike: 'Dieselben Karten für eine andere Crew',
  crew: 'Eure gemeinsamen Partien',
  days: days => (days === 1 ? 'ein Tag' : `${days} Tage`),
  inDays: days => (days === 1 ? 'an einem Tag' : `in ${days} Tagen`),
  turns: 'Was den Ausschlag gab',
  share: 'Bild teilen',
  save: 'Bild sichern'
}
