import type { TextWords } from '../en/text.ts'

export const words: TextWords = {
  order: islands => `Der Reihe nach: ${islands}.`,
  island: (island, cell) => `${island} auf ${cell}`,
  calm: 'Das Meer ist leer.',
  left: cells => (cells === 1 ? 'Ein Feld ist leer.' : `${cells} Felder sind leer.`),
  full: 'Alle Felder sind belegt.',
  best: most => `Längstes Meer: ${most === 1 ? '1 Insel' : `${most} Inseln`} ohne Lücke.`
}
