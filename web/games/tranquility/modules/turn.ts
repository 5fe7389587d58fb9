import type { Own } from '../../said.ts'
import * as competitive from './competitive/en.ts'
import * as dayNight from './day_night/en.ts'
import * as explorers from './explorers/en.ts'
import * as halves from './halves/en.ts'
import * as jokers from './jokers/en.ts'
import * as monsters from './monsters/en.ts'
import * as rocks from './rocks/en.ts'
import * as standingFor from './standing-for/en.ts'
import * as storms from './storms/en.ts'
import * as ways from './ways/en.ts'
import * as wilds from './wilds/en.ts'

/** The pieces that the modules' sentences are made of. */
export const turn = [
  competitive.turn,
  dayNight.turn,
  explorers.turn,
  halves.turn,
  jokers.turn,
  monsters.turn,
  rocks.turn,
  standingFor.turn,
  storms.turn,
  ways.turn,
  wilds.turn
]

export type ModuleWords = Own<typeof competitive.turn> &
  Own<typeof dayNight.turn> &
  Own<typeof explorers.turn> &
  Own<typeof halves.turn> &
  Own<typeof monsters.turn> &
  Own<typeof rocks.turn> &
  Own<typeof standingFor.turn> &
  Own<typeof storms.turn> &
  Own<typeof ways.turn> &
  Own<typeof wilds.turn>
