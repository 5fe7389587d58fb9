import type { EndingWords } from '../en/ending.ts'

export const words: EndingWords = {
  record: 'Revoir toute la partie',
  keepsake: 'Garder en souvenir',
  again: 'Encore une fois, tous ensemble',
  againAlone: 'Encore une fois',
  anew: 'D’autres réglages',
  newSeat: 'Vers ma nouvelle place',
  alike: 'Les mêmes cartes pour un autre équipage',
  crew: 'Vos parties ensemble',
  days: days => (days === 1 ? 'un jour' : `${days} jours`),
  inDays: days => (days === 1 ? 'en un jour' : `en ${days} jours`),
  turns: 'Les moments décisifs',
  share: 'Partager une image',
  save: 'Enregistrer une image'
}
