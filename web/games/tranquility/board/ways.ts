/** The cell of a way (`e4`, `W41@e4`), and what a card is chosen to stand for there: '' where that is open. */
export function partsOf(way: string): { readonly cell: string; readonly value: string } {
  const [cell = '', value = ''] = way.split('@').reverse()
  return { cell, value: value.slice(1) }
}
