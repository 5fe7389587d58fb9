import { findGame } from '../../engine/catalogue.ts'
import { expectedTurns } from '../../engine/expected-turns.ts'
import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { signOf } from '../games/catalogue.ts'
import { invitationWords } from '../words/index.ts'
import { isolated } from '../words/isolated.ts'
import { lengthOf, lengthSaid } from '../words/length.ts'
import { inviting } from './inviting.ts'

/** All that an invitation says before it asks for anything, on a page, in a mail and in a terminal. */
export interface Said {
  readonly heading: string
  readonly greeting: string | null
  /** What the game is. */
  readonly sentence: string
  /** Who else plays, how fast, and how long it will take. */
  readonly facts: readonly string[]
}

export function said(envelope: Envelope, language: Language): Said {
  const { game, table } = envelope
  const { take } = invitationWords[language]
  const { title, sentence } = signOf(game, language)
  const { host, greeting, others } = inviting(envelope)
  const rules = findGame(game)
  const turns = rules ? expectedTurns(rules, table.players.length) : 0
  const who = others.length === 0 ? [] : [host === null ? take.everybody(others) : take.others(others)]
  const time = lengthOf(turns, table.pace, language)
  const pace = `${take.pace[table.pace]}. ${lengthSaid(take, turns, rules?.drafts?.questionNumber !== undefined, time)}`
  const heading = host === null ? take.heading(title) : take.invites(host, title)
  const proven = envelope.unproven ? [take.proven] : []
  const before = table.dealtBefore ? [take.dealtBefore] : []
  const rivals = table.competed ? [take.rivals[table.links]] : []
  return { heading, greeting, sentence, facts: [...before, ...who, pace, ...proven, take.slowly, ...rivals] }
}

/** The same as lines of text. */
export function saidText(envelope: Envelope, language: Language): readonly string[] {
  const { heading, greeting, sentence, facts } = said(envelope, language)
  return [
    heading,
    ...(greeting === null ? [] : [invitationWords[language].take.quoted(isolated(greeting))]),
    sentence,
    ...facts
  ]
}
