import type { Lesson } from '../../lesson/steps.ts'

/** Place, price, discard, Start and Finish, in one match of two. */
export const lesson: Lesson = {
  options: {},
  seats: 2,
  seed: '0000000000000000000000000000000000000000000000000000000000025044',
  seat: 0,
  steps: [
    {
      name: 'place',
      accepts: ['38@_2', '38@_3', '38@_4'],
      near: { low: ['38@_1'], high: ['38@_5', '38@_6'] },
      answers: ['59@c5']
    },
    { name: 'order', accepts: ['_@_'], near: { beside: ['_@_ -_ ...'] }, answers: ['-5 -17'] },
    { name: 'price', accepts: ['40@_ -_ -_'], near: { apart: ['40@_'] }, answers: ['8@d1', '-61 -66'] },
    { name: 'discard', accepts: ['-_ -_'], near: { finish: ['-F -_', '-_ -F'] } },
    { name: 'start', at: 14, accepts: ['start'], answers: ['give 4 -F -42 -61 -45'] },
    { name: 'give', accepts: ['give 4 ...'], near: { few: ['give 0', 'give 1 ...', 'give 2 ...', 'give 3 ...'] } },
    {
      name: 'last',
      at: 40,
      accepts: ['_@d2 ...'],
      near: { finish: ['_@d2 -F ...', '_@d2 -_ -F ...', '_@d2 -_ -_ -F'] },
      answers: ['-22 -43']
    },
    { name: 'finish', accepts: ['finish'] }
  ],
  course: `
    0 38@f3
    1 59@c5
    0 77@e6
    1 -5 -17
    0 40@a4 -56 -11
    1 8@d1
    0 -7 -29
    1 32@c3
    0 24@e2
    1 66@f5
    0 28@a3
    1 44@c4
    0 78@f6 -F
    1 54@a5
    0 start
    1 give 4 -F -42 -61 -45
    0 give 4 -F -62 -26 -34
    1 15@a2
    0 4@b1
    1 33@d3 -57
    0 18@c2
    1 71@b6
    0 51@e4
    1 9@e1 -48
    0 52@f4 -14
    1 37@e3 -80
    0 16@b2 -F
    1 70@a6 -47
    0 41@b4 -67
    1 65@e5 -68
    0 58@b5 -39
    1 72@c6 -55
    0 64@d5 -1
    1 74@d6 -53 -13
    0 3@a1 -63
    1 27@f2 -75
    0 50@d4 -69
    1 31@b3 -76
    0 6@c1 -35 -12
    1 10@f1 -30
    0 20@d2 -36 -25
    1 -22 -43
    0 finish`
}
