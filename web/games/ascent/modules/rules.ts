import * as bridges from './bridges/en.ts'
import * as campfires from './campfires/en.ts'
import * as documentary from './documentary/en.ts'
import * as greenPath from './green-path/en.ts'
import * as hooks from './hooks/en.ts'
import * as mountains from './mountains/en.ts'
import * as summit from './summit/en.ts'
import * as wildlife from './wildlife/en.ts'

/** The modules' chapters of the rules. */
export const rules = {
  ...bridges.rules,
  ...campfires.rules,
  ...documentary.rules,
  ...greenPath.rules,
  ...hooks.rules,
  ...mountains.rules,
  ...summit.rules,
  ...wildlife.rules
}

/** What they let somebody do in a turn. */
export const acts = {
  ...bridges.acts,
  ...campfires.acts,
  ...hooks.acts,
  ...mountains.acts,
  ...summit.acts,
  ...wildlife.acts
}

/** Their actions as lines. */
export const lines = {
  ...bridges.lines,
  ...campfires.lines,
  ...hooks.lines,
  ...mountains.lines,
  ...summit.lines,
  ...wildlife.lines
}
