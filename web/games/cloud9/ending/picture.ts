import type { View } from '../../../../engine/cloud9/view.ts'
import { BASKET, cloudPath, INK, SILK, SKY, STRIPE } from '../text/paint.ts'

const SIDE = 1000
/** Where the clouds stand, from the lowest: steps up to the right. */
const FIRST = { x: 130, y: 860 }
const STEP = { x: 92, y: -88 }

const at = (place: number) => ({ x: FIRST.x + place * STEP.x, y: FIRST.y + place * STEP.y })

/** The clouds as steps, and the balloon on the one it came to. */
export function picture({ clouds, cloud }: View): string {
  const steps = clouds.map(({ points }, place) => {
    const { x, y } = at(place)
    const text = `<text y="14" font-size="44" font-weight="700" text-anchor="middle" fill="${INK}">${points}</text>`
    return `<g transform="translate(${x} ${y})"><path d="${cloudPath(76)}" fill="#fff"/>${text}</g>`
  })
  const { x, y } = at(Math.min(cloud, clouds.length) - 1)
  return [
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#8fbcd6"/><stop offset=".6" stop-color="${SKY}"/><stop offset="1" stop-color="#f3c6a4"/></linearGradient></defs>`,
    `<rect width="${SIDE}" height="${SIDE}" rx="30" fill="url(#sky)"/>`,
    ...steps,
    `<g transform="translate(${x - 70} ${y - 190}) scale(2)"><path d="${SILK}" fill="#b0405c"/><path d="${STRIPE}" fill="#f6df8a"/><path d="${BASKET}" fill="#7a4a2a"/></g>`
  ].join('')
}
