import * as competitive from './competitive/en.ts'
import * as dayNight from './day_night/en.ts'
import * as discard from './discard/en.ts'
import * as explorers from './explorers/en.ts'
import * as finish from './finish/en.ts'
import * as islands from './islands/en.ts'
import * as jokers from './jokers/en.ts'
import * as monsters from './monsters/en.ts'
import * as rocks from './rocks/en.ts'
import type { Telling } from './said.ts'
import * as start from './start/en.ts'
import * as storms from './storms/en.ts'
import * as wilds from './wilds/en.ts'

/** What the base game tells of what happened, … */
export const usual: readonly Telling[] = [discard.log, finish.log, start.log, islands.log]

/** … and what is told only in some matches. */
export const log: readonly Telling[] = [
  competitive.log,
  dayNight.log,
  explorers.log,
  jokers.log,
  monsters.log,
  rocks.log,
  storms.log,
  wilds.log
]
