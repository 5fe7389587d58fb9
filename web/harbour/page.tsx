import { games, oddsOf } from '../../engine/catalogue.ts'
import type { Game } from '../../engine/game.ts'
import type { Language } from '../../schema/languages.ts'
import type { Failure } from '../../schema/wire/failure.ts'
import type { Assets } from '../assets.ts'
import { htmlDocument, type Written } from '../document.tsx'
import { Frame } from '../frame.tsx'
import { harbourWords, lessonWords } from '../words/index.ts'
import { lessonOf, signOf, titles } from '../games/catalogue.ts'
import { contestOf } from './contest.ts'
import type { Fields } from './fields.ts'
import { Harbour } from './harbour.tsx'
import { OddsTable } from './odds-table.tsx'
import { failing } from './opening.ts'
import { Picture } from './picture.tsx'
import { type Acts, atFirst, type HarbourView } from './state.ts'

export interface HarbourAsked {
  readonly language: Language
  readonly assets: Assets
  /** Which game to open; the first one where none is asked for. */
  readonly game?: string | undefined
  /** What had been filled in, and why it was refused: for those without JavaScript, who lose nothing either. */
  readonly fields?: Fields
  readonly failure?: Failure
}

/** The harbour: where matches are opened, and where the seats of a device are found again. */
export function harbourPage({ language, assets, ...asked }: HarbourAsked): Written {
  const words = harbourWords[language]
  const rules = rulesOf(asked)
  const view = harbourView(rules, language, asked)
  return htmlDocument({
    title: words.title,
    language,
    assets,
    style: `harbour-${rules.name}.css`,
    script: `harbour-${language}.js`,
    data: view,
    children: (
      <Frame language={language} at="/" asked={`game=${rules.name}&`}>
        <main class="harbour">
          <header>
            <h1>{words.heading}</h1>
            {words.about.map(sentence => (
              <p>{sentence}</p>
            ))}
            <Games rules={rules} language={language} />
            <Try game={rules.name} language={language} />
          </header>
          <div id="harbour">
            <Harbour words={words} state={atFirst(view)} acts={NO_ACTS} />
          </div>
          <aside>
            <Picture {...{ rules, language }} says={view.game.sign.picture} />
            <OddsTable {...{ rules, language }} />
          </aside>
        </main>
      </Frame>
    )
  })
}

/** The way to every other game; none where there is but one. */
function Games({ rules, language }: { rules: Game; language: Language }) {
  const all = games()
  if (all.length === 1) return null
  return (
    <nav class="games" aria-label={harbourWords[language].games}>
      {all.map(({ name }) => (
        <a href={`/?game=${name}&lang=${language}`} aria-current={name === rules.name && 'page'}>
          {signOf(name, language).title}
        </a>
      ))}
    </nav>
  )
}

/** The way to the game's lesson, if it has one. */
function Try({ game, language }: { game: string; language: Language }) {
  if (!lessonOf(game)) return null
  return (
    <a class="try" href={`/try/${game}?lang=${language}`}>
      {lessonWords[language].try}
    </a>
  )
}

function rulesOf({ game, fields }: Pick<HarbourAsked, 'game' | 'fields'>): Game {
  const all = games()
  const rules = all.find(({ name }) => name === (game ?? fields?.game)) ?? all[0]
  if (!rules) throw new Error('Cannot find any game in the catalogue')
  return rules
}

function harbourView(rules: Game, language: Language, { fields, failure }: Partial<HarbourAsked>): HarbourView {
  const { name, seats, settings, presets = [] } = rules
  const players = Math.max(2, seats.least)
  const usual = { game: name, language, seats: `${players}`, pace: 'day', mine: fields ? '' : '1' }
  return {
    language,
    game: {
      name,
      seats,
      settings,
      presets,
      contest: contestOf(rules),
      sign: signOf(name, language),
      odds: oddsOf(name) ?? null
    },
    titles: titles(language),
    fields: { ...usual, ...fields, key: crypto.randomUUID() },
    failing: failure ? failing(failure) : null
  }
}

const nothing = () => {}
const NO_ACTS: Acts = { change: nothing, named: nothing, open: nothing, clear: nothing, forget: nothing }
