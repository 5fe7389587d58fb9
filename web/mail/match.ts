import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { pageGame } from '../games/catalogue.ts'
import { mailWords } from '../words/index.ts'
import { withOrdinaryNames } from './names.ts'

/** The same for every mail of a seat, so that they stay together; it names no card. */
export function subjectOf(envelope: Envelope, language: Language): string {
  const { title } = pageGame(envelope.game).words[language]
  const others = othersOf(withOrdinaryNames(envelope, language), language)
  return others === '' ? mailWords[language].alone(title) : mailWords[language].subject(title, others)
}

/** Everybody else at the table. */
export function othersOf({ seat, table }: Envelope, language: Language): string {
  const others = table.players.filter((_, at) => at !== seat).map(({ name }) => name)
  return new Intl.ListFormat(language).format(others)
}

/** With names and words that no mail program takes for the address of a page: a host can write what they like there. */
export function harmless(envelope: Envelope): Envelope {
  const players = envelope.table.players.map(player => ({ ...player, name: joined(player.name) }))
  const said = envelope.said.map(one => (one.phrase ? one : { ...one, text: joined(one.text) }))
  return { ...envelope, said, table: { ...envelope.table, players } }
}

// A word joiner: invisible, and no part of any address.
function joined(text: string): string {
  return text.replaceAll(/[.:]/g, '$&\u2060')
}
