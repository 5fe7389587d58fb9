import type { View } from '../../../../engine/ascent/view.ts'
import { partsOf } from '../board/cards.ts'
import { allModules } from '../modules/index.ts'
import type { Module } from '../module.ts'
import { INK, paint, SKY } from '../text/paint.ts'
import { ROWS } from '../board/slots.ts'

const SIDE = 1000
const MARGIN = 30
/** Squares stand on a corner, nine side by side. */
const CORNER = (SIDE - 2 * MARGIN) / ROWS.length
const SQUARE = CORNER / Math.SQRT2 - 4
/** Where the middles of the lowest row lie. */
const FOOT = 830

/** The mountain as a picture, in the evening sun. */
export function picture({ slots }: View): string {
  const signs: NonNullable<Module<never>['signs']> = Object.assign({}, ...allModules().map(({ signs }) => signs))
  const places = ROWS.flatMap((row, above) =>
    row.map((slot, file) => {
      const x = SIDE / 2 + (file - above / 2) * CORNER
      const y = FOOT - (CORNER * (ROWS.length - 1 - above)) / 2
      return `<g transform="translate(${x} ${y})">${square(slots[slot])}${face(slots[slot], signs)}</g>`
    })
  )
  return [
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#a9cfe0"/><stop offset=".5" stop-color="${SKY}"/><stop offset="1" stop-color="#eec3a8"/></linearGradient></defs>`,
    `<rect width="${SIDE}" height="${SIDE}" rx="30" fill="url(#sky)"/>`,
    `<circle cx="850" cy="170" r="60" fill="#fff6df"/>`,
    `<path d="M0 ${FOOT}V520l90-80 120 110 130-190 320 170 140-110 200 240V${FOOT}z" fill="#b3c6cd"/>`,
    `<path d="M0 ${FOOT}h${SIDE}v140a30 30 0 0 1-30 30H30a30 30 0 0 1-30-30z" fill="#23504c"/>`,
    ...places
  ].join('')
}

function square(card: string | undefined): string {
  const half = SQUARE / 2
  const look = card ? `fill="${paint(card)}" stroke="#0003"` : `fill="#fff3" stroke="#fff6"`
  return `<rect x="${-half}" y="${-half}" width="${SQUARE}" height="${SQUARE}" rx="8" transform="rotate(45)" ${look}/>`
}

function face(card: string | undefined, signs: Readonly<Record<string, string>>): string {
  if (!card) return ''
  const { value } = partsOf(card)
  if (!value) return `<path d="${signs[card] ?? ''}" transform="scale(2) translate(-10 -10)" fill="${INK}"/>`
  return `<text y="12" font-size="34" font-weight="700" text-anchor="middle" fill="${INK}">${value}</text>`
}
