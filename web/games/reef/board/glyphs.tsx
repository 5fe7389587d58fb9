/** What lies in the sea, drawn in boxes of 20 × 20. A fish swims to the left if it is male, and to the right if not. */
export const FISH = 'M0 10C3 4 11 2 15 8l5-4c-1 4-1 8 0 12l-5-4C11 18 3 16 0 10z'
export const CORAL = 'M9 20v-5L4 12V7h2v4l3 2V2h2v7l3-3V2h2v5l-5 5v8z'
export const SHARK = 'M0 17C5 16 7 11 8 2c5 3 7 8 8 13l4 2z'
export const PEARL = 'M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM7 5a6 6 0 0 0-3 4h2c0-1 1-2 2-3z'
export const WAVES = 'M0 7q5-4 10 0t10 0v2q-5 4-10 0t-10 0zM0 13q5-4 10 0t10 0v2q-5 4-10 0t-10 0z'
export const WORM = 'M2 15c-3-6 4-9 6-5s5 2 3-1 2-8 7-4l-1 2c-3-3-4 0-3 2 3 6-5 9-8 3-1-2-3 0-2 3z'
export const BOAT = 'M1 12h18l-4 6H5zM9 1v10h7z'

export const GLYPHS: { readonly [card: string]: string } = { co: CORAL, sh: SHARK, pe: PEARL, '~': WAVES }

export function Glyph({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20">
      <path d={path} />
    </svg>
  )
}
