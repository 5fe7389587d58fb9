import { chainSteps } from '../../chain-steps.ts'
import type { Choice, Seat, Step } from '../../game.ts'
import { choiceLine } from '../../choice.ts'
import { formatPicks } from '../../notation.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { EventFacts, Reason } from '../codes.ts'
import type { ActionOf, Move } from '../core/move.ts'
import { payTokens, payableTokens, refusePayment } from '../core/payment.ts'
import {
  BREEDINGS_TO_WIN,
  countBreedings,
  type Coral,
  MAX_CORALS,
  happened,
  scores,
  type State
} from '../core/state.ts'
import { parseCoral, parsePayment } from '../parse-line.ts'
import { type Card, colourOf, type Fish, isFish, isSameSex, colourPairOf } from '../sea/cards.ts'
import { columnOf, cellNameOf, priceAt, type Slot, slotNamed, SLOTS, withCell } from '../sea/grid.ts'
import { countTokens, type PayToken } from '../sea/worms.ts'

type Buy = ActionOf<'buy'>

/** A card that lies face up: a fish goes on a coral of one's own, anything else in front of its buyer, and blanks away. */
export const buyCard: Move<'buy'> = {
  verb: 'buy',
  phases: ['turn'],

  read([verb, what = '', ...rest]) {
    const [cell = '', named, ...more] = what.split('>')
    const [slot, coral, pay] = [slotNamed(cell), named === undefined ? null : parseCoral(named), parsePayment(rest)]
    if (verb !== 'buy' || slot === null || !pay || more.length > 0) return null
    return named !== undefined && coral === null ? null : { verb, slot, coral, pay }
  },
  write: ({ slot, coral, pay }) => `buy ${wayOf(slot, coral)}${formatPicks(pay)}`,

  refuse(state, seat, action) {
    const { slot, coral, pay } = action
    const lying = state.grid[slot] ?? null
    const reach = refuseWithoutBoat(state, seat, slot)
    // Of a card that lies face down nothing else is said, whatever the line names.
    if (!lying?.up) return [reach, { code: lying ? 'FACE_DOWN' : 'NO_CARD', facts: { cell: cellNameOf(slot) } }]
    const { card } = lying
    const due = priceAt(slot, lying, seat)
    return [
      reach,
      isFish(card) ? refuseCoral(state, seat, card, coral) : refuseOther(state, seat, card, action),
      ...refusePayment(state, seat, { due, pay, colour: isFish(card) ? colourOf(card) : undefined })
    ]
  },

  apply(state, seat, action) {
    const card = cardAt(state, action)
    const bought = happened('bought', boughtFacts(seat, card, action))
    const taken = { ...payTokens(state, seat, action.pay), grid: withCell(state.grid, action.slot, null) }
    return chainSteps({ state: taken, events: [bought] }, [card], (one, from) => placeBought(from, seat, one, action))
  },

  choices(state, seat) {
    const all = waysIn(state, seat)
    return [...new Set(all.map(boughtBy))].flatMap(bought => choiceOf(all.filter(way => boughtBy(way) === bought)))
  }
}

/** A way to buy a card, and all that may pay for it. */
interface Way {
  readonly way: string
  readonly price: number
  readonly from: readonly PayToken[]
  readonly card: Card
  /** The pair that a fish breeds with the one in its coral. */
  readonly pair?: string
}

/** All ways that can be paid for. */
function waysIn(state: State, seat: Seat): readonly Way[] {
  const { corals } = playerAt(state, seat)
  return SLOTS.flatMap(slot => {
    const lying = state.grid[slot] ?? null
    if (!lying?.up || refuseWithoutBoat(state, seat, slot)) return []
    const { card } = lying
    const price = priceAt(slot, lying, seat)
    const from = payableTokens(state, seat, isFish(card) ? colourOf(card) : undefined)
    if (price > from.length) return []
    const fits = [null, ...corals.keys()].filter(coral =>
      isFish(card) ? !refuseCoral(state, seat, card, coral) : !refuseOther(state, seat, card, { slot, coral })
    )
    return fits.map(coral => {
      const mate = coral === null ? null : corals[coral]?.fish
      const pair = mate && isFish(card) ? { pair: colourPairOf(mate, card) } : {}
      return { way: wayOf(slot, coral), price, from, card, ...pair }
    })
  })
}

/** Ways to buy what is the same, as one choice: only worms of its colour pay for a fish. */
function choiceOf(ways: readonly Way[]): readonly Choice[] {
  const [first] = ways
  if (!first) return []
  const cheapest = ways.reduce((best, way) => (way.price < best.price ? way : best), first)
  const { from, price: least } = cheapest
  const at = Object.fromEntries(ways.map(({ way, price }) => [way, price]))
  const pick = { from, least, most: Math.max(...ways.map(({ price }) => price)) }
  const kind = first.way.includes('>') ? 'route' : 'cell'
  const line = 'buy _'
  const facts = { card: first.card, ...(first.pair && { pair: first.pair }) }
  return [
    {
      verb: 'buy',
      facts,
      line,
      ways: { kind, at },
      pick,
      example: choiceLine({ line }, cheapest.way, from.slice(0, least))
    }
  ]
}

/** The same text for ways that buy the same card and breed the same pair. */
function boughtBy({ card, pair = '' }: Way): string {
  return `${card} ${pair}`
}

function wayOf(slot: Slot, coral: number | null): string {
  return cellNameOf(slot) + (coral === null ? '' : `>${coral + 1}`)
}

/** Whether a boat of the seat covers the column. */
export function refuseWithoutBoat(state: State, seat: Seat, slot: Slot): Reason | null {
  const { boats } = playerAt(state, seat)
  return columnOf(slot) < boats ? null : { code: 'NO_BOAT', facts: { cell: cellNameOf(slot), boats } }
}

function refuseCoral(state: State, seat: Seat, card: Fish, at: number | null): Reason | null {
  const coral = at === null ? undefined : playerAt(state, seat).corals[at]
  if (at === null || !coral) return { code: 'NO_FREE_CORAL', facts: { card } }
  const { fish, bred: breed } = coral
  if (breed) return { code: 'CORAL_CLOSED', facts: { coral: at + 1 } }
  if (!fish) return null
  if (isSameSex(fish, card)) return { code: 'SAME_SEX', facts: { coral: at + 1, card: fish } }
  const pair = colourPairOf(fish, card)
  return state.wanted.includes(pair) ? null : { code: 'PAIR_NOT_WANTED', facts: { pair } }
}

function refuseOther(
  state: State,
  seat: Seat,
  card: Card,
  { slot, coral }: Pick<Buy, 'slot' | 'coral'>
): Reason | null {
  if (coral !== null) return { code: 'BAD_TARGET', facts: { cell: cellNameOf(slot), coral: coral + 1 } }
  const isFull = card === 'co' && playerAt(state, seat).corals.length === MAX_CORALS
  return isFull ? { code: 'CORAL_LIMIT', facts: { most: MAX_CORALS } } : null
}

function cardAt(state: State, { slot }: Buy): Card {
  const lying = state.grid[slot]
  if (!lying) throw new Error(`Cannot buy from the hole "${cellNameOf(slot)}"`)
  return lying.card
}

function boughtFacts(seat: Seat, card: Card, { slot, coral, pay }: Buy): EventFacts['bought'] {
  const facts = { seat, cell: cellNameOf(slot), card, paid: countTokens(pay) }
  return coral === null ? facts : { ...facts, coral: coral + 1 }
}

/** What becomes of a card that has been paid for. */
function placeBought(state: State, seat: Seat, card: Card, { coral }: Buy): Step<State> {
  const { corals, sharks, pearls } = playerAt(state, seat)
  switch (card) {
    case 'co':
      return silently(withPlayer(state, seat, { corals: [...corals, { fish: null, bred: null }] }))
    case 'sh':
      return silently(withPlayer(state, seat, { sharks: sharks + 1 }))
    case 'pe':
      return silently(withPlayer(state, seat, { pearls: pearls + 1 }))
    case '~':
      return silently({ ...state, discard: [...state.discard, card] })
    default: {
      const at = coral ?? 0
      const mate = corals[at]?.fish ?? null
      return mate
        ? bred(state, seat, at, [mate, card])
        : silently(withCoralReplaced(state, seat, at, { fish: card, bred: null }))
    }
  }
}

function silently(state: State): Step<State> {
  return { state, events: [] }
}

/** Both parents leave, and the breeding card closes their coral. The next one is the table's to turn up. RULES.md, 4.5. */
function bred(state: State, seat: Seat, at: number, parents: readonly [Fish, Fish]): Step<State> {
  const pair = colourPairOf(...parents)
  const closed = withCoralReplaced(state, seat, at, { fish: null, bred: pair })
  const event = happened('bred', { seat, coral: at + 1, pair, parents })
  const after: State = {
    ...closed,
    discard: [...state.discard, ...parents],
    wanted: state.wanted.map(open => (open === pair ? null : open)),
    phase: 'wanted'
  }
  return countBreedings(after, seat) < BREEDINGS_TO_WIN ? { state: after, events: [event] } : win(after, seat, event)
}

function win(state: State, seat: Seat, event: Step<State>['events'][number]): Step<State> {
  const [outcome, why] = ['ranked', 'FIVE_BREEDINGS'] as const
  const result = { outcome, why, ranking: [[seat], [1 - seat]], scores: scores(state) }
  return { state: { ...state, phase: 'over', result }, events: [event, happened('over', { outcome, why })] }
}

export function withCoralReplaced(state: State, seat: Seat, at: number, coral: Coral): State {
  const corals = playerAt(state, seat).corals.map((other, place) => (place === at ? coral : other))
  return withPlayer(state, seat, { corals })
}
