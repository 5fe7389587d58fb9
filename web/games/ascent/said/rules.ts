import type { RulesText } from '../../../seat/game.ts'
import { type Chapter, rulesOf, type Setup } from '../../chapters.ts'

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

/** Those that say what a match asks for before the Summit. */
const GOALS: readonly Name[] = ['greenPath', 'documentary', 'wildlife']

/** What the chapters of the base game are told of the others. */
export interface Whole extends Setup {
  /** All that may be done in a turn. */
  readonly acts: readonly string[]
  /** Whether the match asks for something before the Summit. */
  readonly hasGoal: boolean
}

type OfChapters = Readonly<Partial<Record<Name, string>>>

/** The rules in one language, of which it has every chapter; in the end the lines of actions, by the chapter that explains them. */
export function rulesIn(
  chapters: Readonly<Record<Name, Chapter<Whole>>>,
  heading: string,
  lines: OfChapters,
  acts: OfChapters
): RulesText {
  const names = Object.keys(CHAPTERS) as Name[]
  const among = (setup: Setup, said: OfChapters) => names.flatMap(name => (CHAPTERS[name](setup) && said[name]) || [])
  const whole = (setup: Setup): Whole => ({
    ...setup,
    acts: among(setup, acts),
    hasGoal: GOALS.some(goal => CHAPTERS[goal](setup))
  })
  const chapter =
    (name: Name): Chapter =>
    setup =>
      CHAPTERS[name](setup) ? chapters[name](whole(setup)) : null
  const last: Chapter = setup => ({ heading, paragraphs: among(setup, lines) })
  return rulesOf([...names.map(chapter), last])
}
