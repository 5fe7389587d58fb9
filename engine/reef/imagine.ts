import type { Options } from '../game.ts'
import type { Random } from '../random.ts'
import { difference } from '../multiset.ts'
import type { State } from './core/state.ts'
import { type Card, type Pair, PAIRS, SEA } from './sea/cards.ts'
import { nameOf, SLOTS } from './sea/grid.ts'
import { BACK, type View } from './view.ts'

/** A whole state, by chance, as it might be where somebody must decide who has that view. */
export function imagine(_: Options, view: View, random: Random): State {
  const { cells, half, discard, wanted, stock, boatsLeft, active, phase, dice, given } = view
  const unseen = random.shuffle(unseenIn(view))
  const grid = SLOTS.map(slot => {
    const cell = nameOf(slot)
    const shown = cells[cell]
    if (shown === undefined) return null
    const card = shown === BACK ? (unseen.pop() ?? '~') : shown
    return { card, up: shown !== BACK, half: half.includes(cell) }
  })
  return {
    grid,
    deck: unseen,
    discard,
    breeding: random.shuffle(unseenPairs(view)),
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

/** The sea cards that are in the deck or face down. */
export function unseenIn({ cells, discard, players }: View): readonly Card[] {
  const open = Object.values(cells).filter(card => card !== BACK)
  const held = players.flatMap(({ pearls, sharks, corals }): Card[] => [
    ...Array.from({ length: pearls }, (): Card => 'pe'),
    ...Array.from({ length: sharks }, (): Card => 'sh'),
    ...corals.flatMap(({ fish }): Card[] => (fish ? ['co', fish] : ['co']))
  ])
  return difference(SEA, [...open, ...discard, ...held])
}

function unseenPairs({ wanted, players }: View): readonly Pair[] {
  const bred = players.flatMap(({ corals }) => corals.flatMap(({ bred: pair }) => pair ?? []))
  return difference(PAIRS, [...wanted.flatMap(pair => pair ?? []), ...bred])
}
