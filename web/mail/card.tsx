import type { ComponentChildren } from 'preact'

const SIDE = 46

interface Faced {
  readonly paper: string
  readonly ink: string
  /** Of what is written on it, in pixels. */
  readonly size?: number
  readonly children: ComponentChildren
}

/** A card of a hand, as a cell of a table: what it is called, on its colour. */
export function CardCell({ paper, ink, size = 11, children }: Faced) {
  return (
    <td
      align="center"
      style={`width:${SIDE}px;height:${SIDE}px;padding:0 2px;border:1px solid #52607a;border-radius:6px;background:${paper};color:${ink};font-size:${size}px;line-height:1.1;font-weight:bold`}
    >
      {children}
    </td>
  )
}
