import type { Language } from '../../schema/wire.ts'
import { game as tranquility } from '../games/tranquility/record.ts'
import { words as tranquilityDe } from '../games/tranquility/words/de.ts'
import { words as tranquilityEn } from '../games/tranquility/words/en.ts'
import { words as tranquilityFr } from '../games/tranquility/words/fr.ts'
import type { GameWords } from '../seat/game.ts'
import type { RecordGame } from './game.ts'

interface Recorded {
  readonly game: RecordGame
  readonly words: Record<Language, GameWords>
}

/** Every game that can be shown when it is over; a new game is one line. */
const GAMES: Readonly<Record<string, Recorded>> = {
  tranquility: { game: tranquility as RecordGame, words: { en: tranquilityEn, fr: tranquilityFr, de: tranquilityDe } }
}

export function recordedGame(name: string): Recorded {
  const found = GAMES[name]
  if (!found) throw new Error(`Cannot find game "${name}" among those that can be shown`)
  return found
}
