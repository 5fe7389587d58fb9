import type { Lesson } from '../../lesson/steps.ts'

/** Stay, pay as the pilot, jump, answer sealed, a wild card, and alone in the basket, in one match of three. */
export const lesson: Lesson = {
  options: {},
  seats: 3,
  seed: '000000000000000000000000000000000000000000000000000000000000015d',
  seat: 0,
  steps: [
    { name: 'stay', at: 4, accepts: ['stay'], near: { jump: ['jump', 'jump if jumped'] } },
    { name: 'colours', at: 10, accepts: ['colours'], near: { wild: ['wild'] } },
    { name: 'jump', at: 24, accepts: ['jump'], near: { stay: ['stay', 'jump if jumped'] } },
    { name: 'sealed', at: 40, accepts: ['jump if jumped'], near: { wait: ['wait'] } },
    { name: 'wild', at: 75, accepts: ['wild'], near: { fall: ['fall'] } },
    { name: 'last', at: 103, accepts: ['jump'], near: { on: ['continue'] } }
  ],
  course: `
    0 stay
    1 colours
    2 stay
    1 stay
    0 stay
    2 colours
    0 colours
    1 jump
    2 jump
    0 continue
    0 colours
    0 jump
    0 stay
    2 stay
    0 stay
    1 stay
    2 fall
    1 stay
    0 colours
    2 stay
    0 stay
    1 colours
    2 stay
    1 jump
    0 jump
    2 colours
    2 continue
    2 wild
    2 jump
    1 stay
    0 fall
    2 stay
    0 stay
    2 stay
    0 stay
    1 stay
    2 fall
    1 stay
    0 colours
    2 stay
    0 jump if jumped
    1 colours
    2 stay
    1 stay
    0 stay
    1 jump
    0 wild
    2 jump
    0 jump
    1 colours
    0 stay
    2 stay
    0 stay
    1 stay
    2 fall
    1 stay
    2 stay
    1 colours
    0 stay
    2 stay
    0 stay
    1 stay
    2 colours
    1 jump
    0 wild
    2 jump
    0 jump
    2 stay
    0 stay
    1 stay
    0 stay
    1 jump
    0 colours
    2 jump
    0 continue
    0 wild
    0 jump
    1 fall
    0 stay
    2 stay
    0 stay
    1 stay
    2 colours
    1 stay
    0 colours
    2 jump
    0 jump
    1 fall
    0 stay
    1 stay
    2 colours
    1 stay
    0 colours
    2 stay
    0 stay
    1 colours
    2 stay
    1 stay
    0 stay
    2 colours
    0 colours
    1 jump
    2 jump
    0 jump`
}
