import type { Module } from '../module.ts'
import { blind } from './blind/index.ts'
import { competitive } from './competitive/index.ts'
import { dayNight } from './day_night/index.ts'
import { explorers } from './explorers/index.tsx'
import { halves } from './halves/index.tsx'
import { highArch } from './high_arch/index.ts'
import { jokers } from './jokers/index.ts'
import { lying } from './lying/index.tsx'
import { monsters } from './monsters/index.ts'
import { rocks } from './rocks/index.tsx'
import { storms } from './storms/index.tsx'
import { sunk } from './sunk/index.ts'
import type { ModuleWords } from './turn.ts'
import { usual } from './usual.ts'
import { ways } from './ways/index.tsx'
import { wilds } from './wilds/index.ts'

export type { ModuleWords }

/** What a page draws of each rule or sea that only some matches have, by its name in the engine. */
export const byName = {
  rocks,
  storms,
  monsters,
  wilds,
  jokers,
  high_arch: highArch,
  explorers,
  day_night: dayNight,
  competitive
}

/** All of these, what several of them share, and the base game, in the order in which each is asked: what is special before what is usual. */
export const modules: readonly Module<ModuleWords>[] = [
  lying,
  blind,
  ...Object.values(byName),
  sunk,
  halves,
  ways,
  ...usual
]
