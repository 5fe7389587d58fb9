import type { Options } from '../game.ts'
import type { Random } from '../random.ts'
import { difference } from '../multiset.ts'
import type { State } from './core/state.ts'
import { type Card, type BreedingCard, BREEDING_CARDS, SEA_CARDS } from './sea/cards.ts'
import { cellNameOf, SLOTS } from './sea/grid.ts'
import { CARD_BACK, type View } from './view.ts'

/**
 * A random state that fits the view of a seat that must decide: cards that lie face down, the deck and the rest of the
 * breeding cards are shuffled, all else is open (RULES.md, 6).
 */
export function sampleState(_: Options, view: View, random: Random): State {
  const { cells, half, discard, wanted, stock, boatsLeft, active, phase, dice, given } = view
  const unseen = random.shuffle(unseenSeaCards(view))
  const grid = SLOTS.map(slot => {
    const cell = cellNameOf(slot)
    const shown = cells[cell]
    if (shown === undefined) return null
    const card = shown === CARD_BACK ? (unseen.pop() ?? '~') : shown
    return { card, up: shown !== CARD_BACK, half: half.includes(cell) }
  })
  return {
    grid,
    deck: unseen,
    discard,
    breeding: random.shuffle(hiddenBreedingCards(view)),
    wanted,
    stock,
    boatsLeft,
    players: view.players.map(({ worms, pearls, sharks, boats, corals }) => ({ worms, pearls, sharks, boats, corals })),
    active,
    phase,
    dice,
    given,
    looking: null,
    result: null
  }
}

/** The sea cards that lie face down or in the deck: all 60 without those that lie open or are held. */
export function unseenSeaCards({ cells, discard, players }: View): readonly Card[] {
  const open = Object.values(cells).filter(card => card !== CARD_BACK)
  const held = players.flatMap(({ pearls, sharks, corals }): Card[] => [
    ...Array.from({ length: pearls }, (): Card => 'pe'),
    ...Array.from({ length: sharks }, (): Card => 'sh'),
    ...corals.flatMap(({ fish }): Card[] => (fish ? ['co', fish] : ['co']))
  ])
  return difference(SEA_CARDS, [...open, ...discard, ...held])
}

function hiddenBreedingCards({ wanted, players }: View): readonly BreedingCard[] {
  const bred = players.flatMap(({ corals }) => corals.flatMap(({ bred: pair }) => pair ?? []))
  return difference(BREEDING_CARDS, [...wanted.flatMap(pair => pair ?? []), ...bred])
}
