import type { SeaName } from '../../../engine/tranquility/seas.ts'

/** How far each sea reaches on the page. */
const EXTENT: { readonly [sea in SeaName]: { readonly files: number; readonly ranks: number } } = {
  standard: { files: 6, ranks: 6 },
  high_arch: { files: 7, ranks: 7 },
  pyramid: { files: 11, ranks: 6 }
}

const FILES = 'abcdefghijk'

/** The cells row by row as they are seen, the top one first. */
export function rowsOf(sea: SeaName): string[][] {
  const { files, ranks } = EXTENT[sea]
  return Array.from({ length: ranks }, (_, row) => Array.from(FILES.slice(0, files), file => `${file}${ranks - row}`))
}
