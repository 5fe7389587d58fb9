import { measuredWinCountsOf } from '../../engine/catalogue.ts'
import type { Game } from '../../engine/game.ts'
import { expectedTurns } from '../../engine/expected-turns.ts'
import type { Language } from '../../schema/languages.ts'
import { signOf } from '../games/catalogue.ts'
import { contestOf } from '../harbour/contest.ts'
import { hardness } from '../harbour/hardness.ts'
import { harbourWords, shelfWords } from '../words/index.ts'
import { lengthOf, range } from '../words/length.ts'

const USUAL_SEATS = 2

/** For how many a game is, how long it takes, and how hard it is as it is usually played. */
export function factsOf(rules: Game, language: Language): readonly string[] {
  const { name, seats, settings, presets = [] } = rules
  const { players, length } = shelfWords[language]
  const game = { name, seats, settings, presets, contest: contestOf(rules), sign: signOf(name, language) }
  const asked = { seats: `${Math.max(USUAL_SEATS, seats.least)}` }
  const told = hardness({ ...game, odds: measuredWinCountsOf(name) ?? null }, asked)
  const hard = told?.kind === 'won' ? [harbourWords[language].odds.grades[told.grade].replace(/\.$/, '')] : []
  const [few, many] = [expectedTurns(rules, seats.least), expectedTurns(rules, seats.most)]
  const long = length(range(few, many), lengthOf(few, 'day', language, many) ?? '')
  return [players(seats.least, seats.most), long, ...hard]
}
