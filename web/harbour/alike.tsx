import { findGame } from '../../engine/catalogue.ts'
import type { OpenMatchAsked } from '../../schema/wire/opening.ts'
import { htmlDocument, type Written } from '../document.tsx'
import { Frame } from '../frame.tsx'
import { signOf } from '../games/catalogue.ts'
import { harbourWords } from '../words/index.ts'
import { type Fields, players } from './fields.ts'
import { Pace } from './form.tsx'
import { type HarbourAsked, harbourView } from './page.tsx'
import { SeatFields } from './seat-fields.tsx'
import { atFirst } from './state.ts'

interface AlikeAsked extends Omit<HarbourAsked, 'game' | 'fields'> {
  /** With the match whose deal it is, its game and how many played. */
  readonly fields: Fields
}

/** Where the deal of a match that is over is given to another crew: only who they are is left to say. A plain form. */
export function alikePage({ language, assets, fields, failure }: AlikeAsked): Written {
  const words = harbourWords[language]
  const { deal = '', game = '', seats = '' } = fields
  const rules = findGame(game)
  if (!rules) throw new Error(`no game is called "${game}"`)
  const state = atFirst(harbourView(rules, language, { fields, ...(failure && { failure }) }))
  return htmlDocument({
    title: `${words.alike.title} · Slow Boat`,
    language,
    assets,
    style: `harbour-${game}.css`,
    children: (
      <Frame language={language} at="/" asked={`deal=${deal}&`}>
        <main class="harbour">
          <header>
            <h1>{words.alike.title}</h1>
            <p>{words.alike.text(signOf(game, language).title)}</p>
            <p class="warn">{words.alike.fair}</p>
            <p>
              <a href={`/m/${deal}`}>{words.alike.record}</a>
            </p>
          </header>
          <div id="harbour">
            <form class="opening" method="post" action={`/api/matches?lang=${language}`} aria-labelledby="opening">
              <h2 id="opening">{words.alike.crew}</h2>
              {Object.entries({ deal, game, seats, language, key: state.fields.key }).map(([name, value]) => (
                <input type="hidden" name={name} value={value} />
              ))}
              <ol class="seats">
                {Array.from({ length: players(fields) }, (_, seat) => (
                  <SeatFields key={seat} seat={seat} {...{ words, state }} />
                ))}
              </ol>
              <Pace words={words} state={state} />
              {state.failing && (
                <p class="warn" role="alert">
                  {state.failing.fields.length ? words.wrong.marked : state.failing.message}
                </p>
              )}
              <p class="last">
                <button class="go">{words.form.submit}</button>
              </p>
            </form>
          </div>
        </main>
      </Frame>
    )
  })
}

/** What that form asks for: what is dealt is not its to choose. */
export function alikeAsked({ game: _game, options: _options, ...people }: OpenMatchAsked, deal: string): object {
  return { ...people, deal }
}
