import { newestGames } from '../../engine/catalogue.ts'
import type { Game } from '../../engine/game.ts'
import type { Language } from '../../schema/languages.ts'
import type { Assets } from '../assets.ts'
import { htmlDocument, type Written } from '../document.tsx'
import { Frame } from '../frame.tsx'
import { signOf, titles } from '../games/catalogue.ts'
import { Vignette } from '../vignette/vignette.tsx'
import { shelfWords } from '../words/index.ts'
import { factsOf } from './facts.ts'
import type { ShelfView } from './state.ts'

interface Asked {
  readonly language: Language
  readonly assets: Assets
  /** The address of the service. */
  readonly origin: string
}

/** The first page: one's own matches, then every game that can be opened. */
export function shelfPage({ language, assets, origin }: Asked): Written {
  const words = shelfWords[language]
  const view: ShelfView = { language, titles: titles(language) }
  const [first] = newestGames()
  const description = words.about.join(' ')
  return htmlDocument({
    title: words.title,
    description,
    address: `${origin}/?`,
    language,
    assets,
    ...(first && { preview: { title: words.title, text: description, game: first.name, origin } }),
    style: 'shelf/shelf.css',
    script: `shelf-${language}.js`,
    data: view,
    children: (
      <Frame language={language} at="/">
        <main class="first">
          <div id="seats">
            <noscript>
              <p class="soft">{words.seats.unscripted}</p>
            </noscript>
          </div>
          <header>
            <h1>{words.heading}</h1>
            {words.about.map(sentence => (
              <p>{sentence}</p>
            ))}
          </header>
          <nav aria-label={words.games}>
            <ul class="shelf">
              {newestGames().map(rules => (
                <OnShelf {...{ rules, language, assets }} />
              ))}
            </ul>
          </nav>
          <div id="devices" />
        </main>
      </Frame>
    )
  })
}

/** One game: its picture, what it is, for how many, how long and how hard; a tap leads to where it is opened. */
function OnShelf({ rules, language, assets }: { rules: Game; language: Language; assets: Assets }) {
  const { name } = rules
  const { title, sentence } = signOf(name, language)
  return (
    <li>
      <a href={`/?game=${name}&lang=${language}`}>
        <Vignette game={name} assets={assets} />
        <h2>{title}</h2>
        <p>{sentence}</p>
        <p class="soft">{factsOf(rules, language).join(' · ')}</p>
      </a>
    </li>
  )
}
