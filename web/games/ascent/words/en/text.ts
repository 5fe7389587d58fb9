export const words = {
  /** By which a terrain is known on a card; a line keeps the English ones. */
  letters: { G: 'G', S: 'S', R: 'R' } as { readonly [terrain: string]: string },
  row: (row: number, cards: string) => `Row ${row}: ${cards}.`,
  bare: 'The mountain is bare.',
  left: (slots: number) => (slots === 1 ? 'One slot is not filled.' : `${slots} slots are not filled.`),
  full: 'Every slot is filled.',
  best: (most: number) => `Best mountain: ${most === 1 ? '1 slot' : `${most} slots`} filled.`
}

export type TextWords = typeof words
