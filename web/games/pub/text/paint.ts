import type { View } from '../../../../engine/pub/view.ts'

export const INK = '#13233a'
export const FLOOR = '#e4c492'
export const WOOD = '#b07a45'
export const WALL = '#6b4a2f'
export const MAT = '#e0574a'

/** The colours of board.css by day: mails and pictures know no custom properties. */
const CLANS: { readonly [clan: string]: string } = {
  a: '#f2a36b',
  b: '#9fc7f0',
  c: '#a8d69a',
  d: '#f2d57c',
  e: '#cdb8f0'
}

/** A character's colour is its clan's. */
export function paint(name: string): string {
  return CLANS[name.charAt(0)] ?? '#f7f2e7'
}

/** Where each place is in a room of 100 × 100: the door below, then clockwise. */
export const SPACES: readonly {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}[] = [
  { x: 29, y: 68, wide: 42, high: 29 },
  { x: 3, y: 68, wide: 24, high: 29 },
  { x: 3, y: 36, wide: 24, high: 28 },
  { x: 3, y: 3, wide: 46, high: 29 },
  { x: 51, y: 3, wide: 46, high: 29 },
  { x: 73, y: 36, wide: 24, high: 28 },
  { x: 73, y: 68, wide: 24, high: 29 }
]

/** The middle of each guest, side by side and in rows that far apart. */
export function seated({ guests }: Pick<View, 'guests'>, apart: number) {
  return guests.map(({ name, place }) => {
    const { x = 0, y = 0, wide = 0, high = 0 } = SPACES[place] ?? {}
    const here = guests.filter(other => other.place === place)
    const one = here.findIndex(other => other.name === name)
    const columns = Math.floor(wide / apart)
    const row = Math.floor(one / columns)
    const rows = Math.ceil(here.length / columns)
    const inRow = Math.min(columns, here.length - row * columns)
    return {
      name,
      x: x + wide / 2 + ((one % columns) - (inRow - 1) / 2) * apart,
      y: y + high / 2 + (row - (rows - 1) / 2) * apart
    }
  })
}
