import type { Card } from '../../sea/cards.ts'
import { cellAt, seaNamed } from '../../sea/seas.ts'
import type { RuleSampling, SampleInput } from '../../sample-state/rule-sampling.ts'
import type { Random } from '../../../random.ts'
import { removeAll } from '../../../multiset.ts'
import { CARD_OF_KEPT, explorersCostingMore, explorerDeck } from './deck.ts'
import { EXPLORERS, type Explorer } from './slice.ts'

/** Samples the Explorer cards that lie face down, and those that others keep in their hands. */
export const explorersSampling: RuleSampling = {
  slice(input, random) {
    const { spent = [], storms = [] } = input.view.explorers ?? {}
    const sea = seaNamed(input.view.sea)
    const cells = storms.map(name => cellAt(sea, name))
    return {
      explorers: { deck: deckIn(input, random), spent, storms: cells, dear: explorersCostingMore(input.options) }
    }
  },

  extraCards: ({ explorers }, input) =>
    (removeAll(outOfSight(input), explorers?.deck ?? []) ?? []).flatMap(
      (explorer): Card | readonly Card[] => CARD_OF_KEPT[explorer] ?? []
    ),
  openDiscards: spentCompasses,
  zoneLimits: () => ({ C: 'met', F: 'met', J: 'met' })
}

/** Samples the rest of the Explorer deck: the hidden cards, without those that other seats must have kept. */
function deckIn(input: SampleInput, random: Random): readonly Explorer[] {
  const hidden = random.shuffle(removeAll(outOfSight(input), knownKept(input)) ?? [])
  const kept = hidden.length - (input.view.explorers?.left ?? 0)
  const keeps = hidden.filter(explorer => CARD_OF_KEPT[explorer]).slice(0, kept)
  return removeAll(hidden, keeps) ?? hidden
}

/** The Explorer cards that lie face down or were kept by a seat. */
function outOfSight({ options, view: { explorers } }: SampleInput): readonly Explorer[] {
  const { spent = [], storms = [] } = explorers ?? {}
  return removeAll(explorerDeck(options), [...spent, ...storms.map(() => 'storm' as const)]) ?? []
}

/** The Explorer cards that the viewer knows to have been kept: those in its own hand, and those that were played. */
function knownKept(input: SampleInput): readonly Explorer[] {
  const { hand = [], standIns = {} } = input.view
  const played = [...spentCompasses(input), ...Object.values(standIns)]
  return [...hand, ...played].flatMap(card => EXPLORERS.find(explorer => CARD_OF_KEPT[explorer] === card) ?? [])
}

/** The Compasses that were discarded in public: one for each Storm that was removed. */
function spentCompasses({ view: { explorers } }: SampleInput): readonly Card[] {
  return (explorers?.spent ?? []).flatMap((explorer): readonly Card[] => (explorer === 'storm' ? ['C'] : []))
}
