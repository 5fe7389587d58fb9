import type { MatchRecord } from '../../engine/match.ts'
import { memoizeWeak } from '../../engine/memoize.ts'
import type { Language } from '../../schema/languages.ts'
import type { Told } from '../../schema/wire/log.ts'
import type { Promised } from '../harbour/known.ts'
import type { GameWords, NewsGame } from '../seat/game.ts'
import { stoodIn } from '../stood-in.ts'
import type { RecordWords } from '../words/en/record.ts'
import { isolated } from '../words/isolated.ts'
import type { Check } from './checks.ts'
import type { Frame } from './frames.ts'
import type { RecordGame } from './game.ts'
import type { Standing, Steps } from './steps.ts'

/** What the server says of a finished match. */
export interface RecordView {
  readonly id: string
  readonly language: Language
  readonly zone: string
  readonly record: MatchRecord
  /** How the same deal came out, for this crew first; none where no other has come to its end. */
  readonly crews: readonly Beside[]
  /** Whether everybody may see the record, and so have its deal. */
  readonly shared: boolean
  /** Whether it is shown by a link that opens another match with the same people. */
  readonly seated: boolean
}

/** One crew among those that had the same deal. */
export interface Beside {
  readonly names: string
  /** Where its record is; empty for this one, null where it is closed. */
  readonly href: string | null
  readonly facts: readonly string[]
}

/** The match played again, and where in it the page stands. */
export interface State extends Standing {
  readonly view: RecordView
  readonly frames: readonly Frame[]
  readonly scripted: boolean
  /** What playing it again has shown; null until it is done. */
  readonly checks: readonly Check[] | null
  /** The first promise of this match that the device was shown, if it was. */
  readonly kept: Promised | null
  /** Whether the device can hand a link to another of its programs. */
  readonly canShare: boolean
  readonly copied: boolean
  /** The record as a file on this device. */
  readonly file: string | null
}

export interface Acts extends Steps {
  pass(): void
}

export interface RecordProps {
  readonly words: RecordWords
  readonly game: RecordGame
  readonly named: GameWords
  readonly state: State
  readonly acts: Acts
}

export function atFirst(view: RecordView, frames: readonly Frame[]): State {
  const step = frames.length - 1
  const untouched = {
    playing: false,
    scripted: false,
    canShare: false,
    checks: null,
    kept: null,
    copied: false,
    file: null
  }
  return { view, frames, step, ...untouched }
}

export function nameOf({ record }: Pick<RecordView, 'record'>, seat: number): string {
  return isolated(record.names?.[seat] ?? `${seat + 1}`)
}

/** What of a moment is told: the table's own bookkeeping only where there is nothing else. */
export function tellable({ isNews }: NewsGame, told: readonly Told[]): readonly Told[] {
  const news = told.filter(isNews)
  return news.length > 0 ? news : told
}

/** What a moment was, in sentences. */
export function sentences(
  { words, game, named, state }: Pick<RecordProps, 'words' | 'game' | 'named' | 'state'>,
  frame: Frame
): readonly string[] {
  const who = (seat: number) => nameOf(state.view, seat)
  const said = tellable(game.table, frame.told).map(event => ({ event, sentence: named.event(event, who) }))
  const isCat = (seat: number) => !peopleIn(state.frames).has(seat)
  return stoodIn({ ...frame, events: frame.told }, said, { who, isCat, words: words.standIn, merit: named.merit })
}

/** The seats where somebody has played: found once, since every line of the log asks. */
const peopleIn = memoizeWeak(
  (frames: readonly Frame[]) => new Set(frames.filter(({ by }) => by !== 'autopilot').map(({ seat }) => seat))
)
