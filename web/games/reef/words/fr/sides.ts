import type * as en from '../en/sides.ts'

export const sides: typeof en.sides = {
  own: 'Toi',
  other: 'En face',
  row: row => `Rangée ${row}`
}
