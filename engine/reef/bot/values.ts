import type { Choice } from '../../game.ts'
import { playerAt } from '../../players.ts'
import { MAX_CORALS_PER_SEAT } from '../core/state.ts'
import { type Card, colourOf, type Fish, isFish } from '../sea/cards.ts'
import { slotNamed } from '../sea/grid.ts'
import { CARD_BACK } from '../view.ts'
import { countEmptyCorals, isMateForFishOfSeat, isInBoatReach, canBreed, type BotContext } from './context.ts'

/** Values of what may be gained, in worms; tuned in matches of autopilots against each other and against random play. */
const WORTH = {
  breeding: 60,
  /** Another coral, by how many empty corals the seat has: none, one or two. */
  corals: [9, 3.5, 1.6],
  /** A fish whose mate is within reach (`near`) or in sight (`far`); `hoped` is for each open breeding card with its colour. */
  mate: { near: 4.5, far: 2.2, hoped: 1 },
  pearl: 2.1,
  shark: 1.1,
  /** A blank, multiplied by the number of the seat's worms: the current fills the hole with another card. */
  hole: 0.06,
  /** Turning a card up, if the seat has at least `richEnough` worms to buy it too. */
  look: 1.3,
  richEnough: 7,
  /** The value of one more boat, indexed by how many the seat has; the first boats are worth most. */
  boat: [0, 8, 7, 6, 5, 4.2, 3.6, 3],
  /** A shark that eats a mate of the rival's fish. */
  spoiled: 7,
  /** A shark that eats an own fish which blocks the last coral. */
  freed: 3
}

/** The value of one way of a choice, in worms, without its price. */
export function valueOfWay(context: BotContext, { verb }: Choice, way: string): number {
  const { view, seat } = context
  switch (verb) {
    case 'take':
      return context.wormValues[way as keyof BotContext['wormValues']]
    case 'buy':
      return valueOfBuying(context, way)
    case 'reveal':
      return context.wormCount >= WORTH.richEnough ? WORTH.look : 0
    case 'boat':
      return WORTH.boat[playerAt(view, seat).boats] ?? 0
    case 'shark':
      return valueOfShark(context, way)
    default:
      return 0
  }
}

function valueOfBuying(context: BotContext, way: string): number {
  const { view, seat } = context
  const [cell = '', coral] = way.split('>')
  const card = cardIn(context, cell)
  if (!card) return 0
  if (isFish(card)) return valueOfFish(context, card, Number(coral) - 1)
  const { corals } = playerAt(view, seat)
  switch (card) {
    case 'co':
      return corals.length < MAX_CORALS_PER_SEAT ? (WORTH.corals[countEmptyCorals(view, seat)] ?? 0) : 0
    case 'pe':
      return WORTH.pearl
    case 'sh':
      return WORTH.shark
    default:
      return WORTH.hole * context.wormCount
  }
}

function valueOfFish({ view, seat, fish: swimming, singles }: BotContext, card: Fish, at: number): number {
  if (playerAt(view, seat).corals[at]?.fish) return WORTH.breeding
  const mates = swimming.filter(({ fish }) => canBreed(view, fish, card))
  const near = mates.filter(({ slot }) => isInBoatReach(view, seat, slot))
  const { mate } = WORTH
  const pairs = view.wanted.filter(pair => pair?.includes(colourOf(card))).length
  const seen = near.length > 0 ? mate.near : mates.length > 0 ? mate.far : 0
  // Two fish of one colour wait for the same mate.
  const isDoubled = singles.some(fish => colourOf(fish) === colourOf(card))
  return isDoubled ? seen / 2 : seen + mate.hoped * pairs
}

/** The value of a shark's target: a mate that the rival can reach, or a hopeless fish on an own coral; -1 for any other. */
function valueOfShark(context: BotContext, way: string): number {
  const { view, seat } = context
  const card = cardIn(context, way)
  if (card) {
    const other = 1 - seat
    const slot = slotNamed(way)
    const isClose = slot !== null && isInBoatReach(view, other, slot)
    return isClose && isMateForFishOfSeat(view, other, card) && !isMateForFishOfSeat(view, seat, card)
      ? WORTH.spoiled
      : -1
  }
  const { corals, sharks } = playerAt(view, seat)
  const fish = corals[Number(way) - 1]?.fish
  if (!fish || countEmptyCorals(view, seat) > 0 || corals.length < MAX_CORALS_PER_SEAT) return -1
  const isHopeless = !view.wanted.some(pair => pair?.includes(colourOf(fish)))
  // The rival may hold all mates of the fish: a seat with more than one shark doesn't wait for ever.
  const isLonely = sharks > 1 && !context.fish.some(other => canBreed(view, fish, other.fish))
  return isHopeless || isLonely ? WORTH.freed : -1
}

function cardIn({ view }: BotContext, cell: string): Card | null {
  const shown = view.cells[cell]
  return shown && shown !== CARD_BACK ? shown : null
}

/** The value of a token to the seat, which is the cost of paying with it. */
export function valueOfToken({ wormValues }: BotContext, token: string): number {
  return token === 'pe' ? WORTH.pearl : wormValues[token as keyof BotContext['wormValues']]
}
