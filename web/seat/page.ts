import type { ComponentChildren, VNode } from 'preact'
import type { Json } from '../../engine/game.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Told } from '../../schema/wire/log.ts'
import type { TurnWords as Words } from '../words/en/turn.ts'
import type { TurnGame, TurnWords } from './game.ts'
import { goes, held, meaning, NO_TAPS, type Offer, type Taps, tapVerb } from './taps.ts'

/** What stays the same as long as a page is open. */
export interface Kit {
  readonly game: TurnGame
  readonly named: TurnWords
  readonly words: Words
}

/** A game with its own words: what is drawn and said belongs together. */
export function kitOf<View, Own extends TurnWords>(game: TurnGame<View, Own>, named: Own, words: Words): Kit {
  return { game: game as TurnGame, named, words }
}

/** All that a page shows: what the server said, and what the player is doing. */
export interface Page {
  readonly envelope: Envelope
  /** What this device knows that speaks against the match. */
  readonly warning?: string
  readonly offer: Offer
  readonly now: number
  readonly taps: Taps
  /** The same before anything is tapped. */
  readonly fresh: Taps
  /** A refusal, or another answer to a tap. */
  readonly hint: string
  /** The place that the Tab key reaches. */
  readonly cursor: string
  readonly line: 'open' | 'unloaded' | 'broken' | 'resting' | 'reissued'
  /** When the server last gave a sign of life, by the clock of `now`: what is shown is no older. */
  readonly heardAt: number
  /** What was done and has not been answered. */
  readonly sending: Sending | null
  /** What is being told on the board: some events, and the table as it was then if that is not the present. */
  readonly telling: { readonly events: readonly Told[]; readonly view?: Json; readonly past?: Past }
  /** Lays the hand as its player wants it, once that is loaded. */
  readonly arrange?: Arrange | undefined
  /** Makes a turn of a plan while there is none, or of what is shown in its place, once that is loaded. */
  readonly plan?: (turn: TurnProps) => TurnProps
  /** Makes of a turn what is only tried, marked or looked back at, as long as somebody does. */
  readonly show?: ((turn: TurnProps) => TurnProps) | undefined
  /** Brings what plans are made with. */
  readonly planner?: () => Promise<void>
  /** Draws how long a draft can still be taken back, once that is loaded. */
  readonly ring?: (envelope: Envelope) => VNode | null
  /** Helps in the place of what the bar says, where somebody does not know the game yet. */
  readonly aid?: (page: Page, sentence: ComponentChildren) => ComponentChildren
}

export interface Sending {
  readonly what: 'confirm' | 'undo' | 'settle'
  /** It takes long; or it is kept until the network is back. */
  readonly state: 'sending' | 'slow' | 'kept'
}

/** Puts what belongs to the cards of a hand in the order in which they are to lie. */
export type Arrange = <Card>(hand: readonly string[], cards: readonly Card[]) => readonly Card[]

/** The table as it was then has been asked for, or was not to be had. */
export type Past = 'asked' | 'missed'

/** What a player does in a turn. */
export interface Acts {
  card(at: number): void
  place(place: string): void
  verb(verb: string): void
  cancel(): void
  confirm(): void
  undo(): void
  settle(): void
  /** Waits no longer for an answer that does not come, and asks again. */
  again(): void
  /** The keyboard has come to a place. */
  point(place: string): void
}

/** What a turn is drawn with. */
export interface TurnProps {
  readonly page: Page
  readonly kit: Kit
  readonly acts: Acts
}

/** The page as it is when nothing has been done yet. */
export function firstPage(kit: Kit, envelope: Envelope, now: number): Page {
  const offer = offerOf(kit, envelope)
  const fresh = freshTaps(kit, envelope, offer)
  const untouched = { hint: '', cursor: '', line: 'open', sending: null } as const
  return { envelope, offer, now, heardAt: now, fresh, taps: fresh, ...untouched, telling: newest(envelope) }
}

/** The page when the server has said something new; what is being composed stays while it can still be meant. */
export function received(kit: Kit, page: Page, envelope: Envelope): Page {
  // Two answers may overtake each other.
  if (envelope.at < page.envelope.at) return page
  const offer = offerOf(kit, envelope)
  const telling = envelope.version === page.envelope.version ? page.telling : newest(envelope)
  const begun = freshTaps(kit, envelope, offer)
  const isSame = !hasPlayed(envelope, page.envelope.version) && isAlike([offer, begun], [page.offer, page.fresh])
  const fresh = isSame ? page.fresh : begun
  return { ...page, envelope, offer, telling, fresh, taps: isSame ? page.taps : fresh }
}

/** Whether the viewer's own seat has played since that version: what it is asked then is another question, even where just the same is offered. */
export function hasPlayed({ seen, news, seat }: Envelope, since: number): boolean {
  return [...seen, ...news].some(entry => entry.version > since && entry.seat === seat)
}

function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function newest({ news, seen }: Envelope): Page['telling'] {
  return { events: [...seen, ...news].at(-1)?.events ?? [] }
}

/** What there is to tap on a table, as its game taps it. */
export function offerOf({ game }: Kit, { choices, view }: Envelope): Offer {
  return { choices: game.tapped?.(choices) ?? choices, hand: game.hand(view) }
}

/**
 * Where composing begins: an offer that stands is begun already, and so is what alone can be meant; where something can be
 * taken back, only what needs another tap.
 */
export function freshTaps({ game }: Kit, { view, draft }: Envelope, offer: Offer): Taps {
  const [only, other] = offer.choices
  const begun = game.begun(view)
  if (begun) return { ...NO_TAPS, verb: begun.verb, picks: held(offer.hand, begun.picked) }
  const alone = only && !(other || goes(only)) ? tapVerb(offer, NO_TAPS, only.verb) : NO_TAPS
  return draft && meaning(offer, alone).line ? NO_TAPS : alone
}
