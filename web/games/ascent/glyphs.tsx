// Each in a box of 20 × 20.
export const FIRE = 'M10 0c1 5 7 7 7 13a7 7 0 0 1-14 0c0-3 2-5 3-8 1 2 2 3 3 3 1-2 0-5 1-8z'
export const BRIDGE = 'M0 3h3v3q7 7 14 0V3h3v14h-3v-7l-3 2v3h-2v-2h-4v2H6v-3l-3-2v7H0z'
export const SUMMIT = 'M0 19 8 7V0l8 3-6 2v2l2 3 2-1 6 10z'
export const IBEX = 'M8 20C7 13 5 7 0 3c7 1 10 6 10 12 0-6 3-11 10-12-5 4-7 10-8 17z'
export const HIKER = 'M10 0a3 3 0 0 1 0 6 3 3 0 0 1 0-6zM7 7h6l3 5-2 1-2-2v3l3 6h-3l-2-5-2 5H5l3-6v-3l-2 2-2-1z'

export function Glyph({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20">
      <path d={path} />
    </svg>
  )
}
