import type { View } from '../../../../engine/reef/view.ts'
import { CORAL, FISH, GLYPHS } from '../board/glyphs.tsx'
import { COLOURS, INK, paint } from '../text/paint.ts'

const SIDE = 1000
const COLUMNS = 8
const CELL = 112
const LEFT = (SIDE - COLUMNS * CELL) / 2
const TOP = 190
/** Where the corals of both seats lie. */
const CORALS = 730

/** The sea at dusk, and below it what either seat has bred. */
export function picture({ cells, players }: View): string {
  const sea = Array.from({ length: 4 * COLUMNS }, (_, at) => {
    const [row, column] = [Math.floor(at / COLUMNS), at % COLUMNS]
    const card = cells[`${'abcdefgh'[column]}${4 - row}`]
    return `<g transform="translate(${LEFT + column * CELL} ${TOP + row * CELL})">${square(card)}${sign(card)}</g>`
  })
  const bred = players.flatMap(({ corals }, seat) =>
    corals.map(
      ({ bred: pair }, at) =>
        `<g transform="translate(${LEFT + at * CELL * 1.6} ${CORALS + seat * 110})">${reef(pair)}</g>`
    )
  )
  return [
    '<defs><linearGradient id="sea" x2="0" y2="1"><stop stop-color="#f0c3a4"/><stop offset=".16" stop-color="#d7a8a0"/><stop offset=".2" stop-color="#4d8495"/><stop offset="1" stop-color="#12324b"/></linearGradient></defs>',
    `<rect width="${SIDE}" height="${SIDE}" rx="30" fill="url(#sea)"/>`,
    '<circle cx="820" cy="110" r="52" fill="#fff1d2"/>',
    ...sea,
    ...bred
  ].join('')
}

function square(card: string | undefined): string {
  const look = card ? `fill="${paint(card)}"` : 'fill="#fff2"'
  return `<rect x="4" y="4" width="${CELL - 8}" height="${CELL - 8}" rx="12" ${look}/>`
}

function sign(card: string | undefined): string {
  if (!card || card === '#') return ''
  const [colour = '', sex = ''] = COLOURS[card.charAt(0)] ? card : ''
  const path = sex ? FISH : (GLYPHS[card] ?? '')
  const turned = sex === 'f' ? 'translate(84 28) scale(-2.8 2.8)' : 'translate(28 28) scale(2.8)'
  return `<path d="${path}" transform="${turned}" fill="${INK}"/>${letter(colour, 94, 32)}`
}

function reef(pair: string | null): string {
  const colours = [...(pair ?? '')].map(
    (colour, at) =>
      `<circle cx="${70 + at * 46}" cy="40" r="22" fill="${COLOURS[colour]}"/>${letter(colour, 70 + at * 46, 50)}`
  )
  return `<path d="${CORAL}" transform="scale(3.6)" fill="#f3b49b"/>${colours.join('')}`
}

function letter(colour: string, x: number, y: number): string {
  return (
    colour &&
    `<text x="${x}" y="${y}" font-size="28" font-weight="700" text-anchor="middle" fill="${INK}">${colour}</text>`
  )
}
