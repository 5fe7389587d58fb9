import { describe } from 'vitest'
import { examples } from '../../examples.ts'

// The numbers are those of the worked examples: RULES.md, 12.

const LEGAL = `
  1 | first card | empty | G7 +4 | G7@a1 | a1=G7; hand 4 draw 1
  6 | a 5 to the right of a 3 | 1: R3 | G5 +4 | G5@b1 -SU -SU | b1=G5; hand 2 draw 3
  7 | equal values | 1: R3 | G3 +4 | G3@b1 | b1=G3; hand 4 draw 1
  11 | dearest payable cost with five cards | 1: R3 | G7 +4 | G7@b1 -SU -SU -SU -SU | b1=G7; hand 0 draw 5
  15 | row start costs nothing; vertical neighbours are irrelevant | 1: G4 S5 | G9 +4 | G9@a2 | a2=G9; hand 4 draw 1
  16 | a 2 may go to row 2 | 1: G4 S5 | R2 +4 | R2@a2 | a2=R2; hand 4 draw 1
  18 | an 8 reaches row 8 | 1: ~9 / 2: ~8 / 3: ~7 / 4: ~6 / 5: ~5 / 6: ~4 / 7: ~3 | R8 +4 | R8@a8 | a8=R8; hand 4 draw 1
  21 | new row before the one below is complete | 1: G4 S5 R5 / 2: S6 G6 | R7 +4 | R7@a3 | a3=R7; hand 4 draw 1
  22 | rocky 3, place a (start of upper row, one support is a Bridge) | 1: G4 BR S5 | R3 +4 | R3@a2 | a2=R3; hand 4 draw 1
  23 | rocky 3, place b (over the Bridge) | 1: G4 BR S5 | R3 +4 | R3@b1 -SU -SU | b1=R3/BR; hand 2 draw 3
  24 | rocky 3, place c (right of the snowy 5) | 1: G4 BR S5 | R3 +4 | R3@d1 -SU -SU | d1=R3; hand 2 draw 3
  82 | discard any two | 1: R3 | SU BR +3 | -SU -BR | hand 3 draw 2
  85 | refill stops when the deck is empty | 1: R3 | G5 +4 [2] | G5@b1 -SU -SU | b1=G5; hand 2 draw 2
  86 | no deck, no refill | 1: R3 | G5 +4 [0] | G5@b1 -SU -SU | b1=G5; hand 2 draw 0
`

const REFUSED = `
  2 | first card not leftmost | empty | G7 +4 | G7@b1 | LEFT
  3 | upper row with nothing below | empty | G12 +4 | G12@a2 | SUPPORT
  4 | row 2 has only eight slots | 1: ~9 / 2: ~8 | G12 +4 | G12@i2 | SLOT
  5 | slot outside the pyramid | 1: ~9 | G7 +4 | G7@j1 | SLOT
  8 | same terrain, even at equal value | 1: R3 | R3 +4 | R3@b1 | TERRAIN
  9 | gap in a row | 1: R3 G4 | S4 +4 | S4@d1 | LEFT
  10 | slot taken by a mountain card | 1: R3 G4 | S4 +4 | S4@b1 | OCCUPIED
  12 | one more than the hand can pay | 1: R3 | G8 +4 | G8@b1 -SU -SU -SU -SU | COST 5
  13 | the played card cannot pay for itself | 1: R3 | G4 [0] | G4@b1 | COST 1
  14 | overpaying is refused | 1: R3 | G4 +4 | G4@b1 -SU -SU | PAY 1
  17 | a 1 may not | 1: G4 S5 | R1 +4 | R1@a2 | ROW
  19 | a 7 does not | 1: ~9 / 2: ~8 / 3: ~7 / 4: ~6 / 5: ~5 / 6: ~4 / 7: ~3 | R7 +4 | R7@a8 | ROW
  20 | nothing but a Summit in row 9 | FULL | R8 +4 | R8@a9 | SUMMIT_ONLY
  25 | no snowy card at place c | 1: G4 BR S5 | S5 +4 | S5@d1 | TERRAIN
  26 | snowy 2, place a (row above its value) | 1: G3 R4 S4 / 2: G5 R6 | S2 +4 | S2@a3 | ROW
  27 | snowy 2, place b (one support only) | 1: G3 R4 S4 / 2: G5 R6 | S2 +4 | S2@c2 | SUPPORT
  28 | snowy 2, place c (same terrain) | 1: G3 R4 S4 / 2: G5 R6 | S2 +4 | S2@d1 | TERRAIN
  83 | one is not enough | 1: R3 | G4 +4 | -G4 | DISCARD
  84 | three are too many | 1: R3 | G4 +4 | -G4 -SU -SU | DISCARD
`

describe('mountain cards and discards', () => {
  examples({ legal: LEGAL, refused: REFUSED })
})
