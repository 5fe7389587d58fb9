import { describe } from 'vitest'
import { examples } from '../../examples.ts'

// The numbers are those of the worked examples: RULES.md, 12.

const LEGAL = `
  145 | six cards can pay five | 1: R3 | G8 +5 | G8@b1 -SU -SU -SU -SU -SU | b1=G8; hand 0 draw 6
  146 | Grappling hook | 1: R3 ⟨hooks 3⟩ | +6 | hook | hooks 2; hand 0 draw 6
  147 | small deck | 1: R3 ⟨hooks 1⟩ | +6 [3] | hook | hooks 0; hand 0 draw 6
`

const REFUSED = `
  148 | no hook left | 1: R3 ⟨hooks 0⟩ | +6 | hook | HOOK_NONE
  149 | empty deck | 1: R3 ⟨hooks 2⟩ | +6 [0] | hook | HOOK_EMPTY
`

describe('alone, with Grappling hooks', () => {
  examples({ rules: ['hooks'], others: [], legal: LEGAL, refused: REFUSED })
})

describe('at a table of several', () => {
  examples({
    refused: `
    151 | there are no hooks | 1: R3 | +5 | hook | MODULE
  `
  })
})
