import type { View } from '../../../../engine/merchants/view.ts'
import type { LogWords } from '../../../seat/game.ts'
import type { Said } from '../words/index.ts'
import { sentences, type TurnWords } from './sentences.ts'
import { telling } from './telling.ts'

/** All that is said of a match. */
export type Words = TurnWords & LogWords<View>

export function saying({ turn, log }: Pick<Said, 'turn' | 'log'>): Words {
  return { ...sentences(turn), ...telling(log) }
}
