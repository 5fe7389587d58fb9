import type { Facts } from '../../../engine/game.ts'
import type { Language } from '../../../schema/languages.ts'
import type { Told } from '../../../schema/wire/log.ts'
import type { Planned, PlanSaid, PlanTold } from '../../../schema/wire/plan.ts'
import { pageGame } from '../../games/catalogue.ts'
import { isolated } from '../../words/isolated.ts'
import { planWords } from '../../words/index.ts'
import { refusalSentence } from '../../words/refusals.ts'
import type { Who } from '../game.ts'
import { sentenceOf } from './sentence.ts'
import { writeEntry } from './written.ts'

interface About {
  readonly game: string
  readonly language: Language
}

interface Why {
  readonly entry: Planned
  readonly code: string
  readonly facts: Facts
}

type Waiting = Exclude<PlanTold['state'], 'dropped'>

/** An entry as its seat is told of it. */
export function planSaid(planned: Planned, game: string, language: Language): PlanSaid {
  const { line, most, give } = planned
  const entry = { line, most, give }
  return { ...entry, written: writeEntry(entry), says: said(planned, { game, language }) }
}

/** All of a plan that waits, the first entry first, and for what it does. */
export function armedSays(
  entries: readonly Planned[],
  { state, ...about }: About & { readonly state: Waiting }
): string {
  return planWords[about.language][state](entries.map(entry => `${said(entry, about)} (${writeEntry(entry)})`))
}

/** Why none of it was played, entry by entry; or what stood against the rest of a turn. */
export function cutSays(
  { version, why }: { readonly version: number | null; readonly why: readonly Why[] },
  about: About
): string {
  const { dropped, cut, why: because } = planWords[about.language]
  return (version === null ? dropped : cut)(
    why.map(({ entry, ...refused }) => because(writeEntry(entry), refusalSentence({ ...refused, ...about })))
  )
}

/** What a turn would bring about that is only planned, event by event. */
export function happensSays(
  events: readonly Told[],
  { game: name, language }: About,
  { seat, names }: { readonly seat: number; readonly names: readonly string[] }
): readonly string[] {
  const { game, words } = pageGame(name)
  const who: Who = other => (other === seat ? null : isolated(names[other] ?? ''))
  const says = events.filter(game.isNews).map(told => words[language].event(told, who))
  return says.filter(sentence => sentence !== '')
}

function said(entry: Planned, { game, language }: About): string {
  const named = pageGame(game).words[language]
  const words = planWords[language]
  const then = (entry.more ?? []).map(({ line, does }) =>
    does ? sentenceOf(named, words, { ...does, most: 0 }) : line
  )
  // What all of a turn may cost stands with its lines.
  return words.turn([sentenceOf(named, words, { ...entry, most: entry.more ? 0 : entry.most }), ...then])
}
