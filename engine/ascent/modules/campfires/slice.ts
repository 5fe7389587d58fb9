import type { Campfire, Card } from '../../mountain/cards.ts'

export type Campfires = {
  readonly action: {
    readonly verb: 'campfire'
    readonly card: Campfire
    readonly source: string
    readonly target: string
    readonly payment: readonly Card[]
  }
  readonly event: 'lifted'
}
