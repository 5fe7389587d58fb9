import type { Facts } from '../../../engine/game.ts'
import type { Language } from '../../../schema/languages.ts'
import type { Planned, PlanSaid, PlanTold } from '../../../schema/wire/plan.ts'
import { pageGame } from '../../games/catalogue.ts'
import { planWords } from '../../words/index.ts'
import { refusalSentence } from '../../words/refusals.ts'
import { sentenceOf } from './sentence.ts'
import { writeEntry } from './written.ts'

interface About {
  readonly game: string
  readonly language: Language
}

type Waiting = Exclude<PlanTold['state'], 'dropped'>

/** An entry as its seat is told of it. */
export function planSaid({ line, most, give, ...planned }: Planned, game: string, language: Language): PlanSaid {
  const entry = { line, most, give }
  return { ...entry, written: writeEntry(entry), says: said({ ...entry, ...planned }, { game, language }) }
}

/** All of a plan that waits, the first entry first, and for what it does. */
export function armedSays(
  entries: readonly Planned[],
  { state, ...about }: About & { readonly state: Waiting }
): string {
  return planWords[about.language][state](entries.map(entry => `${said(entry, about)} (${writeEntry(entry)})`))
}

/** Why none of it was played, entry by entry. */
export function droppedSays(
  why: readonly { readonly entry: Planned; readonly code: string; readonly facts: Facts }[],
  about: About
): string {
  const { dropped, why: because } = planWords[about.language]
  return dropped(
    why.map(({ entry, ...refused }) => because(writeEntry(entry), refusalSentence({ ...refused, ...about })))
  )
}

function said(entry: Planned, { game, language }: About): string {
  return sentenceOf(pageGame(game).words[language], planWords[language], entry)
}
