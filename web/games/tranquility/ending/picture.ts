import { seaNamed } from '../../../../engine/tranquility/sea/seas.ts'
import type { View } from '../../../../engine/tranquility/view.ts'
import { BOX, hour, outline } from '../board/island.ts'
import { paint } from '../text/paint.ts'
import { rankOf } from '../board/sea.ts'

const SIDE = 1000
const MARGIN = 20
const GAP = 8
/** From here on it is night. */
const NIGHT = 13

/** The sea as a picture: islands under the skies of their hours, and quiet places where none lies. */
export function picture({ sea, cells }: View): string {
  const { names } = seaNamed(sea)
  const files = names.map(name => name.charCodeAt(0) - 'a'.charCodeAt(0))
  const across = Math.max(...files) + 1
  const high = Math.max(...names.map(rankOf))
  const size = (SIDE - 2 * MARGIN) / Math.max(across, high)
  const [left, top] = [across, high].map(count => (SIDE - count * size) / 2) as [number, number]
  const places = names.map((name, at) => {
    const [x, y] = [left + (files[at] ?? 0) * size, top + (high - rankOf(name)) * size]
    return `<svg x="${x + GAP / 2}" y="${y + GAP / 2}" width="${size - GAP}" height="${size - GAP}" viewBox="0 0 100 100">${card(cells[name])}</svg>`
  })
  return `<rect width="${SIDE}" height="${SIDE}" rx="30" fill="${paint(undefined).background}"/>${places.join('')}`
}

function card(island: number | undefined): string {
  const { background, color } = paint(island === undefined ? undefined : `${island}`)
  if (island === undefined) return `<rect x="1" y="1" width="98" height="98" rx="12" fill="#fff3" stroke="#5a7f9055"/>`
  const isNight = hour(island) >= NIGHT
  return [
    `<rect width="100" height="100" rx="12" fill="${background}"/>`,
    `<svg y="50" width="100" height="30" viewBox="${BOX}"><path d="${outline(island)}" fill="${isNight ? '#22384f' : '#5a857d'}"/></svg>`,
    `<path d="M0 80h100v8a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" fill="${isNight ? '#050b1e99' : '#0a4a7855'}"/>`,
    `<text x="50" y="46" font-size="44" font-weight="700" text-anchor="middle" fill="${color}">${island}</text>`
  ].join('')
}
