import type { Lesson } from '../../lesson/steps.ts'

/** Beside, upwards, discard, Bridge and Summit, in one match of two. */
export const lesson: Lesson = {
  options: {},
  seats: 2,
  seed: '0000000000000000000000000000000000000000000000000000000000001a75',
  seat: 0,
  steps: [
    { name: 'beside', at: 1, accepts: ['_@b1 ...'], near: { bridge: ['BR@_'] }, answers: ['S4@a2'] },
    { name: 'on', accepts: ['_@c1 ...'], near: { bridge: ['BR@_'] }, answers: ['-R1 -BR'] },
    { name: 'up', accepts: ['_@b2 ...', '_@d1 ...'], near: { bridge: ['BR@_'] }, answers: ['-SU -R7'] },
    { name: 'discard', accepts: ['-_ -_'], near: { summit: ['-SU -_', '-_ -SU'] } },
    { name: 'bridge', at: 43, accepts: ['BR@_'] },
    { name: 'last', at: 51, accepts: ['G12*@b8 -G7'], near: { summit: ['G12*@b8 -SU'] }, answers: ['-S9 -S5'] },
    { name: 'summit', accepts: ['SU'] }
  ],
  course: `
    1 S4@a1
    0 G3*@b1 -S6
    1 S4@a2
    0 S1@c1 -R7 -G4
    1 -R1 -BR
    0 R5@b2 -G2
    1 -SU -R7
    0 -R2 -S3*
    1 R8@a3
    0 BR@d1
    1 S1@e1
    0 R3@f1 -SU -S12
    1 S2@g1 -S11
    0 G5@c2
    1 R2@h1
    0 S8@b3
    1 G1@d1
    0 S6*@a4
    1 R4@d2 -G10
    0 R9@c3 -G12
    1 G8@b4 -R3* -S10
    0 G3@i1 -G1
    1 FS@a1>e2
    0 R6*@a5
    1 S8@d3 -SU
    0 FG@b1>f2 -R12*
    1 R9*@c4 -G2
    0 G5@b5 -S12*
    1 G10@a6
    0 BR@g2
    1 BR@e3
    0 G9*@d4
    1 G4@h2
    0 R8@f3
    1 R4@g2 -R1
    0 FR@c3>e4
    1 S10@g3 -R12 -S3
    0 S7@c5 -R11 -S2
    1 R10@b6
    0 G9@f4
    1 G6@d5 -G6*
    0 R10@a7
    1 R6@e5
    0 BR@c6
    1 G11@b7 -R5
    0 S11@a8
    1 G8@e3
    0 S9*@d6
    1 R11@c7
    0 G11@c6 -S5 -SU
    1 -S7 -G7
    0 G12*@b8 -G7
    1 -S9 -S5
    0 SU`
}
