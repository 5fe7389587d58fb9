import { DAY_MS } from '../../schema/time.ts'
import type { Language } from '../../schema/languages.ts'
import type { Crew } from '../../schema/wire/crew.ts'
import { pageGame } from '../games/catalogue.ts'
import { recordWords, seatWords } from '../words/index.ts'
import { isolated } from '../words/isolated.ts'
import { locale } from '../words/locale.ts'
import type { Beside } from './state.ts'

/** What is said of a crew beside others with its deal. */
export function beside(crew: Crew, { id, game, language }: { id: string; game: string; language: Language }): Beside {
  const { match, names, result, moves, openedAt, endedAt, view } = crew
  const words = recordWords[language]
  const days = Math.max(1, Math.ceil((endedAt - openedAt) / DAY_MS))
  const scores = result.scores ? [result.scores.join(' : ')] : []
  return {
    names: names ? new Intl.ListFormat(locale(language)).format(names.map(isolated)) : words.crews.closed,
    href: match === id ? '' : names && `/m/${match}`,
    facts: [
      words.outcomes[result.outcome],
      ...scores,
      pageGame(game).endings[language].reached(view),
      words.moves(moves),
      seatWords[language].days(days)
    ]
  }
}
