import type { Own } from '../../said.ts'
import * as blind from './blind/en.ts'
import * as competitive from './competitive/en.ts'
import * as dayNight from './day_night/en.ts'
import * as discard from './discard/en.ts'
import * as explorers from './explorers/en.ts'
import * as finish from './finish/en.ts'
import * as halves from './halves/en.ts'
import * as islands from './islands/en.ts'
import * as jokers from './jokers/en.ts'
import * as monsters from './monsters/en.ts'
import * as rocks from './rocks/en.ts'
import * as standingFor from './standing-for/en.ts'
import * as start from './start/en.ts'
import * as storms from './storms/en.ts'
import * as sunk from './sunk/en.ts'
import * as ways from './ways/en.ts'
import * as wilds from './wilds/en.ts'

/** The pieces that the sentences are made of: of the base game, … */
export const usual = [discard.turn, finish.turn, islands.turn, start.turn]

/** … and of all that only some matches have. */
export const turn = [
  blind.turn,
  competitive.turn,
  dayNight.turn,
  explorers.turn,
  halves.turn,
  jokers.turn,
  monsters.turn,
  rocks.turn,
  standingFor.turn,
  storms.turn,
  sunk.turn,
  ways.turn,
  wilds.turn
]

export type UsualWords = Own<typeof discard.turn> & Own<typeof islands.turn> & Own<typeof start.turn>

export type ModuleWords = UsualWords &
  Own<typeof blind.turn> &
  Own<typeof competitive.turn> &
  Own<typeof dayNight.turn> &
  Own<typeof explorers.turn> &
  Own<typeof halves.turn> &
  Own<typeof monsters.turn> &
  Own<typeof rocks.turn> &
  Own<typeof standingFor.turn> &
  Own<typeof storms.turn> &
  Own<typeof sunk.turn> &
  Own<typeof ways.turn> &
  Own<typeof wilds.turn>
