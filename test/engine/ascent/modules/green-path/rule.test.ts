import { describe } from 'vitest'
import { examples } from '../../examples.ts'

// The numbers are those of the worked examples: RULES.md, 12.

const LEGAL = `
  102 | leftmost grassy column reaches row 8 | FULL | SU +4 | SU | a9=SU; WIN
  103 | last slot filled without a path | FULL[(4,1)=R12; (8,2)=-] | S12 +4 | S12@b8 | b8=S12; LOSS_GOAL
  104 | a path may also lean left: (1,2) to (2,1) | FULL[(1,1)=S12; (1,2)=G12] | SU +4 | SU | a9=SU; WIN
  105 | (1,1) does not touch (2,2): no path | FULL[(2,1)=S12; (2,2)=G12; (8,2)=-] | S12 +4 | S12@b8 | b8=S12; LOSS_GOAL
  106 | grassy Campfire carries the path | FULL[(4,1)=FG] | SU +4 | SU | a9=SU; WIN
  more | a path may lean right all the way | FULL[(4,1)=R12; (7,3)=G12; (8,2)=G12] | SU +4 | SU | a9=SU; WIN
`

describe('the Green Path', () => {
  examples({ rules: ['greenPath'], legal: LEGAL })
})
