import { isCellName, formatPicks } from '../../../notation.ts'
import { spendCards } from '../../../players.ts'
import { choiceOfPricedWays } from '../../../choice.ts'
import { removeAll } from '../../../multiset.ts'
import { type Campfire, type MountainCard, faceOf, isCampfire, isMountain } from '../../mountain/cards.ts'
import type { Reason } from '../../codes.ts'
import { readCard, readCards } from '../../line.ts'
import { PLACES_BELOW_SUMMIT, type Place, placeNamed, slotNamed } from '../../mountain/mountain.ts'
import { type SlotSurroundings, findOpenSlots, placesToTry } from '../../mountain/open-slots.ts'
import { placingCost, slotsFitting, refusePlacing } from '../../mountain/placing.ts'
import type { ActionOf, Move, Rule } from '../../core/rule.ts'
import { type State, enterResolvePhase, handOf, happened, layCard } from '../../core/state.ts'
import { campfiresBot } from './bot.ts'

/*
 * The lifted card lands in a higher row than the one it leaves, and the Campfire bears what rested on it. So nothing
 * that is asked of the target changes with the lift, and all of it may be asked of the mountain as it lies.
 */
const campfire: Move<ActionOf<'campfire'>> = {
  verb: 'campfire',

  read([first = '', ...rest]) {
    const [name = '', way = '', ...more] = first.split('@')
    const [source = '', target = '', ...further] = way.split('>')
    const card = readCard(name)
    const payment = readCards(rest)
    if (!card || !isCampfire(card) || more.length + further.length > 0 || !payment) return null
    return isCellName(source) && isCellName(target) ? { verb: 'campfire', card, source, target, payment } : null
  },

  write: ({ card, source, target, payment }) => `${card}@${source}>${target}${formatPicks(payment)}`,
  cards: ({ card, payment }) => [card, ...payment],

  refuse(state, seat, { card, source, target, payment }) {
    const [from, to] = [placeNamed(source), placeNamed(target)]
    if (!from) return { code: 'SLOT', facts: { slot: source } }
    const lifted = cardOn(state, from)
    if (!lifted) return { code: 'FIRE_TARGET', facts: { slot: source } }
    const refused = refuseSource(state, card, from, lifted)
    if (refused) return refused
    if (!to) return { code: 'SLOT', facts: { slot: target } }
    if (to.row <= from.row) return { code: 'FIRE_UP', facts: { source, target } }
    return refusePlacing(state.grid, lifted, target, { payment, can: handOf(state, seat).length - 1 })
  },

  apply(state, seat, { card, source, target, payment }) {
    const [from, to] = [slotNamed(source), slotNamed(target)]
    const lifted = state.grid[from] ?? null
    if (!lifted) throw new Error(`Cannot lift a card from "${source}"`)
    return {
      state: enterResolvePhase(layCard(layCard(spendCards(state, seat, [card], payment), from, card), to, lifted)),
      events: [happened('lifted', { seat, card, source, target, lifted, paid: payment.length })]
    }
  },

  choices(state, seat) {
    const hand = handOf(state, seat)
    const fires = [...new Set(hand)].filter(isCampfire)
    if (fires.length === 0) return []
    const open = findOpenSlots(state.grid)
    return fires.flatMap(card => {
      const ways = PLACES_BELOW_SUMMIT.flatMap(from => waysFrom(state, card, from, open))
      return (
        choiceOfPricedWays(
          { verb: 'campfire', subject: card, line: `${card}@_` },
          'route',
          ways,
          removeAll(hand, [card]) ?? []
        ) ?? []
      )
    })
  },

  tries({ grid }, card) {
    if (!isCampfire(card)) return []
    const targets = placesToTry(grid)
    return PLACES_BELOW_SUMMIT.flatMap(({ name: source }) =>
      targets.map(({ name: target }) => ({ verb: 'campfire', card, source, target, payment: [] }))
    )
  }
}

/**
 * Campfires: one takes the place of a mountain card of its terrain, which is placed again in a higher row and paid for
 * (RULES.md, 4.6; rulings A8, A11 to A13, A39).
 */
export const campfires: Rule = { name: 'campfires', moves: [campfire], bot: campfiresBot }

function waysFrom(
  state: State,
  card: Campfire,
  from: Place,
  open: readonly SlotSurroundings[]
): [way: string, price: number][] {
  const lifted = cardOn(state, from)
  if (!lifted || refuseSource(state, card, from, lifted)) return []
  const higher = open.filter(({ place }) => place.row > from.row)
  return slotsFitting(higher, lifted).map(opening => [
    `${from.name}>${opening.place.name}`,
    placingCost(opening, faceOf(lifted))
  ])
}

function refuseSource(state: State, card: Campfire, from: Place, lifted: MountainCard): Reason | null {
  const { terrain } = faceOf(lifted)
  const facts = { card, slot: from.name }
  if (card !== `F${terrain}`) return { code: 'FIRE_TERRAIN', facts: { ...facts, by: lifted } }
  return (state.ibexes[from.slot] ?? 0) > 0 ? { code: 'FIRE_HERD', facts } : null
}

/** The mountain card on top of a place; null where another card lies there, or none. */
function cardOn({ grid }: State, { slot }: Place): MountainCard | null {
  const card = grid[slot] ?? null
  return card && isMountain(card) ? card : null
}
