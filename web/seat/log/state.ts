import type { VNode } from 'preact'
import type { Entry, Envelope, Language, Log, Own, Told } from '../../../schema/wire.ts'
import type { BesideWords } from '../../words/en/log.ts'
import type { NewsGame, ToldWords, Who } from '../game.ts'

/** What stays the same. */
export interface BesideKit {
  readonly words: BesideWords
  readonly told: ToldWords
  readonly news: NewsGame
  readonly language: Language
}

/** What is shown beside a turn. */
export interface BesideState {
  readonly envelope: Envelope
  readonly now: number
  /** What happened since the seat was last here, oldest first, and which of it is being told. */
  readonly news: readonly Entry[]
  readonly step: number
  readonly log: Log | null
  /** Rules, notes and settings, once they are loaded. */
  readonly panels: Panels | null
}

export interface Panels {
  rules(): VNode
  own(own: Own, watch: string): VNode
}

export interface BesideActs {
  step(to: number): void
  say(text: string): void
  older(): void
  open(panel: string): void
}

export interface BesideProps {
  readonly kit: BesideKit
  readonly state: BesideState
  readonly acts: BesideActs
}

export function firstState(kit: BesideKit, envelope: Envelope, now: number): BesideState {
  return heard(kit, { envelope, now, news: [], step: -1, log: null, panels: null }, envelope, now)
}

/** With what the server has said since; the newest is told first. */
export function heard(kit: BesideKit, state: BesideState, envelope: Envelope, now: number): BesideState {
  const last = state.news.at(-1)?.version ?? -1
  const later = envelope.news.filter(entry => entry.version > last && entry.events.some(kit.news.isNews))
  if (later.length === 0) return { ...state, envelope, now }
  const news = [...state.news, ...later]
  return { ...state, envelope, now, news, step: news.length - 1 }
}

/** One sentence or a few: what these events tell this reader. */
export function sentence({ told, news }: BesideKit, { seat, table }: Envelope, events: readonly Told[]): string {
  const who: Who = other => (other === seat ? null : (table.players[other]?.name ?? ''))
  return events
    .filter(news.isNews)
    .map(event => told.event(event, who))
    .join(' ')
}
