import type { Card } from '../../sea/cards.ts'
import { cellAt, seaNamed } from '../../sea/seas.ts'
import { queueEndOfTurn } from '../../core/turn.ts'
import type { RuleSampling, SampleInput } from '../../sample-state/rule-sampling.ts'
import type { Random } from '../../../random.ts'
import { removeAll } from '../../../multiset.ts'
import { CARD_OF_KEPT, explorersCostingMore, explorerDeck } from './deck.ts'
import { EXPLORERS, type Explorer } from './slice.ts'

export const explorersSampling: RuleSampling = {
  slice(known, random) {
    const { spent = [], storms = [] } = known.view.explorers ?? {}
    const sea = seaNamed(known.view.sea)
    const cells = storms.map(name => cellAt(sea, name))
    return {
      explorers: { deck: deckIn(known, random), spent, storms: cells, dear: explorersCostingMore(known.options) }
    }
  },

  extraCards: ({ explorers }, known) =>
    (removeAll(outOfSight(known), explorers?.deck ?? []) ?? []).flatMap(
      (explorer): Card | readonly Card[] => CARD_OF_KEPT[explorer] ?? []
    ),
  zoneLimits: () => ({ C: 'met', F: 'met', J: 'met' }),
  atPhase: {
    pay: (state, { view }) => queueEndOfTurn(state, [view.active], [{ step: 'pay', due: view.explorers?.due ?? 0 }])
  }
}

/** Samples the rest of the deck: of the Explorer cards that nobody has seen lie open, some have come to hands. */
function deckIn(known: SampleInput, random: Random): readonly Explorer[] {
  const hidden = random.shuffle(removeAll(outOfSight(known), ownOf(known)) ?? [])
  const kept = hidden.length - (known.view.explorers?.left ?? 0)
  const keeps = hidden.filter(explorer => CARD_OF_KEPT[explorer]).slice(0, kept)
  return removeAll(hidden, keeps) ?? hidden
}

/** The Explorer cards that lie face down or in a hand. */
function outOfSight({ options, view: { explorers } }: SampleInput): readonly Explorer[] {
  const { spent = [], storms = [] } = explorers ?? {}
  return removeAll(explorerDeck(options), [...spent, ...storms.map(() => 'storm' as const)]) ?? []
}

function ownOf({ view: { hand = [] } }: SampleInput): readonly Explorer[] {
  return hand.flatMap(card => EXPLORERS.find(explorer => CARD_OF_KEPT[explorer] === card) ?? [])
}
