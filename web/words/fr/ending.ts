import type { EndingWords } from '../en/ending.ts'

export const words: EndingWords = {
  record: 'Revoir toute la partie',
  keepsake: 'Garder en souvenir',
  days: days => (days === 1 ? 'un jour' : `${days} jours`),
  turns: 'Les moments décisifs',
  share: 'Partager une image',
  save: 'Enregistrer une image'
}
