import * as competitive from './competitive/en.ts'
import * as dayNight from './day_night/en.ts'
import * as explorers from './explorers/en.ts'
import * as jokers from './jokers/en.ts'
import * as monsters from './monsters/en.ts'
import * as rocks from './rocks/en.ts'
import type { Telling } from './said.ts'
import * as storms from './storms/en.ts'
import * as wilds from './wilds/en.ts'

/** What the modules tell of what happened. */
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
