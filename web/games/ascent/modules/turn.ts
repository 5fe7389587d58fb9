import type { Own } from '../../said.ts'
import * as bridges from './bridges/en.ts'
import * as campfires from './campfires/en.ts'
import * as documentary from './documentary/en.ts'
import * as greenPath from './green-path/en.ts'
import * as hooks from './hooks/en.ts'
import * as mountains from './mountains/en.ts'
import * as summit from './summit/en.ts'
import * as wildlife from './wildlife/en.ts'

/** The pieces that the sentences are made of: of the rules that every match has, … */
export const usual = [bridges.turn, campfires.turn, mountains.turn, summit.turn]

/** … and of those that only some have. */
export const turn = [documentary.turn, greenPath.turn, hooks.turn, wildlife.turn]

export type UsualWords = Own<typeof campfires.turn> & Own<typeof mountains.turn> & Own<typeof summit.turn>

export type ModuleWords = UsualWords &
  Own<typeof documentary.turn> &
  Own<typeof greenPath.turn> &
  Own<typeof hooks.turn> &
  Own<typeof wildlife.turn>
