import { findGame } from '../../engine/catalogue.ts'
import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { pageGame } from '../games/catalogue.ts'
import { type Row, rowsOf } from '../seat/waiting/counted.ts'
import { unseenWords } from '../words/index.ts'

/** What may be counted of all that is hidden, kind by kind; nothing once it is over, nor while a draft lies on the table. */
export function hiddenRows({ game, table, view, draft, result }: Envelope, language: Language): readonly Row[] {
  if (draft || result) return []
  const { waiting, words } = pageGame(game)
  const unseen = findGame(game, table.rules)?.insight?.unseenCardsByKind?.(table.options, view) ?? []
  return rowsOf(unseen, { game: waiting?.game, said: waiting?.words[language], card: words[language].card })
}

/** The same as lines, in numbers alone: a list of cards would be longer than all the rest. */
export function hidden(envelope: Envelope, language: Language): readonly string[] {
  const { leftOf, line } = unseenWords[language]
  return hiddenRows(envelope, language).map(({ name, left, of, isMost }) => line(name, leftOf(left, of, isMost)))
}
