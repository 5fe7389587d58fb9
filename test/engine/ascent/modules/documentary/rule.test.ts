import { describe } from 'vitest'
import { examples } from '../../examples.ts'

// The numbers are those of the worked examples: RULES.md, 12.

const LEGAL = `
  107 | 3-4-3 completed | 1: R3 G4 ⟨3-4-3⟩ | S3 +4 | S3@c1 -SU | c1=S3; 3-4-3 filmed; hand 3 draw 2
  108 | 7-8-9 is not 9-8-7 | 1: R7 G8 ⟨9-8-7⟩ | S9 +4 | S9@c1 -SU | c1=S9; hand 3 draw 2
  109 | 9-8-7 left to right | 1: R9 G8 ⟨9-8-7⟩ | S7 +4 | S7@c1 -SU | c1=S7; 9-8-7 filmed; hand 3 draw 2
  110 | completed by covering a Bridge | 1: R9 BR S7 ⟨9-8-7⟩ | G8 +4 | G8@b1 -SU | b1=G8/BR; 9-8-7 filmed; hand 3 draw 2
  111 | a Campfire in between breaks it | 1: R9 G8 FS ⟨9-8-7⟩ | G7 +4 | G7@d1 -SU | d1=G7; hand 3 draw 2
  112 | adopted value is not filmed (made-up sequence) | 1: R9 FG ⟨9-9-8⟩ | S8 +4 | S8@c1 -SU | c1=S8; hand 3 draw 2
  113 | shared cards: a second sequence may reuse them | 1: S2 R3 G4 ⟨2-3-4, 3-4-3⟩ | S3 +4 | S3@d1 -SU | d1=S3; 2-3-4 filmed; 3-4-3 filmed; hand 3 draw 2
  114 | two at once | 1: R5 BR G5 R6 ⟨5-4-5, 4-5-6⟩ | S4 +4 | S4@b1 -SU | b1=S4/BR; 5-4-5 filmed; 4-5-6 filmed; hand 3 draw 2
  115 | lifted card completes one in a higher row | 1: S3 R5 G5 S5 / 2: G3 R4 ⟨3-4-3⟩ | FS +4 | FS@a1>c2 -SU | a1=FS c2=S3; 3-4-3 filmed; hand 3 draw 2
  116 | a filmed sequence stays filmed when the cards change | 1: R3 G4 S3 ⟨3-4-3 filmed⟩ | FG +4 | FG@b1>a2 | b1=FG a2=G4; hand 4 draw 1
  117 | grid finished with a sequence missing | FULL[(8,2)=-] ⟨3-4-3⟩ | S12 +4 | S12@b8 | b8=S12; LOSS_GOAL
  118 | all filmed: the Summit wins | FULL ⟨3-4-3 filmed⟩ | SU +4 | SU | a9=SU; WIN
  more | a row does not go on in the next | 1: G12 S12 R12 G12 S12 R12 G12 S12 R3 / 2: G4 ⟨3-4-3⟩ | S3 +4 | S3@b2 -SU | b2=S3; hand 3 draw 2
`

describe('the Alpine Documentary', () => {
  examples({ rules: ['documentary'], legal: LEGAL })
})
