import type { TextWords } from '../en/text.ts'

export const words: TextWords = {
  order: islands => `Dans l’ordre : ${islands}.`,
  island: (island, cell) => `${island} en ${cell}`,
  calm: 'La mer est vide.',
  left: cells => (cells === 1 ? 'Une case est vide.' : `${cells} cases sont vides.`),
  full: 'Toutes les cases sont prises.',
  best: most => `La plus longue mer : ${most === 1 ? '1 île' : `${most} îles`} sans trou.`
}
