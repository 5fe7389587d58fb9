import type { Module } from '../module.ts'
import { bridges } from './bridges/index.ts'
import { campfires } from './campfires/index.ts'
import { documentary } from './documentary/index.tsx'
import { greenPath } from './green-path/index.tsx'
import { hooks } from './hooks/index.ts'
import { mountains } from './mountains/index.ts'
import { summit } from './summit/index.ts'
import type { ModuleWords, UsualWords } from './turn.ts'
import { wildlife } from './wildlife/index.tsx'

export type { ModuleWords, UsualWords }

/** What a page draws of the rules that every match has, in the order in which each is asked, … */
export const usual: readonly Module<UsualWords>[] = [mountains, bridges, campfires, summit]

/** … and then of those that only some have, by their names in the engine. */
export const byName = { wildlife, greenPath, documentary, hooks }

/** Of all that a match may be made of. */
export function allModules(): readonly Module<ModuleWords>[] {
  return [...usual, ...Object.values(byName)]
}
