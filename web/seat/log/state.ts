import type { VNode } from 'preact'
import type { Language } from '../../../schema/languages.ts'
import type { Envelope, Own } from '../../../schema/wire/envelope.ts'
import type { Entry, Log } from '../../../schema/wire/log.ts'
import { first } from '../../games/first.ts'
import { stoodIn } from '../../stood-in.ts'
import { asTurns } from '../../turns.ts'
import type { SeatLogWords } from '../../words/en/log.ts'
import type { LogWords, Moment, NewsGame, Special, Who } from '../game.ts'
import type { Past } from '../page.ts'
import type { Waiting } from '../waiting/main.tsx'
import { catsIn, nameAt } from '../names.ts'

/** What stays the same. */
export interface LogKit {
  readonly words: SeatLogWords
  readonly told: LogWords
  readonly news: NewsGame
  readonly language: Language
}

/** What is shown beside a turn. */
export interface LogState {
  readonly envelope: Envelope
  readonly now: number
  /** What happened in the last round, and all since the seat was last here, oldest first; and which of it is being told. */
  readonly news: readonly Entry[]
  readonly step: number
  readonly past: Past | undefined
  readonly log: Log | null
  /** Rules, notes and settings, once they are loaded. */
  readonly panels: Panels | null
  /** What happened while its seat was away, where that is more than one thing. */
  readonly recap: Recap | null
  /** What may be done while one waits, once that is loaded. */
  readonly waiting: Waiting | null
}

export interface Panels {
  rules(): VNode
  own(own: Own, watch: string): VNode
}

/** All that is news since its seat was last here, oldest first; and whether it has been looked at. */
export interface Recap {
  readonly entries: readonly Entry[]
  readonly isTold: boolean
}

export interface LogActs {
  step(to: number): void
  recap(from: number): void
  /** Whether it has been said. */
  say(text: string): Promise<boolean> | undefined
  older(): void
  open(panel: string): void
}

export interface LogProps {
  readonly kit: LogKit
  readonly state: LogState
  readonly acts: LogActs
}

export function firstState(kit: LogKit, envelope: Envelope, now: number): LogState {
  return heard(
    kit,
    { envelope, now, news: [], step: -1, past: undefined, log: null, panels: null, recap: null, waiting: null },
    envelope,
    now
  )
}

/** What there is to be told in a row; null where one sentence says it all, or the seat was never here. */
export function recapOf({ news: { isNews } }: LogKit, envelope: Envelope): Recap | null {
  const { news, seat, table } = envelope
  const entries = asTurns(
    news.filter(({ events }) => events.some(isNews)),
    envelope
  )
  const hereAt = seat === null ? null : (table.players[seat]?.hereAt ?? null)
  return entries.length > 1 && hereAt !== null ? { entries, isTold: false } : null
}

/** Whoever has gone on need not be told any more that there is something. */
export function recapTold({ recap }: LogState): Recap | null {
  return recap && { ...recap, isTold: true }
}

/** With what the server has said since; the newest is told first. */
export function heard(kit: LogKit, state: LogState, envelope: Envelope, now: number): LogState {
  const last = state.news.at(-1)?.version ?? -1
  const later = [...envelope.seen, ...envelope.news].filter(
    entry => entry.version > last && entry.events.some(kit.news.isNews)
  )
  if (later.length === 0) return { ...state, envelope, now }
  const news = asTurns([...state.news, ...later], envelope)
  return { ...state, envelope, now, news, step: news.length - 1, recap: recapTold(state) }
}

/** One sentence or a few: what a line tells this reader. */
export function sentence(
  { words, told, news }: LogKit,
  envelope: Envelope,
  entry: Entry,
  { why = false } = {}
): string {
  const who = whoIn(envelope)
  const said = entry.events.filter(news.isNews).map(event => ({ event, sentence: told.event(event, who) }))
  return stoodIn(entry, said, {
    who,
    isCat: catsIn(envelope),
    words: words.standIn,
    ...(why && { merit: told.merit })
  }).join(' ')
}

/** What is special about what happened. */
export function specialIn({ told, news }: LogKit, entry: Entry | undefined): Special | undefined {
  return first(entry?.events.filter(news.isNews) ?? [], told.special)
}

/** What is special about what the table waits for. */
export function momentOf({ told }: LogKit, envelope: Envelope): Moment | undefined {
  const { view, choices, result } = envelope
  if (result) return undefined
  const offered = choices.map(({ verb }) => verb)
  return told.moment({ view, who: whoIn(envelope), offered })
}

function whoIn(envelope: Envelope): Who {
  return other => (other === envelope.seat ? null : nameAt(envelope, other))
}
