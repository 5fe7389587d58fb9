import type { TextWords } from '../en/text.ts'

export const words: TextWords = {
  row: (row, cards) => `Reihe ${row}: ${cards}.`,
  bare: 'Der Berg ist leer.',
  left: slots => (slots === 1 ? 'Ein Feld ist nicht belegt.' : `${slots} Felder sind nicht belegt.`),
  full: 'Alle Felder sind belegt.'
}
