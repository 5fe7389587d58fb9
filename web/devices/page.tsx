import type { Boat } from '../../schema/wire/boat.ts'
import type { Language } from '../../schema/languages.ts'
import type { Assets } from '../assets.ts'
import { htmlDocument, type Written } from '../document.tsx'
import { Frame } from '../frame.tsx'
import { titles } from '../games/catalogue.ts'
import { Horizon } from '../landing/horizon.tsx'
import { aboardWords } from '../words/index.ts'
import { calledIn, Listed } from './listed.tsx'
import type { ShelfView } from '../shelf/state.ts'

interface Asked {
  readonly language: Language
  readonly assets: Assets
  /** How many matches it carries, for a person to know; nobody else is told. */
  readonly count?: number
  /** What it carries, where somebody has asked for a list. */
  readonly boat?: Boat
}

/** A private link that somebody has opened: what it is, and one button. */
export function boatPage({ language, assets, count, boat }: Asked): Written {
  const { page: words } = aboardWords[language]
  const view: ShelfView = { language, titles: titles(language) }
  return htmlDocument({
    title: `${words.title} · Slow Boat`,
    description: words.text,
    language,
    assets,
    style: 'devices/devices.css',
    script: `devices-${language}.js`,
    data: view,
    children: (
      <Frame language={language}>
        <main class="landing devices">
          <Horizon />
          <h1>{words.title}</h1>
          <p>{words.text}</p>
          {count !== undefined && <p class="count">{words.carries(count)}</p>}
          {boat && <Listed words={aboardWords[language]} view={view} boat={boat} />}
          <div id="arrival" />
          {!boat && (
            <noscript>
              <form method="post">
                <p>{words.unscripted}</p>
                <button>{words.list}</button>
              </form>
            </noscript>
          )}
          <p class="next">
            <a href="/">{words.harbour}</a>
          </p>
        </main>
      </Frame>
    )
  })
}

interface Told {
  readonly boat: Boat
  readonly language: Language
  readonly origin: string
}

/** The same for those who read plain text. */
export function boatText({ boat, language, origin }: Told): string {
  const words = aboardWords[language]
  const view = { language, titles: titles(language) }
  const seats = boat.seats.map(seat => `${calledIn(words, view, seat)}  ${origin}/s/${seat.link}`)
  return [words.page.carries(seats.length), ...seats, ''].join('\n')
}
