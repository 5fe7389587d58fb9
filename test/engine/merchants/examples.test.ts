import { resultWhenEndedEarly } from '../../../engine/defaults.ts'
import { expect, test } from 'vitest'
import { normalizeLine } from '../../../engine/match.ts'
import { merchants } from '../../../engine/merchants/index.ts'
import { isOffered } from '../../choices.ts'
import { refusal } from '../refused.ts'
import { choicesOf, found, play, playAll, position, rows } from './position.ts'

// The worked examples of RULES.md, 8: number, what differs from position D, lines before, the line, what comes of it.

const MOUNTAINS = 'M@f8, M@e7, M@d7'
const CHEESE = `${MOUNTAINS}, go d7 -M, go c7 -F`
const SOLD = `${CHEESE}, end`

const LEGAL = `
  1 | | | M@f8 | reserve M8; hand MMMFV; played 1; told placed
  2 | | M@f8, M@e7 | M@d7 | tile f8M; tile e7M; tile d7M; reserve M6; hand MFV; played 3
  3 | | ${MOUNTAINS} | go d7 -M | at d7 d4; hand FV; played 4; told went
  4 | | ${MOUNTAINS}, go d7 -M | go c7 -F | at c7 d4; hand V; played 5; entered c7
  5 | | ${CHEESE} | end | held 4 6; phase sale; deck 39; told ended drew; drew turn 3
  6 | | ${SOLD} | sell coin | coins 2; castle cheese 2 2; gold 2 0; wagon wine cloth weapons gems; phase bonus; told sold
  7 | | ${SOLD} | sell cards | held 6 6; gold 0 0; castle cheese 2 2 2; wagon wine cloth weapons gems; phase bonus; told sold drew; drew sale 2
  8 | | ${SOLD} | no sale | active 1; phase play; wagon cheese wine cloth weapons gems; told declined turn
  9 | | ${SOLD}, sell coin | roll =3 | phase die; die 3 M sale; active 0; told rolled
  9 | | ${SOLD}, sell coin, roll =3 | put e8 | reserve M5; active 1; phase play; die -; told put turn
  9 | | ${SOLD}, sell coin | no roll | active 1; phase play; die -; told declined turn
  13 | hand FFMV | F@f8, go e6 -F | go e5 -M | hand V; played 3; entered e5
  14 | hand FFMV | F@f8, go e6 -F, go e5 -M | end | held 6 6; deck 37; active 1; told ended drew drew turn; drew turn 3 meadow 2
  15 | at e5 d4; hand FFMV | remove f7 -F -F | end | held 4 6; told ended drew turn; drew turn 2
  16 | at e5 d4; hand FVM; played 0 | go e6 -F, go e5 -V | end | held 6 6; told ended drew drew turn; drew turn 2 meadow 3
  23 | reserve V0; tiles f7F e6F d4V e4V e3W | | V@e4>f8 | tile e4-; tile f8V; reserve V0; hand MMMMF; played 1
  24 | | | remove e3 -F -V | reserve W9; played 2; hand MMMM; tile e3-; told removed
  27 | | | rock f7 | rocks 3 3; lying f7 f3; played 0; tile f7F; common 2; told blocked
  33 | | roll -F -V =2 | shift e3>f8 | tile f8W; tile e3-; played 2; phase play; reserve W8; told shifted
  34 | | roll -F -V =2 | put f8 | reserve W7; tile f8W; die -; told put
  35 | | roll -F -V =2 | return e3 | reserve W9; tile e3-; told returned
  36b | | roll -F -V =2 | skip | reserve W8; phase play; played 2; told skipped
  37 | | roll -F -V =6 | shift f3>f7 | lying f7; tile f7F; common 2; told shifted
  39 | | roll -F -V =6 | return f3 | common 3; rocks 4 3; lying
  42 | | | end | held 6 6; deck 42; active 1; told ended turn
  43 | hand MMMM | | end | held 5 6; deck 41; told ended drew turn; drew turn 1
  44 | at f8 d4; tiles f8M f7F; lacks cheese wine; hand MV; played 2 | go g9 -M | end | held 6 6; wagon cheese wine cloth weapons gems; told ended drew drew loaded turn; drew turn 3 warehouse 2
  45 | at g3 d4; lacks cloth; hand MM | | end | active 1; held 3 6; gold 0 0; told ended drew turn
  46 | at c1 d4; gems -; phase sale | | sell cards | phase bonus; held 6 6; gold 0 0; wagon cheese wine cloth weapons
  47 | at c1 d4; gems 4 3; coins 5 4 5; phase sale | | sell coin | coins 5 4 5 4; gold 18 0; phase over; winners 0; awaits; told sold over
  47 | at c1 d4; gems 4 3; coins 5 4 4; phase sale | | sell coin | gold 17 0; phase bonus; awaits 0; told sold
  48 | hand MMMM; deck 1; discard 20; played 3 | | end | held 6 6; deck 19; discard 0
  48 | hand MMM; deck 1; discard 20; played 3 | | end | held 6 6; deck 18; discard 0; told ended shuffled drew turn
  50 | at f7 f7; hand FV | | go e6 -F | at e6 f7
  50 | at f7 f7; active 1; other FWWEEE | | 1: go e6 -F | at f7 e6
  51 | at f8 d4; tiles f8M f7F; hand F; played 4 | | go g9 -F | held 6 6; wagon cheese wine cloth weapons gems; active 1; told went drew drew turn; drew turn 3 warehouse 3
  52 | hand FV | roll -F -V =4 | skip | held 2 6; active 1; told skipped drew turn; drew turn 2
  53 | | rock g8 | end | rocks 3 3; held 6 6; active 1; told ended turn
  56 | hand FFMMVE | | roll -F -F =3 | hand MMVE; played 2; phase die; die 3 M cards; told paid rolled
  59 | at c1 d4; gems 5 4 | end | sell coin | held 6 6; gold 5 0; coins 5; castle gems 4; phase bonus
  59 | at c1 d4; gems 5 4 | | end | held 6 6; phase sale; told ended
  60 | at c1 d4; hand MM; deck 3; discard 9; phase sale | | sell cards | held 6 6; deck 8; discard 0; told sold shuffled drew; drew sale 4
`

test.each(rows(LEGAL))('example %s: %s, %s, %s', (_, where, before, line, told) => {
  const at = playAll(position(where), before).state
  const [, seat, bare = ''] = /^(?:(\d): )?(.*?)(?: =\d)?$/.exec(line) ?? []
  expect(isOffered(choicesOf(at, Number(seat ?? 0)), normalizeLine(merchants, bare))).toBe(true)
  expect(found(play(at, line), told)).toBe(told)
})

const REFUSED = `
  10 | | | go d4 -V | UNREACHABLE
  11 | | | go f7 -F | UNREACHABLE
  12 | | | go e5 -V | NOT_ADJACENT
  12b | | M@f8 | go f8 -F | WRONG_TERRAIN
  12c | | | go f8 -M | NO_TILE
  12d | | | go f3 -M | ROCK_THERE
  12e | | ${MOUNTAINS}, go d7 -M | go d7 -F | ALREADY_THERE
  17 | | | W@f8 | CARD_NOT_IN_HAND
  18 | | | M@e5 | NOT_A_TILE_SPACE
  19 | | | M@f3 | NOT_EMPTY
  20 | | | M@e3>f8 | FROM_NOT_ALLOWED
  21 | reserve V0 | | V@f8 | NEEDS_FROM
  22 | reserve V0 | | V@d4>f8 | BAD_FROM
  25 | | | remove d4 -F -V | OCCUPIED
  26 | | | remove f3 -F -V | ROCK_THERE
  28 | hand FFMV | rock f7, F@f8 | go e6 -F | UNREACHABLE
  29 | | rock f7 | rock g8 | ROCK_ALREADY
  30 | | M@f8 | rock g8 | ROCK_TOO_LATE
  31 | | | rock d4 | OCCUPIED
  32 | | | rock i7 | NOT_A_TILE_SPACE
  32b | rocks 0 3 | | rock g8 | NO_ROCK
  36 | | roll -F -V =2 | return e6 | BAD_FROM
  38 | | roll -F -V =6 | shift f3>d4 | OCCUPIED
  40 | common 0 | roll -F -V =6 | put g8 | RESERVE_EMPTY
  41 | | roll -F -V =3 | M@f8 | WRONG_PHASE
  46 | at c1 d4; gems -; phase sale | | sell coin | NO_COIN
  49 | | | 1: E@f8 | NOT_YOUR_TURN
  52 | hand FV | roll -F -V =4 | return d4 | BAD_FROM
  54 | | roll -F -V =6 | shift e3>g3 | NOT_A_TILE_SPACE
  55 | | | rock a9 | BAD_ACTION
  55 | | | M@b8 | BAD_ACTION
  55 | | | go f8 | BAD_ACTION
  55 | | | remove e3 -F | BAD_ACTION
  57 | | | roll -F -F | CARD_NOT_IN_HAND
  58 | phase sale; at c1 d4 | | roll -F -V | WRONG_PHASE
  58 | phase sale; at c1 d4 | | end | WRONG_PHASE
  58 | phase sale; at c1 d4 | | roll | WRONG_PHASE
`

// What no example shows: whatever might be confused.
const MORE = `
  a rock on a rock | | | rock f3 | ROCK_THERE
  a castle has no tile to remove | | | remove g3 -F -V | NOT_A_TILE_SPACE
  nothing is removed from nowhere | | | remove f8 -F -V | NO_TILE
  cards are held before anything else | | | remove g3 -W -V | CARD_NOT_IN_HAND
  no card that is not held leads anywhere | hand MMF | | go f8 -V | CARD_NOT_IN_HAND
  a card that is held leads nowhere twice | | | go g9 -M | ALREADY_THERE
  a tile below a rock leads nowhere | lying f7 f3 | | go f7 -F | ROCK_THERE
  a tile below a rock is not moved | reserve V0; tiles f7F e6F d4V e4V; lying e4 | | V@e4>f8 | BAD_FROM
  a tile of another terrain is not moved | reserve V0 | | V@e3>f8 | BAD_FROM
  a tile is not laid on a tile | | | M@f7 | NOT_EMPTY
  the die lays no tile on a tile | | roll -F -V =3 | put f7 | NOT_EMPTY
  nor on a castle | | roll -F -V =3 | put g3 | NOT_A_TILE_SPACE
  nor out of nothing | reserve W0 | roll -F -V =2 | put f8 | RESERVE_EMPTY
  the die lays no rock on a rock | | roll -F -V =6 | put f3 | ROCK_THERE
  nor under a merchant | | roll -F -V =6 | put d4 | OCCUPIED
  nor moves one onto itself | | roll -F -V =6 | shift f3>f3 | ROCK_THERE
  nor one that is not there | | roll -F -V =6 | shift f7>f8 | BAD_FROM
  a tile that is moved needs an empty space | | roll -F -V =2 | shift e3>f7 | NOT_EMPTY
  nothing is sold where nothing is asked | | | sell coin | WRONG_PHASE
  no free die without a sale | | | roll | WRONG_PHASE
  a die that was not rolled is not used | | | skip | WRONG_PHASE
  no sale is declined without one | | | no sale | WRONG_PHASE
  no roll is declined without one | | | no roll | WRONG_PHASE
  nothing is put without a die | | | put f8 | WRONG_PHASE
  a turn that is spent is not ended by its seat | hand -; rocks 0 3 | | end | WRONG_PHASE
`

test.each([...rows(REFUSED), ...rows(MORE)])(
  'example %s: %s, %s, %s is refused with %s',
  (_, where, before, line, code) => {
    const at = playAll(position(where), before).state
    expect(refusal(() => play(at, line))?.code).toBe(code)
  }
)

test('example 47: whoever has 18 has won, and all are ranked by gold', () => {
  const { state, events } = play(position('at c1 d4; gems 4 3; coins 5 4 5; theirs 5 2; phase sale'), 'sell coin')
  const end = { outcome: 'ranked', why: 'GOLD' }
  expect(merchants.result(state)).toEqual({ ...end, ranking: [[0], [1]], scores: [18, 7] })
  expect(events.at(-1)).toEqual({ type: 'over', facts: end })
})

test('example 61: who stops is ranked by gold, and whoever gave up is last', () => {
  const state = position('coins 5 4; theirs 5 4 3')
  expect(resultWhenEndedEarly(merchants, state, [])).toEqual({
    outcome: 'stopped',
    why: 'STOPPED',
    ranking: [[1], [0]],
    scores: [9, 12]
  })
  expect(resultWhenEndedEarly(merchants, state, [1])).toMatchObject({ ranking: [[0], [1]] })
  expect(resultWhenEndedEarly(merchants, position('coins 5; theirs 3 2'), []).ranking).toEqual([[0, 1]])
})
