import type { View } from '../../../../engine/ascent/view.ts'
import type { LogWords } from '../../../seat/game.ts'
import type { Named } from '../../said.ts'
import { allModules, type ModuleWords } from '../modules/index.ts'
import type { Telling } from '../modules/said.ts'
import { sentences, type TurnWords } from './sentences.ts'
import { telling } from './telling.ts'
import type { Said } from '../words/index.ts'

/** All that is said of a match, whatever it is made of. */
export type Words = TurnWords & ModuleWords & LogWords<View>

/** What the modules say of a turn, and of what happened. */
interface Modules {
  readonly turn: readonly Partial<Named & ModuleWords>[]
  readonly log: readonly Telling[]
}

export function saying({ turn, log }: Pick<Said, 'turn' | 'log'>, own: Modules): Words {
  return { ...sentences<ModuleWords>(turn, own.turn, allModules()), ...telling(log, own.log) }
}
