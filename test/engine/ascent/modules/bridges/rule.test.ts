import { describe } from 'vitest'
import { examples } from '../../examples.ts'

// The numbers are those of the worked examples: RULES.md, 12.

const LEGAL = `
  29 | Bridge inside a row | 1: G4 | BR +4 | BR@b1 | b1=BR; hand 4 draw 1
  32 | row 7 has one interior slot | 1: ~9 / 2: ~8 / 3: ~7 / 4: ~6 / 5: ~5 / 6: ~4 / 7: G12 | BR +4 | BR@b7 | b7=BR; hand 4 draw 1
  36 | Bridge beside Bridge | 1: G4 BR | BR +4 | BR@c1 | c1=BR; hand 4 draw 1
  38 | mountain card beside a Bridge is free | 1: G4 BR | G12 +4 | G12@c1 | c1=G12; hand 4 draw 1
  39 | cover, right side empty | 1: G5 BR | S8 +4 | S8@b1 -SU -SU -SU | b1=S8/BR; hand 1 draw 4
  40 | cover between two cards: larger difference | 1: G5 BR R2 | S3 +4 | S3@b1 -SU -SU | b1=S3/BR; hand 2 draw 3
  42 | cover, left neighbour is another Bridge | 1: G5 BR BR R2 | S4 +4 | S4@c1 -SU -SU | c1=S4/BR; hand 2 draw 3
  43 | cover, Bridge on the left and nothing on the right | 1: G5 BR BR | G9 +4 | G9@c1 | c1=G9/BR; hand 4 draw 1
  46 | Bridge between a grassy Campfire worth 9 and a rocky 7, covered by a snowy 7 | 1: R9 FG BR R7 | S7 +4 | S7@c1 -SU -SU | c1=S7/BR; hand 2 draw 3
`

const REFUSED = `
  30 | left end | empty | BR +4 | BR@a1 | EDGE
  31 | right end of row 1 | 1: ~8 | BR +4 | BR@i1 | EDGE
  33 | row 8 has none | 1: ~9 / 2: ~8 / 3: ~7 / 4: ~6 / 5: ~5 / 6: ~4 / 7: ~3 / 8: G12 | BR +4 | BR@b8 | EDGE
  34 | a Bridge needs two supports too | 1: G4 S5 / 2: R6 | BR +4 | BR@b2 | SUPPORT
  35 | a Bridge cannot skip a slot | 1: G4 | BR +4 | BR@c1 | LEFT
  37 | Bridge on Bridge | 1: G4 BR | BR +4 | BR@b1 | OCCUPIED
  41 | cover, terrain clash on the right | 1: G5 BR R2 | R3 +4 | R3@b1 | TERRAIN
  44 | cover must respect the row | 1: ~6 / 2: ~5 / 3: G5 BR R4 | S2 +4 | S2@b3 | ROW
  45 | cover dearer than the hand | 1: G5 BR R2 | S7 +4 | S7@b1 -SU -SU -SU -SU | COST 5
  47 | only snowy fits there (grassy refused) | 1: R9 FG BR R7 | G7 +4 | G7@c1 | TERRAIN
  48 | only snowy fits there (rocky refused) | 1: R9 FG BR R7 | R7 +4 | R7@c1 | TERRAIN
`

describe('Bridges', () => {
  examples({ legal: LEGAL, refused: REFUSED })
})
