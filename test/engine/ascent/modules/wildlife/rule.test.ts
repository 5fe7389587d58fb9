import { describe, expect, test } from 'vitest'
import { decide, examples, outcome, settled } from '../../examples.ts'
import { again, position } from '../../position.ts'

// The numbers are those of the worked examples: RULES.md, 12.

const LEGAL = `
  119 | icon card brings an ibex | 1: R3 | G3* +4 | G3*@b1 | b1=G3*; ibexes b1=1; hand 4 draw 1
  120 | also when it covers a Bridge | 1: R3 BR | G4* +4 | G4*@b1 -SU | b1=G4*/BR; ibexes b1=1; hand 3 draw 2
  122 | one row up, one card | 1: G3*{1} S5 / 2: R4 | +5 | herd a1 a2 -SU | ibexes a2=1; hand 4 draw 1
  123 | two rows, two cards | 1: G4 S4*{1} R5 / 2: G5 S5 / 3: R6 | +5 | herd b1 b2 a3 -SU -SU | ibexes a3=1; hand 3 draw 2
  124 | the other first step is equally good | 1: G4 S4*{1} R5 / 2: G5 S5 / 3: R6 | +5 | herd b1 a2 a3 -SU -SU | ibexes a3=1; hand 3 draw 2
  128 | onto a Campfire is fine | 1: G4*{1} S4 / 2: FR | +5 | herd a1 a2 -SU | ibexes a2=1; hand 4 draw 1
  129 | herds met on the way join | 1: G4 S4*{1} R5 / 2: G5*{2} S5 / 3: R6{1} | +5 | herd b1 a2 a3 -SU -SU | ibexes a3=4; hand 3 draw 2
  136 | icon card whose ibex has left may be lifted; no second ibex | 1: G3* S5 | FG +4 | FG@a1>a2 | a1=FG a2=G3*; hand 4 draw 1
  137 | eight on row 8: win | FULL[(8,1)=G12{5}; (8,2)=S12{3}] | SU +4 | SU | a9=SU; ibexes a9=8; WIN
  139 | same, herd first | FULL[(8,1)=G12{5}; (8,2)=S12{2}; (7,1)=G12{1}] | SU +4 | herd a7 a8 -SU | ibexes a8=6 b8=2; hand 4 draw 1
  142 | grid finished with only seven ibexes on it | FULL[(8,1)=G12{7}; (8,2)=-] | S12 +4 | S12@b8 | b8=S12; LOSS_GOAL
`

const REFUSED = `
  125 | only the two cards resting on it are reachable | 1: G4*{1} S4 R5 / 2: G5 S5 | +5 | herd a1 b2 -SU | HERD_PATH
  126 | never sideways | 1: G4*{1} S4 | +5 | herd a1 b1 -SU | HERD_PATH
  127 | not onto a Bridge | 1: G4 S4*{1} R5 G5 / 2: R6 BR | +5 | herd b1 b2 -SU | HERD_BRIDGE
  130 | payment must equal the rows climbed | 1: G3*{1} S5 / 2: R4 | +5 | herd a1 a2 -SU -SU | PAY 1
  131 | no more rows than cards in hand | 1: ~9 / 2: G12{1} S12 R12 / 3: G12 S12 / 4: G12 | +1 [0] | herd a2 a3 a4 -SU | COST 2
  132 | row 8 is the highest a herd walks to | FULL[(8,1)=G12{2}] | +5 | herd a8 a9 -SU | HERD_TOP
  133 | no ibex on the chosen card | 1: G3 S5 / 2: R4 | +5 | herd a1 a2 -SU | HERD_NONE
  135 | occupied card cannot be replaced | 1: G3*{1} S5 | FG +4 | FG@a1>a2 | FIRE_HERD
  138 | seven on row 8, one below: Summit locked | FULL[(8,1)=G12{5}; (8,2)=S12{2}; (7,1)=G12{1}] | SU +4 | SU | GOAL
`

describe('Mountain Wildlife', () => {
  examples({ rules: ['wildlife'], legal: LEGAL, refused: REFUSED })
})

describe('without Mountain Wildlife', () => {
  examples({
    legal: `
    121 | without the module the icon does nothing | 1: R3 | G3* +4 | G3*@b1 | b1=G3*; hand 4 draw 1
  `,
    refused: `
    134 | action C does not exist without the module | 1: G3 S5 / 2: R4 | +5 | herd a1 a2 -SU | MODULE
  `
  })
})

describe('Mountain Wildlife with the Green Path', () => {
  examples({
    rules: ['greenPath', 'wildlife'],
    legal: `
    143 | both goals met | FULL[(8,1)=G12{5}; (8,2)=S12{3}] | SU +4 | SU | a9=SU; ibexes a9=8; WIN
    144 | ibexes ready, no path | FULL[(4,1)=R12; (8,1)=G12{8}; (8,2)=-] | S12 +4 | S12@b8 | b8=S12; LOSS_GOAL
  `
  })
})

test('example 139: once eight stand on row 8, the Summit wins', () => {
  const before = position('FULL[(8,1)=G12{5}; (8,2)=S12{2}; (7,1)=G12{1}]', { rules: ['wildlife'] })
  const after = settled(decide(before, 'herd a7 a8 -SU'))
  expect(outcome(again(after, 'SU +4'), 'SU')).toBe('a9=SU; ibexes a9=8; WIN')
})
