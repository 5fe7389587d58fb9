import type { ComponentChildren } from 'preact'

interface AcrossRowProps {
  readonly kind: string
  readonly name: string
  /** Its sign, on the frame beside the row. */
  readonly sign?: ComponentChildren
}

/** What closes a row, drawn across it below the numerals; its name is only heard there, and read under the sea. */
export function AcrossRow({ kind, name, sign }: AcrossRowProps) {
  return (
    <p role="rowheader" class={`across ${kind}`}>
      {name}
      {sign}
    </p>
  )
}
