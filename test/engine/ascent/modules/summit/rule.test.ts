import { describe } from 'vitest'
import { examples } from '../../examples.ts'

// The numbers are those of the worked examples: RULES.md, 12.

const LEGAL = `
  77 | Summit on a finished grid | FULL | SU +4 | SU | a9=SU; WIN
  78 | Campfires count as finished slots | FULL[(1,4)=FG; (3,2)=FS] | SU +4 | SU | a9=SU; WIN
`

const REFUSED = `
  79 | a visible Bridge forbids the Summit | FULL[(1,2)=BR] | SU +4 | SU | GRID
  80 | one empty slot forbids it | FULL[(8,2)=-] | SU +4 | SU | GRID
`

describe('the Summit', () => {
  examples({ legal: LEGAL, refused: REFUSED })
})

describe('the Summit, with nothing in the next hand', () => {
  examples({
    others: ['[0]'],
    legal: `
    81 | win although the next player holds no card | FULL | SU [0] | SU | a9=SU; WIN
  `
  })
})
