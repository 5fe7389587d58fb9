export const words = {
  order: (islands: string) => `In order: ${islands}.`,
  island: (island: number, cell: string) => `${island} on ${cell}`,
  calm: 'The sea is empty.',
  left: (cells: number) => (cells === 1 ? 'One cell is empty.' : `${cells} cells are empty.`),
  full: 'Every cell is filled.'
}

export type TextWords = typeof words
