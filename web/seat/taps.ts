import type { Choice } from '../../engine/game.ts'
import type { Prices } from './game.ts'

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
  readonly choices: readonly Choice[]
  readonly hand: readonly string[]
}

/** What the taps amount to. */
export interface Meaning {
  readonly choice: Choice | undefined
  /** Where the chosen card may go. */
  readonly lit: Prices
  /** How many cards must and may go with it. */
  readonly least: number
  readonly most: number
  /** The line of the action; '' while something is missing. */
  readonly line: string
}

export function meaning(offer: Offer, taps: Taps): Meaning {
  const { verb, card, place, picks } = taps
  const choice = verb || card >= 0 ? fitting(offer, taps)[0] : undefined
  const { at, pick = { least: 0, most: 0 } } = choice ?? {}
  const count = `${picks.length}`
  // Where the ways are 0, 1, 2 … cards, the way follows from the cards that are picked.
  const way = at && '0' in at ? count : place
  const price = at && way === place ? (at[place] ?? 0) : undefined
  const { least, most } = price === undefined ? pick : { least: price, most: price }
  const complete = choice && (!at || way in at) && picks.length >= least && picks.length <= most
  return {
    choice,
    lit: at ?? {},
    least,
    most,
    line: complete ? [choice.line.replace('_', way), ...picks.map(at => `-${offer.hand[at]}`)].join(' ').trim() : ''
  }
}

/** What is left of the choices after those taps. */
export function fitting({ choices, hand }: Offer, { verb, card, place }: Taps): readonly Choice[] {
  return choices.filter(
    choice =>
      (!verb || choice.verb === verb) &&
      (card < 0 || choice.subject === hand[card]) &&
      (!place || (choice.at && place in choice.at))
  )
}

/** An action begun by its button; a card chosen before goes along. */
export function tapVerb(offer: Offer, { card }: Taps, verb: string): Taps {
  const begun = { ...NO_TAPS, verb }
  return card < 0 ? begun : tapCard(offer, begun, card)
}

export function tapCard(offer: Offer, taps: Taps, at: number): Taps {
  const { verb, card, place, picks } = taps
  const takes = (choice?: Choice) => choice?.pick?.from.includes(offer.hand[at] ?? '')
  if (at === card) return { ...NO_TAPS, place }
  if (picks.includes(at)) return { ...taps, picks: picks.filter(pick => pick !== at) }

  const { choice, most } = meaning(offer, taps)
  if (most > 0 && takes(choice)) return { ...taps, picks: [...picks, at].slice(-most) }

  const next = { ...NO_TAPS, card: at }
  for (const likely of [{ ...next, verb, place }, { ...next, place }, next])
    if (fitting(offer, likely).length > 0) return likely
  const taking = offer.choices.find(choice => !choice.subject && takes(choice))
  return taking ? { ...NO_TAPS, verb: taking.verb, picks: [at] } : taps
}

export function tapPlace(offer: Offer, taps: Taps, place: string): Taps {
  if (place === taps.place) return { ...taps, place: '', picks: [] }
  const price = meaning(offer, taps).lit[place]
  if (price !== undefined) return { ...taps, place, picks: taps.picks.slice(0, price) }
  const first = { ...NO_TAPS, place }
  return taps.card < 0 && fitting(offer, first).length > 0 ? first : taps
}

/** Where in the hand those cards are held, each found once. */
export function held(hand: readonly string[], cards: readonly string[]): number[] {
  const found: number[] = []
  for (const card of cards) found.push(hand.findIndex((held, at) => held === card && !found.includes(at)))
  return found
}
