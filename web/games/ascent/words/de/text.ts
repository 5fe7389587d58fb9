import type { TextWords } from '../en/text.ts'

export const words: TextWords = {
  letters: { G: 'G', S: 'S', R: 'F' },
  row: (row, cards) => `Reihe ${row}: ${cards}.`,
  bare: 'Der Berg ist leer.',
  left: slots => (slots === 1 ? 'Ein Feld ist noch frei.' : `${slots} Felder sind noch frei.`),
  full: 'Alle Felder sind belegt.',
  best: most => `Bester Berg: ${most === 1 ? '1 Feld' : `${most} Felder`} belegt.`
}
