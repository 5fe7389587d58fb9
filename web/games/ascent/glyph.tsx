/** A picture in a box of 20 × 20. */
export function Glyph({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20">
      <path d={path} />
    </svg>
  )
}
