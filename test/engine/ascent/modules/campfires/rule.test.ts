import { describe, expect, test } from 'vitest'
import { decide, examples, outcome, settled } from '../../examples.ts'
import { again, position } from '../../position.ts'

// The numbers are those of the worked examples: RULES.md, 12.

const LEGAL = `
  49 | Campfire passes on its left value | 1: G9 FS | R7 +4 | R7@c1 -SU -SU | c1=R7; hand 2 draw 3
  51 | two Campfires in a row | 1: G9 FS FR | G7 +4 | G7@d1 -SU -SU | d1=G7; hand 2 draw 3
  52 | through a Bridge | 1: G9 BR FS | R6 +4 | R6@d1 -SU -SU -SU | d1=R6; hand 1 draw 4
  53 | leftmost Campfire has no value | 1: FG | S12 +4 | S12@b1 | b1=S12; hand 4 draw 1
  55 | cover with a valueless Campfire on the left | 1: FG BR R7 | S5 +4 | S5@b1 -SU -SU | b1=S5/BR; hand 2 draw 3
  56 | same, nothing on the right | 1: FG BR | S5 +4 | S5@b1 | b1=S5/BR; hand 4 draw 1
  57 | cover, Campfire on the right | 1: G5 BR FR | S9 +4 | S9@b1 -SU -SU -SU -SU | b1=S9/BR; hand 0 draw 5
  58 | cover, Bridge left, Campfire right: old adopted value counts | 1: G5 BR BR FR | S9 +4 | S9@c1 -SU -SU -SU -SU | c1=S9/BR; hand 0 draw 5
  59 | the card beyond a right-hand Campfire is ignored | 1: G5 BR FR G2 | S9 +4 | S9@b1 -SU -SU -SU -SU | b1=S9/BR; hand 0 draw 5
  60 | both Campfires valueless | 1: FG BR FS R7 | R5 +4 | R5@b1 | b1=R5/BR; hand 4 draw 1
  61 | lift to a row start | 1: G3 S5 | FG +4 | FG@a1>a2 | a1=FG a2=G3; hand 4 draw 1
  65 | lifted card pays its own cost | 1: G3 S5 R5 / 2: S6 | FG +4 | FG@a1>b2 -SU -SU -SU | a1=FG b2=G3; hand 1 draw 4
  68 | lifted card may cover a Bridge above | 1: G7 S5 R5 G5 / 2: R6 BR S8 | FG +4 | FG@a1>b2 -SU | a1=FG b2=G7/BR; hand 3 draw 2
  69 | lifted card may rest on the new Campfire | 1: R5 G4 | FG +4 | FG@b1>a2 | b1=FG a2=G4; hand 4 draw 1
  74 | target lying on a covered Bridge: Bridge stays buried | 1: G5 S6/BR R6 | FS +4 | FS@b1>a2 | b1=FS/BR a2=S6; hand 4 draw 1
  75 | cover a Bridge left of a Campfire, then play beside it | 1: G9 BR FS | R5 +4 | R5@b1 -SU -SU -SU -SU | b1=R5/BR; hand 0 draw 5
  76 | turn the only value on the left into a Campfire | 1: G9 FS | FG +4 | FG@a1>a2 | a1=FG a2=G9; hand 4 draw 1
`

const REFUSED = `
  50 | its own terrain still blocks | 1: G9 FS | S9 +4 | S9@c1 | TERRAIN
  54 | valueless, but terrain counts | 1: FG | G12 +4 | G12@b1 | TERRAIN
  62 | wrong terrain | 1: G3 S5 | FS +4 | FS@a1>a2 | FIRE_TERRAIN
  63 | same row is not higher | 1: G3 S5 | FG +4 | FG@a1>c1 | FIRE_UP
  64 | value too low for the higher row | 1: G1 S5 | FG +4 | FG@a1>a2 | ROW
  66 | which must be affordable after the Campfire has left the hand | 1: G3 S5 R5 / 2: S6 | FG +2 [0] | FG@a1>b2 -SU -SU | COST 3
  67 | lifted card obeys the terrain rule | 1: G3 S5 R5 / 2: G6 | FG +4 | FG@a1>b2 | TERRAIN
  70 | a Campfire is permanent | 1: FG S5 | FG +4 | FG@a1>a2 | FIRE_TARGET
  71 | a Bridge is no target | 1: G4 BR S5 | FG +4 | FG@b1>a2 | FIRE_TARGET
  72 | an empty slot is no target | empty | FG +4 | FG@a1>a2 | FIRE_TARGET
  73 | never into row 9 | FULL | FG +4 | FG@a1>a9 | SUMMIT_ONLY
`

describe('Campfires', () => {
  examples({ legal: LEGAL, refused: REFUSED })
})

describe('adopted values follow the table', () => {
  test.each([
    [75, '1: G9 BR FS', 'R5 +4', 'R5@b1 -SU -SU -SU -SU', 'G5 +4', 'G5@d1', 'd1=G5; hand 4 draw 1'],
    [76, '1: G9 FS', 'FG +4', 'FG@a1>a2', 'R3 +4', 'R3@c1', 'c1=R3; hand 4 draw 1']
  ])('example %i, %s: after %s, %s', (_, before, hand, line, then, next, told) => {
    const after = settled(decide(position(before, { hands: [hand, '+5'] }), line))
    expect(outcome(again(after, then), next)).toBe(told)
  })
})
