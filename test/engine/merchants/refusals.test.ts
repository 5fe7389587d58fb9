import { expect, test } from 'vitest'
import { refusal } from '../refused.ts'
import { play, playAll, position } from './position.ts'

// What is told of a refusal beside its code: RULES.md, 9.

const F8 = { space: 'f8' }

test.each([
  ['', 'rock f7', 'rock g8', 'ROCK_ALREADY', {}],
  ['', 'M@f8', 'rock g8', 'ROCK_TOO_LATE', {}],
  ['rocks 0 3', '', 'rock g8', 'NO_ROCK', {}],
  ['', '', 'remove e3 -W -V', 'CARD_NOT_IN_HAND', { cards: ['W', 'V'] }],
  ['reserve W0', 'roll -F -V =2', 'put f8', 'RESERVE_EMPTY', { what: 'W' }],
  ['common 0', 'roll -F -V =6', 'put f8', 'RESERVE_EMPTY', { what: 'ROCK' }],
  ['', '', 'M@g3', 'NOT_A_TILE_SPACE', { space: 'g3' }],
  ['', '', 'rock g3', 'NOT_A_TILE_SPACE', { space: 'g3' }],
  ['', '', 'remove g3 -M -V', 'NOT_A_TILE_SPACE', { space: 'g3' }],
  ['', 'roll -F -V =6', 'put g3', 'NOT_A_TILE_SPACE', { space: 'g3' }],
  ['', '', 'go g9 -M', 'ALREADY_THERE', { space: 'g9' }],
  ['', '', 'go f3 -M', 'ROCK_THERE', { space: 'f3' }],
  ['', '', 'rock f3', 'ROCK_THERE', { space: 'f3' }],
  ['', '', 'remove f3 -M -V', 'ROCK_THERE', { space: 'f3' }],
  ['', 'roll -F -V =6', 'put f3', 'ROCK_THERE', { space: 'f3' }],
  ['', '', 'go f8 -M', 'NO_TILE', F8],
  ['', '', 'remove f8 -M -V', 'NO_TILE', F8],
  ['', 'M@f8', 'go f8 -F', 'WRONG_TERRAIN', { ...F8, terrain: 'M' }],
  ['', '', 'go f7 -F', 'UNREACHABLE', { space: 'f7' }],
  ['', '', 'go e5 -V', 'NOT_ADJACENT', { space: 'e5' }],
  ['', '', 'M@f7', 'NOT_EMPTY', { space: 'f7' }],
  ['', 'roll -F -V =3', 'put f7', 'NOT_EMPTY', { space: 'f7' }],
  ['', '', 'rock d4', 'OCCUPIED', { space: 'd4' }],
  ['', '', 'remove d4 -M -V', 'OCCUPIED', { space: 'd4' }],
  ['', 'roll -F -V =6', 'shift f3>d4', 'OCCUPIED', { space: 'd4' }],
  ['', '', 'M@e3>f8', 'FROM_NOT_ALLOWED', { terrain: 'M' }],
  ['reserve V0', '', 'V@f8', 'NEEDS_FROM', { terrain: 'V' }],
  ['reserve V0', '', 'V@d4>f8', 'BAD_FROM', { space: 'd4' }],
  ['', 'roll -F -V =2', 'return e6', 'BAD_FROM', { space: 'e6', what: 'W' }],
  ['', 'roll -F -V =6', 'shift f7>f8', 'BAD_FROM', { space: 'f7', what: 'ROCK' }],
  ['at c1 d4; gems -; phase sale', '', 'sell coin', 'NO_COIN', {}]
])('%s after %s: %s is refused with %s, and what is wrong about it', (where, before, line, code, facts) => {
  const refused = refusal(() => play(playAll(position(where), before).state, line))
  expect([refused?.code, refused?.facts]).toEqual([code, facts])
})
