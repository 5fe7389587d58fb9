import * as competitive from './competitive/en.ts'
import * as dayNight from './day_night/en.ts'
import * as discard from './discard/en.ts'
import * as explorers from './explorers/en.ts'
import * as finish from './finish/en.ts'
import * as highArch from './high_arch/en.ts'
import * as islands from './islands/en.ts'
import * as monsters from './monsters/en.ts'
import * as removal from './removal/en.ts'
import * as rocks from './rocks/en.ts'
import * as start from './start/en.ts'
import * as storms from './storms/en.ts'
import * as wilds from './wilds/en.ts'

/** The modules' chapters of the rules, by their folders. */
export const rules = {
  islands: islands.rules,
  discard: discard.rules,
  start: start.rules,
  finish: finish.rules,
  removal: removal.rules,
  rocks: rocks.rules,
  monsters: monsters.rules,
  storms: storms.rules,
  wilds: wilds.rules,
  high_arch: highArch.rules,
  day_night: dayNight.rules,
  explorers: explorers.rules,
  competitive: competitive.rules
}

/** Their actions as lines. */
export const lines = {
  rocks: rocks.line,
  monsters: monsters.line,
  storms: storms.line,
  wilds: wilds.line,
  day_night: dayNight.line,
  explorers: explorers.line,
  competitive: competitive.line
}
