// Every third card has one, whether or not herds are played with.
export const IBEX = 'M8 20C7 13 5 7 0 3c7 1 10 6 10 12 0-6 3-11 10-12-5 4-7 10-8 17z'

/** A picture in a box of 20 × 20. */
export function Glyph({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20">
      <path d={path} />
    </svg>
  )
}
