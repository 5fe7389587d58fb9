import type { View } from '../../../../engine/merchants/view.ts'
import { GLYPHS } from '../board/glyphs.tsx'
import { middleOf, ROWS } from '../board/map.ts'
import { lyingOn } from '../text/lying.ts'
import { EDGE, INK, paint, SEATS } from '../text/paint.ts'

const SIDE = 1000
/** How wide a space is. */
const HEX = 104

const at = (space: string) => middleOf(space).map(part => SIDE / 2 + part * HEX)

/** The map as it lies in the end, with all merchants on it. */
export function picture(view: View): string {
  const spaces = ROWS.flat().map(space => {
    const what = lyingOn(view, space)
    const [x = 0, y = 0] = at(space)
    const glyph = `<path d="${GLYPHS[what.glyph] ?? ''}" transform="translate(-24 -26) scale(2.4)" fill="${what.glyph === 'ROCK' ? '#fff' : INK}" fill-rule="evenodd"/>`
    return `<g transform="translate(${x} ${y})"><path d="${HEXAGON}" fill="${paint(what.ground)}" stroke="${EDGE}" stroke-width="3"/>${glyph}</g>`
  })
  const pawns = view.players.map(({ at: space }, seat) => {
    const [x = 0, y = 0] = at(space)
    return `<g transform="translate(${x - 18 + seat * 12} ${y + 20})"><circle r="22" fill="${SEATS[seat]}" stroke="#fff" stroke-width="4"/><text y="10" font-size="28" font-weight="700" text-anchor="middle" fill="#fff">${seat + 1}</text></g>`
  })
  return [
    '<defs><linearGradient id="map" x2="0" y2="1"><stop stop-color="#f6ead0"/><stop offset="1" stop-color="#dcc495"/></linearGradient></defs>',
    `<rect width="${SIDE}" height="${SIDE}" rx="30" fill="url(#map)"/>`,
    ...spaces,
    ...pawns
  ].join('')
}

const HEXAGON = 'M0-58 50-29V29L0 58-50 29V-29z'
