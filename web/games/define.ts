import type { Options } from '../../engine/game.ts'
import type { Lesson, LessonWords } from '../lesson/steps.ts'
import type { RecordGame } from '../record/game.ts'
import type { EndingGame } from '../seat/ending/game.ts'
import type { GameWords, RulesText, SeatGame, TurnGame, TurnWords } from '../seat/game.ts'
import type { WaitingGame, WaitingWords } from '../seat/waiting/game.ts'
import type { TextGame } from '../text/game.ts'
import type { InEach } from '../words/languages.ts'
import type { RefusalWords } from '../words/refusal.ts'
import type { Sign } from './harbour.ts'

/** What a seat needs to draw a match, and the name of the scripts and styles that bring it. */
export interface Scene {
  readonly entry: string
  readonly game: TurnGame
  readonly words: InEach<TurnWords>
}

/** A first voyage through the game, and what is said on it. */
export interface Taught {
  readonly lesson: Lesson
  readonly words: InEach<LessonWords>
}

/** All that a game gives, whatever it is about; the words of each language belong to its own board and no other's. */
interface Given<State, View, Words extends GameWords<View>> {
  readonly record: RecordGame<State, View, Words>
  readonly words: InEach<Words>
  readonly text: TextGame<View>
  readonly refusals: InEach<RefusalWords>
  readonly signs: InEach<Sign>
  /** The rules of any set-up, for whoever reads them before there is a script. */
  readonly rules: InEach<RulesText>
  readonly endings: InEach<EndingGame<View>>
  /** What may be tried with its table while one waits; absent where nothing can. */
  readonly waiting?: { readonly game: WaitingGame<View>; readonly words: InEach<WaitingWords> }
  /** What a seat of that set-up loads, where that is less than all of the game. */
  readonly less?: (options: Options) => Scene | undefined
  /** Absent where nobody has written one. */
  readonly taught?: Taught
}

/** A game as the platform knows it, which never looks into a view. */
export interface PageGame extends Omit<
  Given<never, never, never>,
  'record' | 'words' | 'text' | 'endings' | 'waiting'
> {
  readonly game: SeatGame
  readonly record: RecordGame
  readonly words: InEach<GameWords>
  readonly text: TextGame
  readonly endings: InEach<EndingGame>
  readonly waiting?: { readonly game: WaitingGame; readonly words: InEach<WaitingWords> }
}

export function defineGame<State, View, Words extends GameWords<View>>({
  record,
  words,
  text,
  endings,
  waiting,
  ...others
}: Given<State, View, Words>): PageGame {
  return {
    ...others,
    game: record.table as SeatGame,
    record: record as RecordGame,
    words: words as InEach<GameWords>,
    text: text as TextGame,
    endings: endings as InEach<EndingGame>,
    ...(waiting && { waiting: waiting as unknown as NonNullable<PageGame['waiting']> })
  }
}

export function scene<View, Words extends TurnWords>(
  entry: string,
  game: TurnGame<View, Words>,
  words: InEach<Words>
): Scene {
  return { entry, game: game as TurnGame, words }
}
