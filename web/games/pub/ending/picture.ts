import type { View } from '../../../../engine/pub/view.ts'
import { headOf } from '../board/glyphs.tsx'
import { INK, paint, spaceAt, WALL, WOOD } from '../text/paint.ts'

const SIDE = 1000
const MIDDLE = SIDE / 2
const ROUND = 330
const TABLE = 128

/** The pub by lamplight, everybody who is still there at their tables, and in the middle what each clan took home. */
export function picture({ guests, clans }: View): string {
  const tables = Array.from({ length: 7 }, (_, place) => {
    const { x, y } = spaceAt(place, ROUND)
    const look = place === 0 ? 'fill="#d9b27a" stroke="#6b4a2f" stroke-width="8"' : 'fill="url(#wood)"'
    return `<circle cx="${MIDDLE + x}" cy="${MIDDLE + y}" r="${TABLE}" ${look}/>${text(place === 0 ? '' : `${place}`, MIDDLE + x, MIDDLE + y + 24, 64, '#fff6')}`
  })
  const heads = guests.map(({ name, place }, at) => {
    const one = guests.slice(0, at).filter(other => other.place === place).length
    const { x, y } = spaceAt(place, ROUND)
    return `<g transform="translate(${MIDDLE + x - 92 + (one % 2) * 94} ${MIDDLE + y - 92 + Math.floor(one / 2) * 94})">${head(name)}</g>`
  })
  const banks = clans.map(({ bank }, seat) => {
    const y = MIDDLE - clans.length * 27 + seat * 54
    return `<rect x="${MIDDLE - 74}" y="${y}" width="148" height="48" rx="12" fill="${paint('abcde'.charAt(seat))}"/>${text(`${'abcde'.charAt(seat)}  ${bank}`, MIDDLE, y + 36, 36, INK)}`
  })
  return [
    `<defs><radialGradient id="floor"><stop stop-color="#f7dca6"/><stop offset="1" stop-color="#b98a52"/></radialGradient><radialGradient id="wood"><stop stop-color="#c08a50"/><stop offset="1" stop-color="${WOOD}"/></radialGradient></defs>`,
    `<rect width="${SIDE}" height="${SIDE}" rx="30" fill="#2b2118"/>`,
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="488" fill="url(#floor)" stroke="${WALL}" stroke-width="20"/>`,
    ...tables,
    ...heads,
    ...banks
  ].join('')
}

function head(name: string): string {
  const face = `<path fill-rule="evenodd" d="${headOf(name.charAt(1))}" transform="translate(22 6) scale(2.4)" fill="${INK}"/>`
  return `<rect width="90" height="90" rx="14" fill="${paint(name)}" stroke="${INK}" stroke-width="2"/>${face}${text(name, 45, 82, 26, INK)}`
}

function text(said: string, x: number, y: number, size: number, fill: string): string {
  return (
    said &&
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${fill}">${said}</text>`
  )
}
