import type { RulesText } from '../../seat/game.ts'
import { type Chapter, rulesOf, type Setup } from '../chapters.ts'

type Name = keyof typeof CHAPTERS

const always = () => true

/** The chapters in the order in which somebody would explain them, and which set-ups have them. */
const CHAPTERS = {
  aim: always,
  cards: always,
  turn: always,
  placing: always,
  paying: always,
  bridges: always,
  campfires: always,
  discarding: always,
  greenPath: ({ options }: Setup) => options.greenPath === true,
  documentary: ({ options }: Setup) => options.documentary === true,
  wildlife: ({ options }: Setup) => options.wildlife === true,
  hooks: ({ options }: Setup) => 'hooks' in options,
  summit: always,
  losing: always,
  silence: ({ options }: Setup) => options.talk === 'strict',
  talking: ({ options }: Setup) => options.talk === 'open'
}

/** The rules in one language, of which it has every chapter; in the end the lines of actions, by the chapter that explains them. */
export function rulesIn(
  chapters: Readonly<Record<Name, Chapter>>,
  heading: string,
  lines: Readonly<Partial<Record<Name, string>>>
): RulesText {
  const names = Object.keys(CHAPTERS) as Name[]
  const last: Chapter = setup => ({
    heading,
    paragraphs: names.flatMap(name => (CHAPTERS[name](setup) ? (lines[name] ?? []) : []))
  })
  return rulesOf([
    ...names.map(
      (name): Chapter =>
        setup =>
          CHAPTERS[name](setup) ? chapters[name](setup) : null
    ),
    last
  ])
}
