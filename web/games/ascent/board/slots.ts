const FILES = 'abcdefghi'
const ROWS_HIGH = FILES.length

/** The highest row for anything but a Summit. */
export const HIGHEST = ROWS_HIGH - 1
/** How many slots there are below the Summit's. */
export const SLOTS = 44
export const TOP = `a${ROWS_HIGH}`

/** The mountain row by row as it is seen, the Summit's first. */
export const ROWS: readonly (readonly string[])[] = Array.from({ length: ROWS_HIGH }, (_, above) =>
  Array.from(FILES.slice(0, above + 1), file => `${file}${ROWS_HIGH - above}`)
)

/** The slots that a card rests on; row 1 rests on the Panoramas. */
export function supports(slot: string): readonly string[] {
  const row = rowOf(slot) - 1
  const file = FILES.indexOf(slot.charAt(0))
  return row ? Array.from(FILES.slice(file, file + 2), below => `${below}${row}`) : []
}

export function rowOf(slot: string): number {
  return Number(slot.slice(1))
}
