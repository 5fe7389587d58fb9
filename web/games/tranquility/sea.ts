import type { SeaName } from '../../../engine/tranquility/sea/seas.ts'

/** Each sea as it is seen, the top row first; a space where there is no cell. */
const MAP: { readonly [sea in SeaName]: readonly string[] } = {
  standard: ['abcdef', 'abcdef', 'abcdef', 'abcdef', 'abcdef', 'abcdef'],
  high_arch: ['abcdefg', 'abcdefg', 'abcdefg', 'abcdefg', 'ab   fg', 'ab   fg', 'ab   fg'],
  pyramid: ['     f     ', '    efg    ', '   defgh   ', '  cdefghi  ', ' bcdefghij ', 'abcdefghijk']
}

/** The cells row by row; null where there is none. */
export function rowsOf(sea: SeaName): (string | null)[][] {
  const rows = MAP[sea]
  return rows.map((files, row) => Array.from(files, file => (file === ' ' ? null : `${file}${rows.length - row}`)))
}

export function rankOf(cell: string): number {
  return Number(cell.slice(1))
}

/** The files that a sea reaches over. */
export function filesOf(sea: SeaName): string[] {
  const [lowest = ''] = MAP[sea].slice(-1)
  return Array.from(lowest, (_, file) => 'abcdefghijk'.charAt(file))
}
