import type { Card } from '../../mountain/cards.ts'
import type { Herds } from './ibexes.ts'

export type Wildlife = {
  readonly action: { readonly verb: 'herd'; readonly route: readonly string[]; readonly payment: readonly Card[] }
  /** Where ibexes stand, and how many may still appear. */
  readonly shown: { readonly herds?: Herds; readonly supply?: number }
  readonly event: 'herded' | 'appeared' | 'climbed'
}
