import type { View } from '../../../../engine/tranquility/view.ts'
import type { LogWords } from '../../../seat/game.ts'
import { type ModuleWords, modules } from '../modules/index.ts'
import type { Telling } from '../modules/said.ts'
import type { Named } from '../../said.ts'
import { sentences, type TurnWords } from './sentences.ts'
import { telling } from './telling.ts'
import type { Said } from '../words/index.ts'

/** All that is said of a match, whatever it is made of. */
export type Words = TurnWords & ModuleWords & LogWords<View>

/** What the modules say of a turn, of what happened, and of cards that no hand of a match under way ever holds. */
interface Modules {
  readonly turn: readonly Partial<Named & ModuleWords>[]
  readonly log: readonly Telling[]
  readonly record: readonly Readonly<Record<string, string>>[]
}

export function saying({ turn, log }: Pick<Said, 'turn' | 'log'>, own: Modules): Words {
  const words = sentences<ModuleWords>(turn, own.turn, modules)
  const unheld: Readonly<Record<string, string>> = Object.assign({}, ...own.record)
  return { ...words, ...telling(log, own.log), card: card => unheld[card] ?? words.card(card) }
}
