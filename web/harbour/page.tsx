import { games } from '../../engine/catalogue.ts'
import type { Failure, Language } from '../../schema/wire.ts'
import { type Assets, htmlDocument } from '../document.tsx'
import { Frame } from '../frame.tsx'
import { harbourWords } from '../words/harbour/index.ts'
import { signOf, titles } from './catalogue.ts'
import type { Fields } from './fields.ts'
import { Harbour } from './harbour.tsx'
import { failing } from './opening.ts'
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
export function harbourPage({ language, assets, ...asked }: HarbourAsked): string {
  const words = harbourWords[language]
  const view = harbourView(language, asked)
  return htmlDocument({
    title: words.title,
    language,
    assets,
    style: 'harbour/harbour.css',
    script: `harbour-${language}.js`,
    data: view,
    children: (
      <Frame language={language}>
        <main class="harbour">
          <header>
            <h1>{words.heading}</h1>
            {words.about.map(sentence => (
              <p>{sentence}</p>
            ))}
          </header>
          <div id="harbour">
            <Harbour words={words} state={atFirst(view)} acts={NO_ACTS} />
          </div>
        </main>
      </Frame>
    )
  })
}

function harbourView(language: Language, asked: Omit<HarbourAsked, 'language' | 'assets'>): HarbourView {
  const all = games()
  const game = all.find(({ name }) => name === (asked.game ?? asked.fields?.game)) ?? all[0]
  if (!game) throw new Error('the catalogue of games is empty')
  const { name, seats, settings } = game
  const usual = {
    game: name,
    language,
    seats: `${Math.max(2, seats.least)}`,
    pace: 'day',
    mine: asked.fields ? '' : '1'
  }
  return {
    language,
    game: { name, seats, settings, sign: signOf(name, language) },
    titles: titles(language),
    fields: { ...usual, ...asked.fields, key: crypto.randomUUID() },
    failing: asked.failure ? failing(asked.failure) : null
  }
}

const nothing = () => {}
const NO_ACTS: Acts = { change: nothing, open: nothing, clear: nothing, forget: nothing }
