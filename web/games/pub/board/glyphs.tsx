/** The heads of the four races, drawn in boxes of 20 × 20: pointed ears, a hood and beard, tusks, a great skull. */
const HEADS: { readonly [race: string]: string } = {
  L: 'M10 4c3 0 5 2 6 4l4-2c-1 4-3 5-4 5-1 4-3 6-6 6s-5-2-6-6c-1 0-3-1-4-5l4 2c1-2 3-4 6-4zM7 9v2h2V9zm4 0v2h2V9z',
  N: 'M10 0l6 9c0 6-2 11-6 11S4 15 4 9zM7 9v2h2V9zm4 0v2h2V9zm-5 4c0 3 2 5 4 5s4-2 4-5l-4 1z',
  O: 'M4 3h12l2 8-3 1v5l-2 3h-6l-2-3v-5l-3-1zM6 8v2h3V8zm5 0v2h3V8zm-4 4v4l2-2h2l2 2v-4z',
  T: 'M2 20V9a8 9 0 0 1 16 0v11h-4v-3h-2v3H8v-3H6v3zM5 9v3h4V9zm6 0v3h4V9z'
}

/** A cup, a man in an apron, a door that leads out and one that leads in, an arrow to a place, and a stack of cards. */
export const MUG = 'M3 3h10v3h4v8h-4v4H3zM13 8v4h2V8z'
export const APRON = 'M6 4a4 4 0 0 1 8 0a4 4 0 0 1-8 0zM2 20v-6q0-5 8-5t8 5v6zM7 13v7h6v-7z'
export const OUT = 'M2 1h9v4H9V3H4v14h5v-2h2v4H2zM11 6l6 4-6 4v-3H7V9h4z'
export const IN = 'M2 1h9v4H9V3H4v14h5v-2h2v4H2zM18 9v2h-5v3l-6-4 6-4v3z'
export const HERE = 'M7 2h6v8h5l-8 9-8-9h5z'
export const STACK = 'M3 5h11v15H3zM6 1h11v15h-1V3H6z'

export function headOf(race: string): string {
  return HEADS[race] ?? MUG
}

export function Glyph({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 20 20">
      <path fill-rule="evenodd" d={path} />
    </svg>
  )
}
