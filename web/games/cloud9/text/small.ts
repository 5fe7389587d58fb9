import type { View } from '../../../../engine/cloud9/view.ts'
import { disc, small } from '../../small.ts'
import { paint, SKY } from './paint.ts'

const RADIUS = 5
const FIRST = { x: 10, y: 92 }
const STEP = { x: 10, y: -9.5 }
const HERE = '#b0405c'

/** The clouds in small: the one that the balloon is on in red, and what the dice ask for beside them. */
export function smallSky({ clouds, cloud, need }: View): string {
  const steps = clouds.map((_, at) => ({
    fill: at + 1 === cloud ? HERE : '#fff',
    path: disc(FIRST.x + at * STEP.x, FIRST.y + at * STEP.y, RADIUS)
  }))
  const asked = need.map((colour, at) => ({ fill: paint(colour), path: disc(90 - at * 13, 90, RADIUS) }))
  return small(`<rect width="100" height="100" fill="${SKY}"/>`, [...steps, ...asked])
}
