import { consequenceMaker } from '../events.ts'
import type { Consequence, Seat } from '../game.ts'
import { nextSeat, playerAt } from '../players.ts'
import { apply } from './core/actions.ts'
import type { Action, ActionOf } from './core/move.ts'
import { BREEDINGS_TO_WIN, countBreedings, type State } from './core/state.ts'
import { drainAndCloseUp, isReshuffleDue } from './core/turn.ts'
import { type Card, colourOf, type Fish } from './sea/cards.ts'
import { slotsOfBlanksToDrain, cellNameOf, holesIn, isMiddleRow, priceAt, rowIndexOf, type Slot } from './sea/grid.ts'
import { countTokens, type PayToken } from './sea/worms.ts'

type OfSeat = { readonly seat: number }

/** The facts of each type of consequence. Corals count from 1, as in lines. */
export type ConsequenceFacts = {
  /** The seat pays tokens; `paid` counts them by kind. */
  readonly pays: OfSeat & { readonly paid: { readonly [token: string]: number } }
  /** The seat takes a worm from the stock, which keeps `left` of its colour. */
  readonly takes: OfSeat & { readonly colour: string; readonly left: number }
  /** A seat's turn begins. */
  readonly turn: OfSeat
  /** The seat gets a coral, a shark or a pearl, and then has `count` of them. */
  readonly gains: OfSeat & { readonly card: string; readonly count: number }
  /** A fish waits on a coral for a mate; `wanted` open breeding cards name its colour. */
  readonly settles: OfSeat & { readonly card: string; readonly coral: number; readonly wanted: number }
  /** Two fish breed, and a breeding card closes their coral: the seat's breeding number `count` of the `of` that win. */
  readonly breeds: OfSeat & {
    readonly coral: number
    readonly pair: string
    readonly count: number
    readonly of: number
  }
  /** The next breeding card is turned up in place of the one that was used; `left` remain in the pile. */
  readonly nextWanted: { readonly left: number }
  readonly wins: OfSeat
  /** Cards go to the discard, which then has `count` cards. */
  readonly discards: { readonly cards: readonly string[]; readonly count: number }
  /** A card is turned up, which the seat may buy for `price` until its turn ends. */
  readonly reveals: { readonly cell: string; readonly price: number }
  /** The seat launches its boat number `boats`, which opens a column; `left` boats remain for both seats. */
  readonly launches: OfSeat & { readonly boats: number; readonly column: string; readonly left: number }
  /** A shark eats a card in the sea (`cell`) or a fish on an own coral (`coral`). */
  readonly eats: { readonly card: string; readonly cell?: string; readonly coral?: number }
  /** The blanks in `cells` drain at the shore. */
  readonly drains: { readonly cells: readonly string[] }
  /** The discard is shuffled into the deck, which then has `count` cards. */
  readonly reshuffles: { readonly count: number }
  /** `count` holes are filled from the deck; `faceDown` of them are in the middle rows, where cards lie face down. */
  readonly refills: { readonly count: number; readonly faceDown: number }
}

/** Builds a consequence from its type and facts. */
const will = consequenceMaker<ConsequenceFacts>()

/** The consequences of an offered line, up to the next card that is turned up or die that is rolled. */
export function consequences(state: State, seat: Seat, action: Action): readonly Consequence[] {
  const after = apply(state, seat, action).state
  switch (action.verb) {
    case 'take':
      return ofTaking(after, seat, action)
    case 'buy':
      return [pays(seat, action.pay), ...ofBuying(state, after, seat, action)]
    case 'reveal':
      return [pays(seat, action.pay), ofRevealing(seat, action)]
    case 'boat':
      return [pays(seat, action.pay), ofLaunching(after, seat)]
    case 'shark':
      return ofEating(state, after, seat, action)
    case 'end':
      return ofFlowing(after)
  }
}

function ofTaking(after: State, seat: Seat, { colour }: ActionOf<'take'>): readonly Consequence[] {
  const takes = will('takes', { seat, colour, left: after.stock[colour] })
  return after.phase === 'turn' ? [takes, will('turn', { seat: after.active })] : [takes]
}

function ofBuying(before: State, after: State, seat: Seat, { slot, coral }: ActionOf<'buy'>): readonly Consequence[] {
  const card = cardAt(before, slot)
  const { corals, sharks, pearls } = playerAt(after, seat)
  switch (card) {
    case 'co':
      return [will('gains', { seat, card, count: corals.length })]
    case 'sh':
      return [will('gains', { seat, card, count: sharks })]
    case 'pe':
      return [will('gains', { seat, card, count: pearls })]
    case '~':
      return [will('discards', { cards: [card], count: after.discard.length })]
    default:
      return ofFish(after, seat, card, coral ?? 0)
  }
}

function ofFish(after: State, seat: Seat, card: Fish, at: number): readonly Consequence[] {
  const coral = at + 1
  const pair = playerAt(after, seat).corals[at]?.bred
  if (!pair) {
    const wanted = after.wanted.filter(open => open?.includes(colourOf(card))).length
    return [will('settles', { seat, card, coral, wanted })]
  }
  const count = countBreedings(after, seat)
  const breeds = will('breeds', { seat, coral, pair, count, of: BREEDINGS_TO_WIN })
  return [breeds, after.result ? will('wins', { seat }) : will('nextWanted', { left: after.breeding.length - 1 })]
}

function ofRevealing(seat: Seat, { slot }: ActionOf<'reveal'>): Consequence {
  return will('reveals', { cell: cellNameOf(slot), price: priceAt(slot, { half: true }, seat) })
}

function ofLaunching({ players, boatsLeft }: State, seat: Seat): Consequence {
  const boats = players[seat]?.boats ?? 0
  return will('launches', { seat, boats, column: cellNameOf(boats - 1).charAt(0), left: boatsLeft })
}

function ofEating(before: State, after: State, seat: Seat, action: ActionOf<'shark'>): readonly Consequence[] {
  const isOwn = 'coral' in action
  const card = isOwn ? (playerAt(before, seat).corals[action.coral]?.fish ?? '') : cardAt(before, action.slot)
  const where = isOwn ? { coral: action.coral + 1 } : { cell: cellNameOf(action.slot) }
  return [will('eats', { card, ...where }), will('discards', { cards: [card, 'sh'], count: after.discard.length })]
}

/** The consequences of the current, except which cards it brings (RULES.md, 4.6). */
function ofFlowing(ended: State): readonly Consequence[] {
  const cells = slotsOfBlanksToDrain(ended.grid).map(cellNameOf)
  const { state } = drainAndCloseUp(ended)
  const isReshuffled = isReshuffleDue(state)
  const inDeck = state.deck.length + (isReshuffled ? state.discard.length : 0)
  const filled = holesIn(state.grid).slice(0, inDeck)
  const faceDown = filled.filter(slot => isMiddleRow(rowIndexOf(slot))).length
  return [
    ...(cells.length > 0 ? [will('drains', { cells })] : []),
    ...(isReshuffled ? [will('reshuffles', { count: inDeck })] : []),
    ...(filled.length > 0 ? [will('refills', { count: filled.length, faceDown })] : []),
    will('turn', { seat: nextSeat(ended, ended.active) })
  ]
}

function pays(seat: Seat, pay: readonly PayToken[]): Consequence {
  return will('pays', { seat, paid: countTokens(pay) })
}

function cardAt({ grid }: State, slot: Slot): Card {
  const lying = grid[slot]
  if (!lying) throw new Error(`Cannot find a card at "${cellNameOf(slot)}"`)
  return lying.card
}
