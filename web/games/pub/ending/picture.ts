import { clanLetterOf } from '../../../../engine/pub/room/names.ts'
import type { View } from '../../../../engine/pub/view.ts'
import { tenth } from '../../small.ts'
import { headOf } from '../board/glyphs.tsx'
import { INK, MAT, paint, seated, SPACES, WALL, WOOD } from '../text/paint.ts'

const SIDE = 1000
/** A room of 100 in a picture of that side. */
const SCALE = SIDE / 100
const [GUEST, APART] = [90, 9.6]
const BANK = 50

/** The pub by lamplight, everybody who is still there at their tables, and in the middle what each clan took home. */
export function picture(view: View): string {
  const { clans } = view
  const tables = SPACES.map(({ x, y, wide, high }, place) => {
    const round = place === 0 ? `rx="20" fill="${MAT}"` : 'rx="70" fill="url(#wood)"'
    const [middle, base] = [(x + wide / 2) * SCALE, (y + high / 2) * SCALE + 24]
    return `<rect x="${x * SCALE}" y="${y * SCALE}" width="${wide * SCALE}" height="${high * SCALE}" ${round}/>${text(place === 0 ? '' : `${place}`, middle, base, 64, '#fff6')}`
  })
  const heads = seated(view, APART).map(
    ({ name, x, y }) =>
      `<g transform="translate(${tenth(x * SCALE - GUEST / 2)} ${tenth(y * SCALE - GUEST / 2)})">${head(name)}</g>`
  )
  const banks = clans.map(({ bank }, seat) => {
    const [x, y] = [SIDE / 2, (SIDE - clans.length * BANK) / 2 + seat * BANK]
    return `<rect x="${x - 74}" y="${y}" width="148" height="${BANK - 6}" rx="12" fill="${paint(clanLetterOf(seat))}"/>${text(`${clanLetterOf(seat)}  ${bank}`, x, y + 34, 36, INK)}`
  })
  return [
    `<defs><radialGradient id="floor"><stop stop-color="#f7dca6"/><stop offset="1" stop-color="#b98a52"/></radialGradient><radialGradient id="wood"><stop stop-color="#c08a50"/><stop offset="1" stop-color="${WOOD}"/></radialGradient></defs>`,
    `<rect width="${SIDE}" height="${SIDE}" rx="80" fill="${WALL}"/>`,
    `<rect x="14" y="14" width="${SIDE - 28}" height="${SIDE - 28}" rx="68" fill="url(#floor)"/>`,
    ...tables,
    ...heads,
    ...banks
  ].join('')
}

function head(name: string): string {
  const face = `<path fill-rule="evenodd" d="${headOf(name.charAt(1))}" transform="translate(22 6) scale(2.4)" fill="${INK}"/>`
  return `<rect width="${GUEST}" height="${GUEST}" rx="14" fill="${paint(name)}" stroke="${INK}" stroke-width="2"/>${face}${text(name, 45, 82, 26, INK)}`
}

function text(said: string, x: number, y: number, size: number, fill: string): string {
  return (
    said &&
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${fill}">${said}</text>`
  )
}
