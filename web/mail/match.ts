import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Happened } from '../../schema/wire/happened.ts'
import { pageGame } from '../games/catalogue.ts'
import { nameAt } from '../seat/names.ts'
import { boatOf } from '../words/boat.ts'
import { mailWords } from '../words/index.ts'
import { locale } from '../words/locale.ts'
import { withOrdinaryNames } from './names.ts'

/** Which match a mail is about; it names no card, and no two matches are called the same. */
export function subjectOf(envelope: Envelope, language: Language): string {
  return mailWords[language].boat(matchOf(envelope, language), boatOf(envelope.match))
}

/** The same without anybody's name: what a host wrote there is no headline for somebody who asked for nothing. */
export function namelessSubject({ game, match }: Pick<Envelope, 'game' | 'match'>, language: Language): string {
  const { title } = pageGame(game).words[language]
  return mailWords[language].boat(mailWords[language].game(title), boatOf(match))
}

/** The same, and first of all whose turn it is, once it is anybody's. */
export function turnSubject(envelope: Envelope, language: Language): string {
  const { seat, awaits, result, draft, choices } = envelope
  const { whose } = mailWords[language]
  const about = subjectOf(envelope, language)
  if (result) return whose.over(about)
  // What it has done leaves nothing to be done by it.
  if (draft && choices.length === 0) return about
  if (seat !== null && awaits.includes(seat)) return whose.yours(about)
  if (awaits.length === 0) return about
  const calm = withOrdinaryNames(envelope, language)
  return whose.others(new Intl.ListFormat(locale(language)).format(awaits.map(other => nameAt(calm, other))), about)
}

/** A game and with whom it is played. */
export function matchOf(envelope: Envelope, language: Language): string {
  const { title } = pageGame(envelope.game).words[language]
  const others = othersOf(withOrdinaryNames(envelope, language), language)
  return others === '' ? mailWords[language].alone(title) : mailWords[language].subject(title, others)
}

/** Everybody else at the table. */
function othersOf(envelope: Envelope, language: Language): string {
  const names = envelope.table.players.map((_, at) => nameAt(envelope, at))
  const others = names.filter((_, at) => at !== envelope.seat)
  return new Intl.ListFormat(locale(language)).format(others)
}

/** With names and words that no mail program takes for the address of a page: a host can write what they like there. */
export function harmless(envelope: Envelope): Envelope {
  const players = envelope.table.players.map(player => ({ ...player, name: joined(player.name) }))
  const said = envelope.said.map(one => (one.phrase ? one : { ...one, text: joined(one.text) }))
  const happened = envelope.happened?.map(harmlessly)
  return { ...envelope, said, table: { ...envelope.table, players }, ...(happened && { happened }) }
}

function harmlessly(one: Happened): Happened {
  switch (one.what) {
    case 'left':
    case 'link':
    case 'taken-back':
    case 'lost':
    case 'vouched':
      return { ...one, name: joined(one.name) }
    case 'given':
      return { ...one, from: joined(one.from), to: joined(one.to) }
    case 'lent':
      return { ...one, name: joined(one.name), to: one.to === null ? null : joined(one.to) }
    default:
      return one
  }
}

// A word joiner: invisible, and no part of any address.
function joined(text: string): string {
  return text.replaceAll(/[.:]/g, '$&\u2060')
}
