export const INK = '#13233a'
export const FLOOR = '#e4c492'
export const WOOD = '#b07a45'
export const WALL = '#6b4a2f'

/** The colours of board.css by day: mails and pictures know no custom properties. */
const CLANS: { readonly [clan: string]: string } = {
  a: '#f6a79b',
  b: '#9fc7f0',
  c: '#a8d69a',
  d: '#f2d57c',
  e: '#cdb8f0'
}

/** A character's colour is its clan's. */
export function paint(name: string): string {
  return CLANS[name.charAt(0)] ?? '#f7f2e7'
}

/** The middle of a space about a round room of that radius: the door below, then clockwise. */
export function spaceAt(place: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = (place * 2 * Math.PI) / 7
  return { x: -radius * Math.sin(angle), y: radius * Math.cos(angle) }
}
