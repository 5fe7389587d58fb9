import type { Lesson } from '../../lesson/steps.ts'

/** A coral, a boat, a first fish, its mate, the current, a worm and the fifth pair, in one match. */
export const lesson: Lesson = {
  options: {},
  seats: 2,
  seed: '0000000000000000000000000000000000000000000000000000000000003033',
  seat: 0,
  steps: [
    { name: 'coral', at: 6, accepts: ['buy a1 -_'] },
    { name: 'boat', at: 7, accepts: ['boat ...'] },
    { name: 'fish', at: 20, accepts: ['buy a1>_ -K'] },
    { name: 'mate', at: 57, accepts: ['buy c1>1 -Y'], near: { alone: ['buy c1>3 -Y', 'buy c1>4 -Y', 'buy c1>5 -Y'] } },
    { name: 'end', at: 82, accepts: ['end'] },
    { name: 'worm', at: 83, accepts: ['take _'] },
    { name: 'last', at: 89, accepts: ['buy e1>5 -K'] }
  ],
  course: `
    1 boat -Y -B -K
    1 buy b4 -R
    1 boat -G -K -K
    1 buy c4 -P
    1 end
    1 take G
    0 buy a1 -Y
    0 boat -B -K -K
    0 boat -R -G -G
    0 buy b1 -P
    0 buy c1 -K
    0 end
    1 boat -G -K -K
    1 end
    1 take R
    0 boat -R -Y -K
    0 end
    1 boat -R -B -B
    1 end
    1 take K
    0 buy a1>1 -K
    0 buy d1 -B
    0 end
    0 take K
    1 buy b4 -B
    1 buy a4>1 -K
    1 end
    1 take P
    0 boat -G -P -K
    0 end
    0 take Y
    1 shark a4
    1 buy d4 -Y
    1 boat -B -P -K
    1 end
    1 take P
    0 boat -Y -Y -P
    0 end
    0 take G
    1 buy a4 -B
    1 buy e4>1 -pe
    1 buy f4>2 -G
    1 end
    1 take P
    0 buy e1>2 -K
    0 buy f1 -R
    0 buy b1 -G
    0 end
    0 take K
    1 buy e4 -R
    1 buy f1>2 -P -P -pe
    1 end
    0 boat -K -K -K
    0 end
    1 boat -G -G -K
    1 end
    1 take Y
    0 buy c1>1 -Y
    0 buy d1 -G
    0 buy e4>2 -P -P -pe
    0 end
    0 take Y
    1 buy g4 -K
    1 buy a4>3 -Y
    1 end
    1 take Y
    0 buy c1>3 -Y
    0 end
    0 take Y
    1 boat -Y -G -B
    1 end
    1 take G
    0 buy c1>4 -G
    0 end
    1 buy h4 -B
    1 shark b1
    1 end
    1 take P
    0 buy g1>3 -P
    0 buy d1>4 -G
    0 shark a4
    0 buy a1>5 -B
    0 end
    0 take B
    1 buy a4>3 -pe
    1 reveal a2 -P
    1 buy e1 -Y -Y -G
    1 end
    1 take G
    0 buy e1>5 -K`
}
