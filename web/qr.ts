import { encode } from 'uqr'

export interface Code {
  readonly size: number
  /** The dark squares in a box of that size, with the light rim around them that readers need. */
  readonly path: string
}

export function qrCode(text: string): Code {
  const { data, size } = encode(text, { border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
