import type * as en from '../en/sides.ts'

export const sides: typeof en.sides = {
  own: 'Du',
  other: 'Gegenüber',
  row: row => `Reihe ${row}`
}
