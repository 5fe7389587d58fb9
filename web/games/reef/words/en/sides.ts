/** Whose side of the sea it is; a watcher knows them by their rows. */
export const sides = {
  own: 'You',
  other: 'Other',
  row: (row: number) => `Row ${row}`
}
