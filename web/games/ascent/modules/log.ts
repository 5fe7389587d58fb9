import * as bridges from './bridges/en.ts'
import * as campfires from './campfires/en.ts'
import * as documentary from './documentary/en.ts'
import * as hooks from './hooks/en.ts'
import * as mountains from './mountains/en.ts'
import type { Telling } from './said.ts'
import * as summit from './summit/en.ts'
import * as wildlife from './wildlife/en.ts'

/** What the modules tell of what happened. */
export const log: readonly Telling[] = [
  bridges.log,
  campfires.log,
  documentary.log,
  hooks.log,
  mountains.log,
  summit.log,
  wildlife.log
]
