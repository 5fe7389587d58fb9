import type { Card } from '../../sea/cards.ts'
import { cellNamedOrThrow, seaNamed } from '../../sea/seas.ts'
import type { RuleSampling, OptionsAndView } from '../../sample-state/rule-sampling.ts'
import type { Random } from '../../../random.ts'
import { removeEachOnce } from '../../../multiset.ts'
import { HAND_CARD_BY_EXPLORER, explorersThatAddOneCardToPrice, explorerDeck } from './deck.ts'
import { EXPLORER_KINDS, type ExplorerKind } from './slice.ts'

/** Samples the Explorer cards that lie face down, and those that others keep in their hands. */
export const explorersSampling: RuleSampling = {
  slice(input, random) {
    const { spent = [], storms = [] } = input.view.explorers ?? {}
    const sea = seaNamed(input.view.sea)
    const cells = storms.map(name => cellNamedOrThrow(sea, name))
    return {
      explorers: {
        deck: deckIn(input, random),
        spent,
        storms: cells,
        dear: explorersThatAddOneCardToPrice(input.options)
      }
    }
  },

  extraCards: ({ explorers }, input) =>
    (removeEachOnce(hiddenOrKeptExplorers(input), explorers?.deck ?? []) ?? []).flatMap(
      (explorer): Card | readonly Card[] => HAND_CARD_BY_EXPLORER[explorer] ?? []
    ),
  openDiscards: spentCompasses,
  zoneLimits: () => ({ C: 'handsAndDiscards', F: 'handsAndDiscards', J: 'handsAndDiscards' })
}

/** Samples the rest of the Explorer deck: the hidden cards, without those that other seats must have kept. */
function deckIn(input: OptionsAndView, random: Random): readonly ExplorerKind[] {
  const hidden = random.shuffle(removeEachOnce(hiddenOrKeptExplorers(input), knownKeptExplorers(input)) ?? [])
  const kept = hidden.length - (input.view.explorers?.left ?? 0)
  const keeps = hidden.filter(explorer => HAND_CARD_BY_EXPLORER[explorer]).slice(0, kept)
  return removeEachOnce(hidden, keeps) ?? hidden
}

/** The Explorer cards that lie face down or were kept by a seat. */
function hiddenOrKeptExplorers({ options, view: { explorers } }: OptionsAndView): readonly ExplorerKind[] {
  const { spent = [], storms = [] } = explorers ?? {}
  return removeEachOnce(explorerDeck(options), [...spent, ...storms.map(() => 'storm' as const)]) ?? []
}

/** The Explorer cards that the viewer knows to have been kept: those in its own hand, and those that were played. */
function knownKeptExplorers(input: OptionsAndView): readonly ExplorerKind[] {
  const { hand = [], standIns = {} } = input.view
  const played = [...spentCompasses(input), ...Object.values(standIns)]
  return [...hand, ...played].flatMap(
    card => EXPLORER_KINDS.find(explorer => HAND_CARD_BY_EXPLORER[explorer] === card) ?? []
  )
}

/** The Compasses that were discarded in public: one for each Storm that was removed. */
function spentCompasses({ view: { explorers } }: OptionsAndView): readonly Card[] {
  return (explorers?.spent ?? []).flatMap((explorer): readonly Card[] => (explorer === 'storm' ? ['C'] : []))
}
