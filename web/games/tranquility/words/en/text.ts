export const words = {
  order: (islands: string) => `In order: ${islands}.`,
  island: (island: number, cell: string) => `${island} on ${cell}`,
  calm: 'The sea is empty.',
  left: (cells: number) => (cells === 1 ? 'One cell is empty.' : `${cells} cells are empty.`),
  full: 'Every cell is filled.',
  best: (most: number) => `Longest sea: ${most === 1 ? '1 island' : `${most} islands`} without a gap.`
}

export type TextWords = typeof words
