import { box, disc, HEIGHT, type Shape, WIDTH } from '../../../web/vignette/shapes.ts'
import { SHELLS } from './drawn.ts'

export const vignette: readonly Shape[] = [
  { fill: ['#8fbcd6', '#d9e6ea'], outlines: [box(0, 0, WIDTH, 250)] },
  { fill: ['#f6eccf', '#ead9b4'], outlines: [box(0, 250, WIDTH, HEIGHT - 250)] },
  ...Object.values(SHELLS).map(({ paper }, at): Shape => ({ fill: paper, outlines: [disc([240 + at * 240, 430], 80)] }))
]
