import type { Choice } from '../../engine/game.ts'
import type { Doing, Prices } from './game.ts'

/** What the player has tapped so far. Cards are told by their position in the hand, since two may be alike. */
export interface Composing {
  readonly verb?: string | undefined
  readonly card?: number | undefined
  readonly place?: string | undefined
  readonly picks: readonly number[]
}

/** All that composing depends on. */
export interface Offer {
  readonly choices: readonly Choice[]
  readonly hand: readonly string[]
}

export const NOTHING: Composing = { picks: [] }

/** An action begun by a tap on its button; a card chosen before goes along. */
export function begin({ choices, hand }: Offer, { card }: Composing, verb: string): Composing {
  const held = card === undefined ? undefined : hand[card]
  const choice = choices.find(choice => choice.verb === verb && (!choice.subject || choice.subject === held))
  if (choice?.subject) return { verb, card, picks: [] }
  return { verb, picks: card !== undefined && held && choice?.pick?.from.includes(held) ? [card] : [] }
}

/** The choice that the taps amount to. */
export function chosen(offer: Offer, composing: Composing): Choice | undefined {
  return composing.verb === undefined && composing.card === undefined ? undefined : fitting(offer, composing)[0]
}

/** What is left of the choices after those taps. */
export function fitting({ choices, hand }: Offer, { verb, card, place }: Composing): readonly Choice[] {
  return choices.filter(
    choice =>
      (verb === undefined || choice.verb === verb) &&
      (card === undefined || choice.subject === hand[card]) &&
      (place === undefined || (choice.at && place in choice.at))
  )
}

/** The places that the chosen card may still go to; a choice whose ways are numbers of cards has none. */
export function lit(offer: Offer, composing: Composing): Prices {
  const choice = chosen(offer, { ...composing, place: undefined })
  return choice?.at && !isCounted(choice) ? choice.at : {}
}

export function tapCard(offer: Offer, composing: Composing, at: number): Composing {
  const { choices, hand } = offer
  const { card, place, picks } = composing
  const held = hand[at] ?? ''
  if (at === card) return { place, picks: [] }
  if (picks.includes(at)) return { ...composing, picks: picks.filter(pick => pick !== at) }

  const choice = chosen(offer, composing)
  const { most } = due(choice, place)
  if (most > 0 && choice?.pick?.from.includes(held)) return { ...composing, picks: [...picks, at].slice(-most) }

  const next = { card: at, picks: [] }
  if (fitting(offer, { ...next, place }).length > 0) return { ...next, place }
  if (fitting(offer, next).length > 0) return next
  const taking = choices.find(({ subject, pick }) => !subject && pick?.from.includes(held))
  return taking ? { verb: taking.verb, picks: [at] } : composing
}

export function tapPlace(offer: Offer, composing: Composing, place: string): Composing {
  if (place === composing.place) return { ...composing, place: undefined, picks: [] }
  const price = lit(offer, composing)[place]
  if (price !== undefined) return { ...composing, place, picks: composing.picks.slice(0, price) }
  const free = composing.card === undefined && fitting(offer, { place, picks: [] }).some(choice => !isCounted(choice))
  return free ? { place, picks: [] } : composing
}

/** What the bar says about it. */
export function doing({ hand }: Offer, choice: Choice, { card, place, picks }: Composing): Doing {
  const { least } = due(choice, place)
  return {
    verb: choice.verb,
    card: card === undefined ? undefined : hand[card],
    place,
    price: least,
    picked: picks.map(at => hand[at] ?? ''),
    missing: Math.max(0, least - picks.length),
    placeless: place === undefined && choice.at !== undefined && !isCounted(choice)
  }
}

/** The line of a complete action; undefined while something is missing. */
export function lineOf(offer: Offer, composing: Composing): string | undefined {
  const choice = chosen(offer, composing)
  if (!choice) return
  const { place, picks } = composing
  const { least, most } = due(choice, place)
  if (picks.length < least || picks.length > most) return
  const way = isCounted(choice) ? `${picks.length}` : place
  if (choice.at && (way === undefined || !(way in choice.at))) return
  return [choice.line.replace('_', way ?? ''), ...picks.map(at => `-${offer.hand[at]}`)].join(' ').trim()
}

/** The taps that a line stands for, so that a mail can bring an action prepared. */
export function composed(offer: Offer, line: string): Composing {
  const words = line.toUpperCase().split(/\s+/)
  const cards = words.filter(word => word.startsWith('-')).map(word => word.slice(1))
  const head = words.filter(word => !word.startsWith('-')).join(' ')
  for (const choice of offer.choices)
    for (const place of choice.at ? Object.keys(choice.at) : [undefined])
      if (choice.line.replace('_', place ?? '').toUpperCase() === head) {
        const card = choice.subject ? offer.hand.indexOf(choice.subject) : undefined
        return {
          verb: choice.verb,
          card,
          place: isCounted(choice) ? undefined : place,
          picks: held(offer.hand, cards, card)
        }
      }
  return NOTHING
}

/** Where in the hand those cards are held, each found once, beside one that is taken already. */
export function held(hand: readonly string[], cards: readonly string[], taken?: number): number[] {
  const found: number[] = []
  for (const card of cards) {
    const at = hand.findIndex((held, at) => held === card && at !== taken && !found.includes(at))
    if (at >= 0) found.push(at)
  }
  return found
}

/** How many cards go with it: as many as the place costs, where places have prices. */
function due(choice: Choice | undefined, place: string | undefined): { least: number; most: number } {
  if (choice?.at && !isCounted(choice)) {
    const price = (place !== undefined && choice.at[place]) || 0
    return { least: price, most: price }
  }
  return { least: choice?.pick?.least ?? 0, most: choice?.pick?.most ?? 0 }
}

// Its ways are 0, 1, 2 … cards: the way follows from the cards that are picked.
function isCounted({ at }: Choice): boolean {
  return at !== undefined && Object.entries(at).every(([way, price]) => way === `${price}`)
}
