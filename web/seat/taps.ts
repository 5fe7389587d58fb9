import { fillLineTemplate } from '../../engine/choice.ts'
import type { TapChoice, TapWays } from './game.ts'

/** What the player has tapped so far: '' and -1 where nothing is. Cards are told by their position in the hand, since two may be alike. */
export interface Taps {
  readonly verb: string
  readonly card: number
  readonly place: string
  readonly picks: readonly number[]
}

export const NO_TAPS: Taps = { verb: '', card: -1, place: '', picks: [] }

/** What there is to tap. */
export interface Offer {
  readonly choices: readonly TapChoice[]
  readonly hand: readonly string[]
}

/** What the taps amount to. */
export interface Meaning {
  readonly choice: TapChoice | undefined
  /** The way that is taken: what was tapped, or what follows from the number of cards picked. */
  readonly way: string
  /** How many cards must and may go with it. */
  readonly least: number
  readonly most: number
  /** The cards that may. */
  readonly from: readonly string[]
  /** Those that were picked. */
  readonly picked: readonly string[]
  /** The line of the action; '' while something is missing. */
  readonly line: string
}

export function meaning(offer: Offer, taps: Taps): Meaning {
  const { verb, card, place, picks } = taps
  const choice = verb || card >= 0 ? fitting(offer, taps)[0] : undefined
  const { ways, pick = { least: 0, most: 0, from: [] }, only } = choice ?? {}
  const isCounted = ways?.kind === 'count'
  const way = isCounted ? wayOf(ways, picks.length) : place
  const price = ways?.at[place] ?? 0
  const { least, most } = ways && !isCounted ? { least: price, most: price } : pick
  const complete = choice && (!ways || way in ways.at) && picks.length >= least && picks.length <= most
  const picked = picks.map(at => offer.hand[at] ?? '')
  return {
    choice,
    way,
    least,
    most,
    from: only?.[place] ?? pick.from,
    picked,
    line: complete ? fillLineTemplate(choice, way, picked) : ''
  }
}

function wayOf({ at }: TapWays, price: number): string {
  return Object.keys(at).find(way => at[way] === price) ?? ''
}

/** Whether a tap on that place means something. */
export function isLit(ways: TapWays | undefined, place: string): boolean {
  return !!ways && (place in ways.at || !!ways.begun?.includes(place))
}

/** What is left of the choices after those taps. */
export function fitting({ choices, hand }: Offer, { verb, card, place }: Taps): readonly TapChoice[] {
  return choices.filter(
    choice =>
      (!verb || choice.verb === verb) &&
      (card < 0 || choice.subject === hand[card]) &&
      (!place || isLit(choice.ways, place))
  )
}

/** An action begun by its button; a card chosen before goes along. */
export function tapVerb(offer: Offer, { card }: Taps, verb: string): Taps {
  const begun = { ...NO_TAPS, verb }
  return card < 0 ? begun : tapCard(offer, begun, card)
}

export function tapCard(offer: Offer, taps: Taps, at: number): Taps {
  const { verb, card, place, picks } = taps
  const takes = (from: readonly string[] = []) => from.includes(offer.hand[at] ?? '')
  if (at === card) return { ...NO_TAPS, place }
  if (picks.includes(at)) return { ...taps, picks: picks.filter(pick => pick !== at) }

  const { most, from } = meaning(offer, taps)
  if (most > 0 && takes(from)) return { ...taps, picks: [...picks, at].slice(-most) }
  // While a price is being paid nothing else begins.
  if (most > 0 && place) return taps

  const next = { ...NO_TAPS, card: at }
  for (const likely of [{ ...next, verb, place }, { ...next, place }, next])
    if (fitting(offer, likely).length > 0) return likely
  // Where other cards go somewhere, one that goes nowhere begins nothing.
  const taking = offer.choices.some(goes) ? undefined : offer.choices.find(({ pick }) => takes(pick?.from))
  return taking ? { ...NO_TAPS, verb: taking.verb, picks: [at] } : taps
}

export function tapPlace(offer: Offer, taps: Taps, place: string): Taps {
  if (place === taps.place) return { ...taps, place: '', picks: [] }
  const { ways, only } = meaning(offer, taps).choice ?? {}
  // What pays for one place may be nothing at another.
  if (isLit(ways, place)) return { ...taps, place, picks: only ? [] : taps.picks.slice(0, ways?.at[place]) }
  const first = { ...NO_TAPS, place }
  return taps.card < 0 && fitting(offer, first).length > 0 ? first : taps
}

/** Whether something is led to a place, as an island is; what is only given up, or asked for, is not. */
export function goes({ subject, ways }: TapChoice): boolean {
  return !!subject && !!ways
}

/** Where in the hand those cards are held, each found once. */
export function held(hand: readonly string[], cards: readonly string[]): number[] {
  const found: number[] = []
  for (const card of cards) found.push(hand.findIndex((held, at) => held === card && !found.includes(at)))
  return found
}
