/** What lies on the map, drawn in boxes of 20 × 20: terrains, a rock slide, and what a castle buys. */
export const GLYPHS: { readonly [what: string]: string } = {
  F: 'M9 19v-4l-5-3V9l5 3V9L4 6V3l5 3V1h2v5l5-3v3l-5 3v3l5-3v3l-5 3v4z',
  W: 'M6 1l5 7H9l4 5H8v5H5v-5H0l4-5H2zM15 6l4 6h-2l3 4h-4v3h-2v-3h-3l3-3z',
  M: 'M0 18 7 5l4 7 3-4 6 10zM7 5l2 4-2-1-2 1z',
  V: 'M1 18v-7l5-5 5 5v7zM12 18v-8l-2-2 3-3 5 5v8z',
  E: 'M2 18V4l3-3 3 3v4h8V5h2v13h-5v-4h-3v4z',
  ROCK: 'M1 18l3-8 5-3 3 3 3-1 4 9zM6 5l3-4 4 2v4L9 5z',
  cheese: 'M1 12 14 4l5 8zM1 13h18v5H1zM5 15h2v2H5zM12 14h2v2h-2z',
  wine: 'M8 1h4v6c3 1 3 3 3 5v7H5v-7c0-2 0-4 3-5zM7 12h6v4H7z',
  cloth: 'M6 2h2a2 2 0 0 0 4 0h2l5 4-3 4-2-1v9H6V9l-2 1-3-4z',
  weapons: 'M18 1 9 12l3 3-2 2-3-3-4 5-2-2 5-4-3-3 2-2 3 3z',
  gems: 'M5 3h10l4 5-9 10L1 8zM5 8h10l-5 7z',
  warehouse: 'M1 18V8l9-6 9 6v10h-3v-8H4v8zM6 12h8v6H6z',
  meadow: 'M6 6a4 4 0 0 1 8 0 4 4 0 0 1 0 8 4 4 0 0 1-8 0 4 4 0 0 1 0-8zM10 8a2 2 0 0 0 0 4 2 2 0 0 0 0-4z'
}

export function Glyph({ path }: { path: string | undefined }) {
  return (
    <svg viewBox="0 0 20 20">
      <path d={path} />
    </svg>
  )
}
