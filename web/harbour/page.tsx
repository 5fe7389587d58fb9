import { findGame, measuredWinCountsOf } from '../../engine/catalogue.ts'
import type { Game } from '../../engine/game.ts'
import type { Language } from '../../schema/languages.ts'
import type { Failure } from '../../schema/wire/failure.ts'
import type { Assets } from '../assets.ts'
import { htmlDocument, type Written } from '../document.tsx'
import { Frame } from '../frame.tsx'
import { factsOf } from '../shelf/facts.ts'
import { shelfPage } from '../shelf/page.tsx'
import { TryIt } from '../try-it.tsx'
import { harbourWords } from '../words/index.ts'
import { signOf } from '../games/catalogue.ts'
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
  /** The address of the service. */
  readonly origin: string
  /** Which game to open; where none is asked for, all are shown. */
  readonly game?: string | undefined
  /** What had been filled in, and why it was refused: for those without JavaScript, who lose nothing either. */
  readonly fields?: Fields
  readonly failure?: Failure
}

/** The harbour: the shelf of all games, or where one of them is opened. */
export function harbourPage({ game, fields, ...asked }: HarbourAsked): Written {
  const rules = findGame(game ?? fields?.game ?? '')
  return rules ? openingPage(rules, { ...asked, ...(fields && { fields }) }) : shelfPage(asked)
}

function openingPage(rules: Game, { language, assets, origin, ...asked }: Omit<HarbourAsked, 'game'>): Written {
  const words = harbourWords[language]
  const view = harbourView(rules, language, asked)
  const { title, sentence, picture } = view.game.sign
  return htmlDocument({
    title: `${title} · Slow Boat`,
    description: sentence,
    address: `${origin}/?game=${rules.name}&`,
    language,
    assets,
    preview: { title, text: sentence, game: rules.name, origin },
    style: `harbour-${rules.name}.css`,
    script: `harbour-${language}.js`,
    data: view,
    children: (
      <Frame language={language} at="/" asked={`game=${rules.name}&`}>
        <main class="harbour">
          <header>
            <p>
              <a href={`/?lang=${language}`}>{words.all}</a>
            </p>
            <h1>{title}</h1>
            <p>{sentence}</p>
            <p class="soft">{factsOf(rules, language).join(' · ')}</p>
            <p>
              <TryIt game={rules.name} language={language} />
            </p>
          </header>
          <Picture {...{ rules, language }} says={picture} />
          <div id="harbour">
            <Harbour words={words} state={atFirst(view)} acts={NO_ACTS} />
          </div>
          <aside>
            <OddsTable {...{ rules, language }} />
          </aside>
        </main>
      </Frame>
    )
  })
}

/** What the page is told of a game, and of what is filled in. */
export function harbourView(rules: Game, language: Language, { fields, failure }: Partial<HarbourAsked>): HarbourView {
  const { name, seats, expectedTurns: turns, drafts, settings, presets = [] } = rules
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
      odds: measuredWinCountsOf(name) ?? null
    },
    length: { expectedTurns: turns, isRounds: drafts?.questionNumber !== undefined },
    fields: { ...usual, ...fields, key: crypto.randomUUID() },
    failing: failure ? failing(failure) : null
  }
}

const nothing = () => {}
const NO_ACTS: Acts = { change: nothing, named: nothing, open: nothing, clear: nothing }
