import type { Language, Entry, Envelope, Log } from '../../schema/wire.ts'
import type { ComponentChild, h } from 'preact'
import type { LaterWords } from '../words/later/en.ts'
import type { Words } from '../words/seat/en.ts'
import { begin, type Composing, held, NOTHING, type Offer } from './compose.ts'
import type { GameWords, RulesText, SeatGame, Who } from './game.ts'
import type { Api } from './api.ts'

/** What stays the same as long as a page is open. */
export interface Kit {
  readonly game: SeatGame
  readonly named: GameWords
  readonly words: Words
  readonly language: Language
}

/** All that a page shows: what the server said, and what the player is doing. */
export interface Page {
  readonly envelope: Envelope
  readonly now: number
  readonly composing: Composing
  /** What happened since the seat was last here, oldest first, and which of it is being told. */
  readonly news: readonly Entry[]
  readonly step: number
  /** A refusal, or why a tap did nothing. */
  readonly hint: string
  /** The place that the Tab key reaches. */
  readonly cursor: string
  readonly line: 'open' | 'broken' | 'reissued'
  /** Something is on its way to the server, or kept until the network is back. */
  readonly sending: 'now' | 'kept' | null
  readonly log: Log | null
  readonly later: Later | null
}

/** What a player does on the page. */
export type Intent =
  | { readonly do: 'card'; readonly at: number }
  | { readonly do: 'place' | 'point'; readonly place: string }
  | { readonly do: 'verb'; readonly verb: string }
  | { readonly do: 'cancel' | 'confirm' | 'undo' | 'settle' | 'older' }
  | { readonly do: 'step'; readonly to: number }
  | { readonly do: 'say'; readonly text: string }
  | { readonly do: 'open'; readonly panel: 'log' | 'later' }
export type Tell = (intent: Intent) => void

/** What is loaded when it is opened: rules, notes and settings. */
export type Later = (shown: Shown) => ComponentChild
export interface LaterParts {
  panels(): Promise<{ readonly panels: (means: LaterMeans) => Promise<Later> }>
  words(): Promise<{ readonly words: LaterWords }>
  rules(): Promise<{ readonly rules: RulesText }>
}
export interface LaterMeans {
  readonly h: typeof h
  readonly api: Api
  readonly words: LaterWords
  readonly rules: RulesText
  readonly envelope: Envelope
}

export interface Shown {
  readonly page: Page
  readonly kit: Kit
  readonly tell: Tell
}

/** The page as it is when nothing has been done yet. */
export function firstPage(kit: Kit, envelope: Envelope, now: number): Page {
  const news = worthTelling(kit, envelope.news)
  return {
    envelope,
    now,
    composing: fresh(kit, envelope),
    news,
    step: news.length - 1,
    hint: '',
    cursor: '',
    line: 'open',
    sending: null,
    log: null,
    later: null
  }
}

/** The page when the server has said something new; what is being composed stays while it can still be meant. */
export function received(kit: Kit, page: Page, envelope: Envelope): Page {
  // Two answers may overtake each other.
  if (envelope.version < page.envelope.version) return page
  const last = page.news.at(-1)?.version ?? -1
  const news = [...page.news, ...worthTelling(kit, envelope.news).filter(entry => entry.version > last)]
  const same = JSON.stringify(offerOf(kit, envelope)) === JSON.stringify(offerOf(kit, page.envelope))
  return {
    ...page,
    envelope,
    news,
    step: news.length - 1,
    composing: same ? page.composing : fresh(kit, envelope)
  }
}

export function offerOf({ game }: Kit, { choices, view }: Envelope): Offer {
  return { choices, hand: game.hand(view) }
}

/** Where composing begins: what can only be meant is begun already, and so is an offer that stands. */
export function fresh(kit: Kit, envelope: Envelope): Composing {
  const offer = offerOf(kit, envelope)
  const [only, other] = envelope.choices
  const begun = kit.game.begun(envelope.view)
  if (begun && envelope.choices.some(({ verb }) => verb === begun.verb))
    return { verb: begun.verb, picks: held(offer.hand, begun.picked) }
  return only && !other && !(only.subject && only.at) ? begin(offer, NOTHING, only.verb) : NOTHING
}

export function nameOf({ envelope }: Page, { words }: Kit): (seat: number) => string {
  return seat => (seat === envelope.seat ? words.you : (envelope.table.players[seat]?.name ?? ''))
}

/** One sentence or a few: what an entry tells this reader. */
export function sentence({ named, game }: Kit, { seat, table }: Envelope, events: Entry['events']): string {
  const who: Who = other => (other === seat ? null : (table.players[other]?.name ?? ''))
  const news = events.filter(told => game.isNews(told))
  return news.map(told => named.event(told, who)).join(' ')
}

function worthTelling({ game }: Kit, news: readonly Entry[]): readonly Entry[] {
  return news.filter(({ events }) => events.some(told => game.isNews(told)))
}
