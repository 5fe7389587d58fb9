import type { VoyagesTold } from '../../schema/wire/voyages.ts'
import type { Assets } from '../assets.ts'
import { htmlDocument, type Written } from '../document.tsx'
import { Frame } from '../frame.tsx'
import { voyagesWords } from '../words/index.ts'
import { Crews } from './crews.tsx'

interface Asked extends VoyagesTold {
  readonly assets: Assets
}

/** What a crew has played together, for those who sit there. */
export function voyagesPage({ crews, language, assets }: Asked): Written {
  const words = voyagesWords[language]
  return htmlDocument({
    title: `${words.title} · Slow Boat`,
    language,
    assets,
    style: 'seat/settings/page.css',
    children: (
      <Frame language={language} asked="voyages=1&">
        <main class="panel">
          <h1>{words.title}</h1>
          {crews.length === 0 && <p>{words.none}</p>}
          <Crews crews={crews} />
          <p>
            <small>{words.kept}</small>
          </p>
          <a href="?">{words.back}</a>
        </main>
      </Frame>
    )
  })
}
