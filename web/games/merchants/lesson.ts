import type { Lesson } from '../../lesson/steps.ts'

/** A road of villages, a journey, a castle, a sale, the die, a rock and the last coin, in one match of two. */
export const lesson: Lesson = {
  options: {},
  seats: 2,
  seed: '0000000000000000000000000000000000000000000000000000000000000266',
  seat: 0,
  steps: [
    { name: 'lay', at: 0, accepts: ['V@g8'], near: { kind: ['F@_', 'E@_'] } },
    { name: 'road', at: 2, accepts: ['V@g6'], near: { early: ['go g7 -V', 'go g8 -V'] } },
    { name: 'travel', at: 3, accepts: ['go g6 -V'], near: { short: ['go g8 -V', 'go g7 -V'] } },
    { name: 'end', at: 4, accepts: ['end'] },
    { name: 'castle', at: 12, accepts: ['go g3 -_'], near: { end: ['end'] } },
    { name: 'sell', at: 14, accepts: ['sell coin'], near: { cards: ['sell cards'], keep: ['no sale'] } },
    { name: 'die', at: 16, accepts: ['put _'], near: { skip: ['skip'] } },
    { name: 'rock', at: 23, accepts: ['rock _'] },
    { name: 'last', at: 97, accepts: ['sell coin'], near: { cards: ['sell cards'], keep: ['no sale'] } }
  ],
  course: `
    0 V@g8
    0 V@g7
    0 V@g6
    0 go g6 -V
    0 end
    1 F@h9
    1 F@h8
    1 go h8 -F
    1 end
    0 E@g5
    0 E@g4
    0 go g4 -E
    0 go g3 -F
    0 end
    0 sell coin
    0 roll
    0 put f3
    1 E@h7
    1 E@h6
    1 go g4 -E
    1 W@e3
    1 go e3 -W
    1 end
    0 rock d3
    0 go e3 -W
    0 M@d2
    0 go d2 -M
    0 go c1 -M
    0 sell coin
    0 roll
    0 put c2
    1 go d2 -M
    1 go c1 -F
    1 end
    1 sell coin
    1 roll
    1 put c3
    0 end
    1 W@b1
    1 W@b2
    1 go b2 -W
    1 end
    0 W@b3
    0 go b3 -W
    0 go a3 -F
    0 end
    0 sell coin
    0 roll
    0 put b4
    1 go c2 -E
    1 go d2 -M
    1 go f3 -W
    1 go g3 -E
    1 sell coin
    1 roll
    1 skip
    0 go b4 -W
    0 V@c5
    0 V@c6
    0 go c6 -V
    1 end
    0 go c7 -M
    0 end
    0 sell coin
    0 roll
    0 put d7
    1 go g5 -E
    1 F@f5
    1 end
    0 end
    1 go f5 -F
    1 go e5 -M
    1 end
    0 go c5 -V
    0 M@d5
    0 go d5 -M
    0 go e5 -E
    1 go d5 -M
    1 go c5 -V
    1 go b4 -W
    1 go a3 -V
    1 end
    1 sell coin
    1 roll
    1 skip
    0 go f5 -F
    0 go h7 -E
    0 go h9 -F
    0 go g9 -F
    0 end
    1 end
    0 go g6 -V
    0 go f5 -F
    0 W@e4
    0 go e3 -W
    0 go d2 -M
    0 go c1 -M
    0 sell coin`
}
