import type { Lesson } from '../../lesson/steps.ts'

/** Send somebody to a table, let in the next, buy a beer, drink, the innkeeper, an orc that goes home, and the last. */
export const lesson: Lesson = {
  options: {},
  seats: 2,
  seed: '00000000000000000000000000000000000000000000000000000000000000f0',
  seat: 0,
  steps: [
    { name: 'table', at: 0, accepts: ['move A aO1 cw'], near: { far: ['move B aO1 cw'] } },
    { name: 'enter', at: 1, accepts: ['enter B'], near: { pass: ['pass'] } },
    { name: 'round', at: 8, accepts: ['move B aN2 ccw'] },
    { name: 'drink', at: 12, accepts: ['move A aN1 cw', 'move B aN1 cw'] },
    { name: 'innkeeper', at: 24, accepts: ['innkeeper A aO1'], near: { dwarf: ['innkeeper A aN2'] } },
    { name: 'home', at: 28, accepts: ['exit _ aO1'] },
    { name: 'last', at: 59, accepts: ['exit B aO2'] }
  ],
  course: `
    0 move A aO1 cw
    0 enter B
    1 move A bN2 cw
    1 enter B
    0 move A aL2 cw
    0 enter B
    1 move A bO1 cw
    1 enter B
    0 move B aN2 ccw
    0 enter A
    1 move A bO2 cw
    1 enter B
    0 move A aN1 cw
    0 enter B
    1 move B bT cw
    1 enter A
    0 move A aL1 cw
    0 enter B
    1 move A bN2 cw
    1 move B bO1 cw
    0 move B aT cw
    0 enter A
    1 move B bO2 cw
    1 move A bT cw
    0 innkeeper A aO1
    0 move B aL2 cw
    1 move A bL2 cw
    1 enter B
    0 exit B aO1
    0 move A aO2 cw
    1 move A+B bN1 cw
    0 move A aO2 cw
    0 enter B
    1 innkeeper B bO1
    1 exit A bO1
    0 move B aO2 cw
    0 move A aO1 cw
    1 move A bN2 ccw
    1 exit B bN2
    0 move A aN2 cw
    0 exit B aN2
    1 move A bL2 cw
    1 enter B
    0 move B aO1 cw
    0 enter A
    1 move A bL1 cw
    1 enter B
    0 move A aN2 ccw
    0 move B aN2 cw
    1 move B bO1 cw
    1 enter A
    0 move B aL1 cw
    0 move A aN2 cw
    1 move A bN2 cw
    1 move B bT cw
    0 innkeeper B bT
    0 exit A aO1
    1 move A+B bT cw
    0 innkeeper A aO2
    0 exit B aO2`
}
