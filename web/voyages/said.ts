import { canonicalJson } from '../../engine/canonical.ts'
import { findGame, measuredWinCountsOf } from '../../engine/catalogue.ts'
import type { Options } from '../../engine/game.ts'
import { exactMeasuredSetup } from '../../engine/win-counts.ts'
import type { Language } from '../../schema/languages.ts'
import type { CrewTold, Named, Shared, Voyage } from '../../schema/wire/voyages.ts'
import { signOf, textGame } from '../games/catalogue.ts'
import { setupWords } from '../games/harbour.ts'
import { drawnOf, shareOf } from '../harbour/hardness.ts'
import { harbourWords, voyagesWords } from '../words/index.ts'
import { isolated } from '../words/isolated.ts'
import { locale } from '../words/locale.ts'

interface Reader {
  readonly seat: number
  readonly language: Language
}

/** What a seat is told of the matches that it has played with those who sit there. */
export function crewsTold(crews: readonly Shared[], reader: Reader): readonly CrewTold[] {
  return crews.map(({ others, voyages }) => {
    const words = voyagesWords[reader.language]
    const people = [{ seat: reader.seat, name: words.you }, ...others]
    const names = new Intl.ListFormat(locale(reader.language)).format(people.map(({ name }) => isolated(name)))
    const ended = (how: string) => voyages.filter(({ result }) => result.outcome === how).length
    const won = voyages.every(isContest) ? null : ended('won')
    return {
      says: `${words.crew(names, voyages.length, won, ended('stopped'))}.`,
      setups: alike(voyages, ({ game, seats, options }) => canonicalJson([game, seats, chosen(game, options)])).map(
        those => setupSays(those, people, reader.language)
      ),
      bests: alike(voyages, ({ game }) => game).flatMap(those => bestSays(those, reader.language))
    }
  })
}

/** Those that are alike lie together, in the order in which they came. */
function alike(voyages: readonly Voyage[], by: (voyage: Voyage) => string): readonly Alike[] {
  const groups = new Map<string, Alike>()
  for (const voyage of voyages) {
    const before = groups.get(by(voyage))
    groups.set(by(voyage), before ? [...before, voyage] : [voyage])
  }
  return [...groups.values()]
}

type Alike = readonly [Voyage, ...Voyage[]]

function setupSays(those: Alike, people: readonly Named[], language: Language): string {
  const words = voyagesWords[language]
  const [{ game, options }] = those
  const { asSet } = harbourWords[language].odds
  const sign = signOf(game, language)
  const setup = [sign.title, setupWords(sign, chosen(game, options), asSet)].filter(Boolean).join(', ')
  const odds = oddsSay(those[0], language)
  if (!isContest(those[0])) {
    const won = those.filter(({ result }) => result.outcome === 'won').length
    return [words.won(setup, won, those.length), odds].join(' ').trim()
  }
  const firsts = people.flatMap(({ seat, name }) => {
    const times = those.filter(({ result }) => isFirst(result.ranking, seat)).length
    return times > 0 ? [words.times(isolated(name), times)] : []
  })
  return [words.against(setup, those.length, firsts.join(', ')), odds].join(' ').trim()
}

/** Who plays against others comes first, and wins nothing with them; also where somebody has resigned. */
function isContest({ game, options }: Voyage): boolean {
  return findGame(game)?.tableStyle(options).table === 'competitive'
}

/** Nobody is first where all are. */
function isFirst(ranking: Voyage['result']['ranking'] = [], seat: number): boolean {
  return ranking.length > 1 && ranking[0]?.includes(seat) === true
}

/** What autopilots make of that set-up, where it has been measured. */
function oddsSay({ game, options, seats }: Voyage, language: Language): string {
  const odds = measuredWinCountsOf(game)
  const found = odds && exactMeasuredSetup(odds, findGame(game)?.settings ?? [], options)
  if (!found) return ''
  const words = harbourWords[language].odds
  const of = (count: number | undefined) => shareOf(odds, count)
  const [won, first] = [of(found.won?.[seats]), of(found.first?.[seats])]
  if (won !== null) return words.won(won)
  return first === null ? '' : words.against(first, drawnOf(odds, found.drawn?.[seats]))
}

/** The most that was ever reached in a game, in its own words. */
function bestSays(those: Alike, language: Language): readonly string[] {
  const most = Math.max(...those.map(({ feat }) => feat ?? 0))
  const said = textGame(those[0].game).best?.(most, language)
  return most > 0 && said ? [said] : []
}

/** What isn't as usual in a set-up. */
function chosen(game: string, options: Options): Options {
  const settings = findGame(game)?.settings ?? []
  const changed = settings.flatMap(({ name, default: usual }) => {
    const value = options[name]
    return value === undefined || value === usual ? [] : [[name, value] as const]
  })
  return Object.fromEntries(changed)
}
